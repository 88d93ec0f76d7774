import { Injectable, type OnModuleInit } from '@nestjs/common';
import { jobPath, type Language } from '@consulting/contracts';
import { postingFacts } from '../../../saved-searches/adapters/http/posting-facts.ts';
import {
  SearchedLists,
  type ListedEntry,
  type QueryFields,
} from '../../../saved-searches/application/searched-lists.ts';
import { validatedQuery } from '../../../shared/http/input/validation.pipe.ts';
import { asOf } from '../../../shared/posting/posting.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { JobRepository, type JobTerms } from '../../application/jobs.ports.ts';
import { JobsQuery, toJobFilter } from './jobs.dto.ts';

/** Open jobs as a list whose searches job seekers save. */
@Injectable()
export class JobsAsSearchedList implements OnModuleInit {
  constructor(
    private readonly lists: SearchedLists,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.lists.add('job', {
      path: '/career',
      check: termsOf,
      arrivals: async (query, news) => this.jobs.arrivals(await termsOf(query), news),
      entries: (ids, language) => this.entries(ids, language),
    });
  }

  private async entries(ids: readonly string[], language: Language): Promise<Map<string, ListedEntry>> {
    const now = this.clock.now();
    const open = (await this.jobs.findMany(ids)).filter((job) => asOf(job, now).state === 'open');
    return new Map(
      open.map((job) => [
        job.id,
        { title: job.title, facts: postingFacts(job, language), path: jobPath(job) },
      ]),
    );
  }
}

const termsOf = async (query: QueryFields): Promise<JobTerms> =>
  toJobFilter(await validatedQuery(JobsQuery, query));
