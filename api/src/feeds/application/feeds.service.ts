import { Injectable } from '@nestjs/common';
import { COMPANY, LANGUAGES, PAGE, type Language } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { atomFeed } from '../domain/atom.ts';
import type { PublicJob } from '../domain/public-job.ts';
import { robots, sitemap, type SitePage } from '../domain/sitemap.ts';

/** Most entries of one sitemap (sitemaps.org allows 50,000 addresses), each of which has one in every language. */
const MAX_ENTRIES = Math.floor(50_000 / LANGUAGES.length);

const feedTitle = (i18n: I18n) => i18n._('Open positions at {company}', { company: COMPANY.name });
const applyBy = (i18n: I18n, day: string) => i18n._('Apply by {day}.', { day });

/** What machines read of the public site. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  /** The newest open jobs, at most 200, for the pages of a language. */
  async atom(language: Language): Promise<string> {
    const { items } = await this.jobs.list({}, { page: 1, limit: PAGE.maxLimit });
    return atomFeed(items, this.settings.publicUrl, {
      language,
      title: feedTitle(i18nOf(language)),
      words: wordsOf,
      applyBy: (ofJob, day) => applyBy(i18nOf(ofJob), day),
    });
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
