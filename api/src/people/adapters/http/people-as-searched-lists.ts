import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SearchedLists } from '../../../saved-searches/application/searched-lists.ts';
import { validatedQuery } from '../../../shared/http/input/validation.pipe.ts';
import { toUserTerms, UsersQuery } from '../../../users/adapters/http/profile.dto.ts';
import { UsersService } from '../../../users/application/users.service.ts';
import { PeopleQuery, toPeopleFilter } from './people.dto.ts';

/** People, and freelancers among them, as lists whose searches administrators save. */
@Injectable()
export class PeopleAsSearchedLists implements OnModuleInit {
  constructor(
    private readonly lists: SearchedLists,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.lists.add('person', {
      path: '/admin/people',
      check: (query) => validatedQuery(PeopleQuery, query),
      arrivals: async (query, news) => {
        const { role, ...terms } = toPeopleFilter(await validatedQuery(PeopleQuery, query));
        return this.users.arrivals(role, terms, news);
      },
    });
    this.lists.add('freelancer', {
      path: '/admin/freelancers',
      check: (query) => validatedQuery(UsersQuery, query),
      arrivals: async (query, news) => {
        const terms = toUserTerms(await validatedQuery(UsersQuery, query));
        return this.users.arrivals('Freelancer', terms, news);
      },
    });
  }
}
