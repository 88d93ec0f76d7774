import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { skillsNamed, type NamedSkill } from '@consulting/contracts/vocabulary';
import { SavedSearchesService } from '../../../saved-searches/application/saved-searches.service.ts';
import { Only } from '../../../shared/http/access.ts';
import { Caller } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import { withShared } from '../../../shared/http/output/shared-skills.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import type { Page } from '../../../shared/page.ts';
import { namingOfPerson, readerOf } from '../../../users/application/shared-reader.ts';
import type { SignedInUser } from '../../../users/application/signed-in-user.ts';
import { JobsService } from '../../application/jobs.service.ts';
import { namingOfJob, type Job } from '../../domain/job.ts';
import { SeekersJobsQuery, SeekersJobView, toJobFilter, toJobView } from './jobs.dto.ts';

/**
 * Jobs as a signed-in job seeker sees them, each with what the caller shares with it. The public list is cached and the same
 * for everybody, so it says nothing of a reader.
 */
@ApiTags('jobs')
@Only('user', ['JobSeeker'], 'application.job-role-required')
@Controller('private/api/jobs')
export class SeekersJobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly searches: SavedSearchesService,
  ) {}

  /** Open jobs, searched and filtered as the public list is. */
  @ApiPage(SeekersJobView)
  @ApiErrors(400, 404, 409)
  @Get()
  async list(
    @Query() query: SeekersJobsQuery,
    @ReaderLanguage() language: Language,
    @Caller() caller: SignedInUser,
  ): Promise<Page<SeekersJobView>> {
    const skills = skillsOf(caller, query);
    const ids = await this.searches.newIn(caller, 'job', query.savedSearch);
    const filter = { ...toJobFilter(query), ids };
    const page = await this.jobs.list(filter, query, query.sort && (skills ?? []));
    return page.with(await viewsOf(page.items, skills, language));
  }

  /** One job; `state` shows whether it is still open. A draft is 404. */
  @ApiErrors(400, 404)
  @Get(':id')
  async one(
    @Param('id', IdPipe) id: string,
    @ReaderLanguage() language: Language,
    @Caller() caller: SignedInUser,
  ): Promise<SeekersJobView> {
    const job = await this.jobs.posted(id);
    const [view] = await viewsOf([job], skillsOf(caller), language);
    return view!;
  }
}

/** Returns the skills that the caller names; null where the caller has switched off that lists say what is shared. */
function skillsOf(caller: SignedInUser, query?: SeekersJobsQuery): NamedSkill[] | null {
  const reader = readerOf(caller, 'JobSeeker', query);
  return reader && skillsNamed(namingOfPerson(reader));
}

const viewsOf = (jobs: readonly Job[], skills: NamedSkill[] | null, language: Language) =>
  withShared(jobs, skills, { naming: namingOfJob, language, view: toJobView });
