import { Injectable } from '@nestjs/common';
import { LANGUAGES, PAGE } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { atomFeed } from '../domain/atom.ts';
import type { PublicJob } from '../domain/public-job.ts';
import { robots, sitemap, type SitePage } from '../domain/sitemap.ts';

/** Most entries of one sitemap (sitemaps.org allows 50,000 addresses), each of which has one in every language. */
const MAX_ENTRIES = Math.floor(50_000 / LANGUAGES.length);

/** What machines read of the public site. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  /** The newest open jobs, at most 200. */
  async atom(): Promise<string> {
    const { items } = await this.jobs.list({}, { page: 1, limit: PAGE.maxLimit });
    return atomFeed(items, this.settings.publicUrl);
  }

  async sitemap(pages: readonly SitePage[]): Promise<string> {
    return sitemap(pages, await this.allJobs(MAX_ENTRIES - pages.length), this.settings.publicUrl);
  }

  robots(): string {
    return robots(this.settings.publicUrl);
  }

  private async allJobs(most: number): Promise<PublicJob[]> {
    const jobs: PublicJob[] = [];
    for (let page = 1; jobs.length < most; page += 1) {
      const { items } = await this.jobs.list({}, { page, limit: PAGE.maxLimit });
      jobs.push(...items);
      if (items.length < PAGE.maxLimit) break;
    }
    return jobs.slice(0, most);
  }
}
