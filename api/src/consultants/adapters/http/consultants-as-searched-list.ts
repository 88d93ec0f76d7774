import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  SearchedLists,
  type ListedEntry,
  type QueryFields,
} from '../../../saved-searches/application/searched-lists.ts';
import { validatedQuery } from '../../../shared/http/input/validation.pipe.ts';
import { ConsultantRepository, type ConsultantTerms } from '../../application/consultants.ports.ts';
import { ConsultantsQuery, toConsultantTerms } from './consultants.dto.ts';

const PATH = '/dashboard/consultants';

/** Consultants as a list whose searches companies save. They have no pages of their own. */
@Injectable()
export class ConsultantsAsSearchedList implements OnModuleInit {
  constructor(
    private readonly lists: SearchedLists,
    private readonly consultants: ConsultantRepository,
  ) {}

  onModuleInit(): void {
    this.lists.add('consultant', {
      path: PATH,
      check: termsOf,
      arrivals: async (query, news) => this.consultants.arrivals(await termsOf(query), news),
      entries: (ids) => this.entries(ids),
    });
  }

  private async entries(ids: readonly string[]): Promise<Map<string, ListedEntry>> {
    const found = (await this.consultants.findMany(ids)).filter(({ listed }) => listed);
    return new Map(
      found.map(({ id, position, name, skills, availability }) => [
        id,
        {
          title: position || name,
          facts: [skills.slice(0, 4).join(', '), availability].filter(Boolean),
          path: PATH,
        },
      ]),
    );
  }
}

const termsOf = async (query: QueryFields): Promise<ConsultantTerms> => ({
  audience: 'company',
  ...toConsultantTerms(await validatedQuery(ConsultantsQuery, query)),
});
