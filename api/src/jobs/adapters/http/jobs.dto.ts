import {
  EMPLOYMENT_TYPES,
  jobContent,
  LIMITS,
  type EmploymentType,
  type Language,
  type PostingState,
} from '@consulting/contracts';
import type { PostingRule } from '@consulting/contracts/posting-check';
import { ApiProperty } from '@nestjs/swagger';
import { SavedSearchFilter } from '../../../saved-searches/adapters/http/saved-search-filter.ts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { Id, Optional, OptionalLanguage, OptionalText, Text } from '../../../shared/http/input/fields.ts';
import { OptionalName } from '../../../shared/http/input/name-field.ts';
import { SharedSort, UpdatedSince, UpdatedSort } from '../../../shared/http/input/page.dto.ts';
import { NewStateField, OneOf, PostingDto, StateFilter } from '../../../shared/http/input/posting.dto.ts';
import { OneOfFilter, payOf, PostingsQuery } from '../../../shared/http/input/posting-query.dto.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { SharedSkillsView } from '../../../shared/http/output/shared-skills.dto.ts';
import { ApiDismissed, PostingView, toPostingView } from '../../../shared/http/output/posting-view.dto.ts';
import type { NewState } from '../../../shared/posting/posting.ts';
import type { JobTerms } from '../../application/jobs.ports.ts';
import type { CountedJob } from '../../application/admin-jobs.service.ts';
import { editableOfJob, type Job, type JobDetails } from '../../domain/job.ts';
import { versionOf } from '../../../shared/version.ts';

export class JobsQuery extends PostingsQuery {
  @OneOfFilter(EMPLOYMENT_TYPES)
  employment_type?: EmploymentType;
}

/** The public list, with what is new in a saved search. */
export class OpenJobsQuery extends JobsQuery {
  /** Only what is new in this saved search of the caller's. */
  @SavedSearchFilter()
  savedSearch?: string;
}

/** The list of job seekers. */
export class SeekersJobsQuery extends OpenJobsQuery {
  @SharedSort()
  sort?: 'shared';
}

/** Returns what a query asks for. */
export const toJobFilter = (query: JobsQuery): JobTerms => {
  const { q, location, language, workplace, employment_type } = query;
  return { q, location, language, workplace, employment_type, pay: payOf(query) };
};

export class AdminJobsQuery extends JobsQuery {
  @StateFilter()
  state?: PostingState;

  @UpdatedSince()
  updated_since?: string;

  @UpdatedSort()
  sort?: 'updated';
}

/** A job as a form sends it; an optional field that is missing in a change stays as it is. */
export class JobDto extends PostingDto implements JobDetails {
  /** @example 'SAP Basis Consultant' */
  @Text({ max: LIMITS.title, required: 'field.required', kind: 'line' })
  title: string;

  /** @example 'Plan and run S/4HANA systems for customers in logistics.' */
  @Text({ required: 'field.required' })
  description: string;

  /** @example 'Three years with SAP Basis' */
  @Text({ required: 'field.required' })
  qualification: string;

  /** Defaults to the firm when missing or empty. */
  @OptionalName()
  company?: string;

  /** @example Berlin */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  location?: string;

  /** A short text for alerts and cards. */
  @OptionalText()
  introduction?: string;

  /** The benefits of this position, beside those of the firm. */
  @OptionalText()
  offer?: string;

  @OneOf(EMPLOYMENT_TYPES)
  employment_type?: EmploymentType | null;
}

export class CreateJobDto extends JobDto {
  @NewStateField()
  state?: NewState;
}

export class ApplyDto {
  @Id()
  jobId: string;

  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  userId?: string;

  /** The cover note. */
  @OptionalText({ max: LIMITS.message })
  note?: string;

  @OptionalLanguage('Language of the receipt: that of the page; the account’s when absent')
  language?: Language;
}

export class JobView extends PostingView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 'SAP Basis Consultant' */
  title: string;

  /** @example 'Muster Consulting GmbH' */
  company: string;

  /** @example 'Plan and run S/4HANA systems for customers in logistics.' */
  description: string;

  /** @example 'Three years with SAP Basis' */
  qualification: string;

  /** Empty when not given. @example Berlin */
  location: string;

  /** Empty when not given. */
  introduction: string;

  /** The benefits of this position; empty when not given. */
  offer: string;

  @ApiProperty({ type: String, enum: EMPLOYMENT_TYPES, nullable: true, example: 'full-time' })
  employment_type: EmploymentType | null;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;
}

/** A job as a job seeker sees it. */
export class SeekersJobView extends JobView {
  /** What the caller shares with it; absent where the caller has switched that off. */
  shared?: SharedSkillsView;
}

export class AdminJobView extends JobView {
  /** Applications of any status. @example 4 */
  applicantsCount: number;

  /** Those of them that are still pending. @example 2 */
  pendingCount: number;

  @ApiDismissed()
  dismissed: PostingRule[];

  @ApiVersion()
  version: string;

  /** When it was last written, in any way. @example 2026-11-21T08:00:00.000Z */
  updatedAt: string;
}

/** A job that was posted or changed. */
export class JobAnswer extends MessageAnswer {
  job: JobView;
}

export class ChangedJobAnswer extends JobAnswer {
  @ApiVersion()
  version: string;
}

export const versionOfJob = (job: Job): string => versionOf(editableOfJob(job));

export function toJobView(job: Job): JobView {
  return {
    _id: job.id,
    ...jobContent(job),
    ...toPostingView(job),
    employment_type: job.employment_type,
    createdAt: job.createdAt.toISOString(),
  };
}

export function toAdminJobView({ job, counts }: CountedJob): AdminJobView {
  return {
    applicantsCount: counts.all,
    pendingCount: counts.pending,
    dismissed: job.dismissed,
    version: versionOfJob(job),
    updatedAt: (job.updatedAt ?? job.createdAt).toISOString(),
    ...toJobView(job),
  };
}
