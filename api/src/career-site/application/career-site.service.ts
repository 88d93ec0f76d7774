import { Injectable } from '@nestjs/common';
import { shownCareerSite, type Language, type ShownCareerSite } from '@consulting/contracts';
import { Files } from '../../platform/files/files.ts';
import { notFound } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { teammates } from '../domain/career-site.ts';
import { CareerSites, JobPages, JobsOfPages } from './career-site.ports.ts';

/** An opened file of a portrait. */
export interface OpenedPortrait {
  file: StoredFile;
  content: Awaited<ReturnType<Files['open']>>;
}

/** The firm's own content of its career site, for visitors. */
@Injectable()
export class CareerSiteService {
  constructor(
    private readonly sites: CareerSites,
    private readonly pages: JobPages,
    private readonly jobs: JobsOfPages,
    private readonly files: Files,
  ) {}

  /** `jobId`: a job that visitors may see, whose own content is shown then. Takes two reads by id at most. */
  async shown(language: Language, jobId?: string): Promise<ShownCareerSite> {
    const [site, page] = await Promise.all([
      this.sites.find(),
      jobId === undefined ? null : this.pages.find(jobId),
    ]);
    return shownCareerSite(site, teammates(site), language, page);
  }

  /** As `shown`, for any id: one that visitors may not see changes nothing. */
  async shownFor(language: Language, jobId?: string): Promise<ShownCareerSite> {
    const isPosted = jobId !== undefined && (await this.jobs.isPosted(jobId));
    return this.shown(language, isPosted ? jobId : undefined);
  }

  /** Opens a portrait of a member who is shown; 404 for any other. */
  async openPortrait(id: string, width: number): Promise<OpenedPortrait> {
    const { team } = await this.sites.find();
    const member = team.find(({ portrait, shown }) => shown && portrait?.id === id);
    const file = member?.portrait?.files.find((each) => each.width === width)?.file;
    if (!file) throw notFound('portrait');
    return { file, content: await this.files.open(file) };
  }

  /** For the removal of a job, in its unit of work. */
  forgetJob(jobId: string): Promise<void> {
    return this.pages.remove(jobId);
  }
}
