import { Injectable } from '@nestjs/common';
import { coded, COMPANY, jobPath, LANGUAGES, PAGE, projectPath, type Language } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import { Clock } from '../../shared/time/clock.ts';
import { DomainError } from '../../shared/errors.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { atomFeed } from '../domain/lists/atom.ts';
import { jobEntry, projectEntry, type EntryTexts } from '../domain/lists/feed-entries.ts';
import { MOST_POSITIONS, position, positionsDocument } from '../domain/lists/positions.ts';
import {
  pageEntries,
  partOf,
  POSTINGS_OF_A_FILE,
  robots,
  sitemapFile,
  sitemapFiles,
  sitemapIndex,
  type PostingList,
  type SitePage,
} from '../domain/lists/sitemap.ts';
import type { PublicJob } from '../domain/public-job.ts';
import type { PublicProject } from '../domain/public-project.ts';
import { securityTxt } from '../domain/security-txt.ts';

const jobsTitle = (i18n: I18n) => i18n._('Open positions at {company}', { company: COMPANY.name });
const projectsTitle = (i18n: I18n) => i18n._('Open projects at {company}', { company: COMPANY.name });
const applyBy = (i18n: I18n, day: string) => i18n._('Apply by {day}.', { day });
const start = (i18n: I18n, day: string) => i18n._('Start: {day}.', { day });
const partsOfJob = (i18n: I18n) => ({
  job: i18n._('The job'),
  qualification: i18n._('Qualification'),
  offer: i18n._('Offer'),
});

const ENTRY_TEXTS: EntryTexts = {
  words: wordsOf,
  applyBy: (language, day) => applyBy(i18nOf(language), day),
  start: (language, day) => start(i18nOf(language), day),
};

/** The entries of a feed, and of the pages' dates: a list says when it changed by its newest. */
const NEWEST = { page: 1, limit: PAGE.maxLimit };

/** Feeds, sitemaps and pages of the public site for machines. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly projects: ProjectsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns the newest open jobs, at most 200, as a feed for the pages of a language. */
  async jobsFeed(language: Language): Promise<string> {
    const entries = (await this.newestJobs()).map((job) => jobEntry(job, ENTRY_TEXTS));
    const feed = { language, path: '/feed.xml', listPath: '/career', title: jobsTitle(i18nOf(language)) };
    return atomFeed(entries, this.settings.publicUrl, feed);
  }

  /** Returns the newest open projects in the same way. */
  async projectsFeed(language: Language): Promise<string> {
    const entries = (await this.newestProjects()).map((project) => projectEntry(project, ENTRY_TEXTS));
    const title = projectsTitle(i18nOf(language));
    const feed = { language, path: '/projects.xml', listPath: '/freelancer', title };
    return atomFeed(entries, this.settings.publicUrl, feed);
  }

  /** Returns the newest open jobs, at most 1,000, for job boards. */
  async positions(): Promise<string> {
    const positions: string[] = [];
    for await (const batch of this.jobs.open({ from: 0, most: MOST_POSITIONS }))
      for (const job of batch)
        positions.push(position(job, this.settings.publicUrl, partsOfJob(i18nOf(job.language))));
    return positionsDocument(positions);
  }

  /** Returns the index of the sitemap's files. */
  async sitemap(): Promise<string> {
    const one = { page: 1, limit: 1 };
    const [jobs, projects] = [await this.jobs.list({}, one), await this.projects.list({}, undefined, one)];
    const files = sitemapFiles({ jobs: jobs.total, projects: projects.total });
    return sitemapIndex(files, this.settings.publicUrl);
  }

  /** Returns one of these files by its name after `/sitemap-`; DomainError `not-found` for an unknown name. */
  async sitemapFile(name: string, pages: readonly SitePage[]): Promise<string> {
    const { publicUrl } = this.settings;
    if (name === 'pages.xml') {
      const [jobs, projects] = [await this.newestJobs(), await this.newestProjects()];
      return sitemapFile(pageEntries(pages, { jobs, projects }), publicUrl);
    }
    const part = partOf(name);
    const entries = part ? await this.entriesOf(part.list, part.from) : [];
    if (entries.length === 0) throw new DomainError('not-found', coded('address.not-found'));
    return sitemapFile(entries, publicUrl);
  }

  robots(): string {
    return robots(this.settings.publicUrl);
  }

  /** Returns where to report a weakness: to the company, not to the recipient of the contact form, which is not public. */
  security(): string {
    const publisher = { site: this.settings.publicUrl, contact: COMPANY.email, languages: LANGUAGES };
    return securityTxt(publisher, this.clock.now());
  }

  private async newestJobs(): Promise<PublicJob[]> {
    return (await this.jobs.list({}, NEWEST)).items;
  }

  private async newestProjects(): Promise<PublicProject[]> {
    return (await this.projects.list({}, undefined, NEWEST)).items.map(({ project }) => project);
  }

  private async entriesOf(list: PostingList, from: number): Promise<SitePage[]> {
    const part = { from, most: POSTINGS_OF_A_FILE };
    const entries: SitePage[] = [];
    const add = <Posting extends PublicJob | PublicProject>(
      batch: Posting[],
      pathOf: (posting: Posting) => string,
    ) => entries.push(...batch.map((each) => ({ path: pathOf(each), changedAt: each.changedAt })));
    if (list === 'jobs') for await (const batch of this.jobs.open(part)) add(batch, jobPath);
    else for await (const batch of this.projects.open(part)) add(batch, projectPath);
    return entries;
  }
}
