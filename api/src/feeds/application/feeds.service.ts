import { Injectable } from '@nestjs/common';
import { coded, COMPANY, LANGUAGES, PAGE, type Language } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { Clock } from '../../shared/time/clock.ts';
import { DomainError } from '../../shared/errors.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { atomFeed } from '../domain/lists/atom.ts';
import { securityTxt } from '../domain/security-txt.ts';
import {
  firstJobOf,
  jobEntries,
  JOBS_OF_A_FILE,
  pageEntries,
  robots,
  sitemapFile,
  sitemapFiles,
  sitemapIndex,
  type SitePage,
} from '../domain/lists/sitemap.ts';

const feedTitle = (i18n: I18n) => i18n._('Open positions at {company}', { company: COMPANY.name });
const applyBy = (i18n: I18n, day: string) => i18n._('Apply by {day}.', { day });

/** Feeds, sitemaps and pages of the public site for machines. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns the newest open jobs, at most 200, as a feed for the pages of a language. */
  async atom(language: Language): Promise<string> {
    const { items } = await this.jobs.list({}, { page: 1, limit: PAGE.maxLimit });
    return atomFeed(items, this.settings.publicUrl, {
      language,
      title: feedTitle(i18nOf(language)),
      words: wordsOf,
      applyBy: (ofJob, day) => applyBy(i18nOf(ofJob), day),
    });
  }

  /** Returns the index of the sitemap's files. */
  async sitemap(): Promise<string> {
    const { total } = await this.jobs.list({}, { page: 1, limit: 1 });
    return sitemapIndex(sitemapFiles(total), this.settings.publicUrl);
  }

  /** Returns one of these files by its name after `/sitemap-`; DomainError `not-found` for an unknown name. */
  async sitemapFile(name: string, pages: readonly SitePage[]): Promise<string> {
    const { publicUrl } = this.settings;
    if (name === 'pages.xml') {
      const { items } = await this.jobs.list({}, { page: 1, limit: PAGE.maxLimit });
      return sitemapFile(pageEntries(pages, items), publicUrl);
    }
    const first = firstJobOf(name);
    const entries = first === null ? [] : await this.jobEntriesFrom(first);
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

  private async jobEntriesFrom(first: number): Promise<SitePage[]> {
    const entries: SitePage[] = [];
    for await (const batch of this.jobs.open({ from: first, most: JOBS_OF_A_FILE }))
      entries.push(...jobEntries(batch));
    return entries;
  }
}
