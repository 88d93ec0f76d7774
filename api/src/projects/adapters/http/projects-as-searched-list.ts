import { Injectable, type OnModuleInit } from '@nestjs/common';
import { projectPath, type Language } from '@consulting/contracts';
import { postingFacts } from '../../../saved-searches/adapters/http/posting-facts.ts';
import {
  SearchedLists,
  type ListedEntry,
  type QueryFields,
} from '../../../saved-searches/application/searched-lists.ts';
import { validatedQuery } from '../../../shared/http/input/validation.pipe.ts';
import { asOf } from '../../../shared/posting/posting.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { ProjectRepository, type ProjectTerms } from '../../application/projects.ports.ts';
import { ProjectsQuery, toProjectFilter } from './projects.dto.ts';

/** Open projects as a list whose searches freelancers and companies save; companies are not told of their own. */
@Injectable()
export class ProjectsAsSearchedList implements OnModuleInit {
  constructor(
    private readonly lists: SearchedLists,
    private readonly projects: ProjectRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.lists.add('project', {
      path: '/freelancer',
      check: termsOf,
      arrivals: async (query, news) => this.projects.arrivals(await termsOf(query), news),
      entries: (ids, language) => this.entries(ids, language),
    });
  }

  private async entries(ids: readonly string[], language: Language): Promise<Map<string, ListedEntry>> {
    const now = this.clock.now();
    const found = await this.projects.findMany(ids);
    const open = found.filter((project) => !project.hidden && asOf(project, now).state === 'open');
    return new Map(
      open.map((project) => [
        project.id,
        { title: project.title, facts: postingFacts(project, language), path: projectPath(project) },
      ]),
    );
  }
}

const termsOf = async (query: QueryFields): Promise<ProjectTerms> =>
  toProjectFilter(await validatedQuery(ProjectsQuery, query));
