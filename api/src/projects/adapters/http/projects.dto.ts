import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import {
  CONTRACT_TYPES,
  LIMITS,
  PROJECT_EMPLOYMENT_TYPES,
  type ContractType,
  type Language,
  type PostingState,
  type ProjectEmploymentType,
} from '@consulting/contracts';
import { alsoTaken, EMPTY_TEXT } from '../../../shared/http/input/api-condition.ts';
import {
  CalendarDay,
  DAY_SCHEMA,
  Id,
  INSTANT_SCHEMA,
  IsoDate,
  Optional,
  OptionalLanguage,
  OptionalText,
  Text,
  TextList,
} from '../../../shared/http/input/fields.ts';
import { SavedSearchFilter } from '../../../saved-searches/adapters/http/saved-search-filter.ts';
import { SharedSort, UpdatedSince, UpdatedSort } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { NewStateField, OneOf, PostingDto, StateFilter } from '../../../shared/http/input/posting.dto.ts';
import { OneOfFilter, payOf, PostingsQuery } from '../../../shared/http/input/posting-query.dto.ts';
import type { NewState } from '../../../shared/posting/posting.ts';
import { PROJECT_OWNERS, type ProjectOwner, type ProjectTerms } from '../../application/projects.ports.ts';
import type { ProjectDetails } from '../../domain/project.ts';

export class ProjectsQuery extends PostingsQuery {
  /** This category in any spelling. */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  category?: string;

  @OneOfFilter(CONTRACT_TYPES)
  contract_type?: ContractType;

  /** Only those that start on this day or before; none whose start is open. @example 2027-01-31 */
  @ApiProperty({ ...DAY_SCHEMA, required: false })
  @Optional()
  @CalendarDay()
  start_until?: string;
}

/** The public list, with what is new in a saved search. */
export class OpenProjectsQuery extends ProjectsQuery {
  /** Only what is new in this saved search of the caller's. */
  @SavedSearchFilter()
  savedSearch?: string;

  @SharedSort()
  sort?: 'shared';
}

/** Returns what a query asks for. */
export const toProjectFilter = (query: ProjectsQuery): ProjectTerms => {
  const { q, category, language, location, workplace, contract_type, start_until } = query;
  const startUntil = start_until === undefined ? undefined : new Date(start_until);
  return { q, category, language, location, workplace, contract_type, startUntil, pay: payOf(query) };
};

export class OwnProjectsQuery extends ProjectsQuery {
  @StateFilter()
  state?: PostingState;
}

export class AdminProjectsQuery extends OwnProjectsQuery {
  /** `mine` lists the administration's own projects, `companies` all others. */
  @ApiProperty({ enum: PROJECT_OWNERS, required: false })
  @Optional()
  @IsIn(PROJECT_OWNERS, rule('field.not-one-of', { choices: PROJECT_OWNERS.join(', ') }))
  owner: ProjectOwner = 'all';

  /** `true`: only those that await review, which are held and open; with `state` those that are held in that state. */
  @ApiProperty({ enum: ['true'], required: false })
  @Optional()
  @IsIn(['true'], rule('field.not-one-of', { choices: 'true' }))
  held?: 'true';

  @UpdatedSince()
  updated_since?: string;

  @UpdatedSort()
  sort?: 'updated';
}

/** A project as a form sends it; an optional field that is missing in a change stays as it is. */
export class ProjectDto extends PostingDto {
  /** @example 'S/4HANA migration of a parts maker' */
  @Text({ max: LIMITS.title, required: 'field.title-required', kind: 'line' })
  title: string;

  /** @example 'Greenfield move of finance and logistics.' */
  @Text({ required: 'field.description-required' })
  description: string;

  @Optional()
  @TextList()
  technologies?: string[];

  @Optional()
  @TextList()
  category?: string[];

  /** The day that is named, whatever its time and zone; null or an empty string for an open start. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsoDate({
    ...DAY_SCHEMA,
    nullable: true,
    example: '2027-01-11',
    ...alsoTaken(INSTANT_SCHEMA, EMPTY_TEXT),
  })
  start_date?: string | null;

  /** @example Potsdam */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  location?: string;

  /** @example 'Six months' */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  duration?: string;

  /** @example 'Three days a week' */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  workload?: string;

  @OneOf(PROJECT_EMPLOYMENT_TYPES)
  employment_type?: ProjectEmploymentType | null;

  /** `temporary-employment` needs a permit: the firm's in AUEG_PERMIT, a company's own in `aueg_permit`. */
  @OneOf(CONTRACT_TYPES)
  contract_type?: ContractType | null;
}

export class CreateProjectDto extends ProjectDto {
  @NewStateField()
  state?: NewState;
}

export class OwnProjectDto extends ProjectDto {
  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  b2bId?: string;

  /** The company's permit for temporary employment, shown with it. @example 'Federal Employment Agency, 1 March 2024' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  aueg_permit?: string;

  /** Whether the project's page names the company. @example false */
  @Optional()
  @IsBoolean(rule('field.not-boolean'))
  show_company?: boolean;
}

export class CreateOwnProjectDto extends OwnProjectDto {
  @NewStateField()
  state?: NewState;
}

export class ProjectApplyDto {
  @Id()
  projectId: string;

  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  userId?: string;

  /** The cover note. */
  @OptionalText({ max: LIMITS.message })
  note?: string;

  @OptionalLanguage('Language of the receipt: that of the page; the account’s when absent')
  language?: Language;

  /** Ignored: taken from the account. */
  @OptionalText({ max: LIMITS.name, kind: 'line' })
  role?: string;

  /** Ignored: taken from the account. */
  @OptionalText({ max: 2 * LIMITS.name + 1, kind: 'line' })
  name?: string;

  /** Ignored: taken from the project. */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  projectTitle?: string;
}

/** What was sent, as the domain takes it; a date alone means midnight UTC. */
export function toDetails<Input extends ProjectDto>({
  start_date,
  ...input
}: Input): Omit<Input, 'start_date'> & Pick<ProjectDetails, 'start_date'> {
  if (start_date === undefined) return input;
  return { ...input, start_date: start_date === null ? null : new Date(start_date.slice(0, 10)) };
}
