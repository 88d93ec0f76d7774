import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  CADENCES,
  LIMITS,
  PAUSES,
  SAVED_SEARCH_KINDS,
  type Cadence,
  type Pause,
  type SavedSearchKind,
} from '@consulting/contracts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { versionOf } from '../../../shared/version.ts';
import { editableOfSearch } from '../../domain/saved-search.ts';
import { OptionalText, Text } from '../../../shared/http/input/fields.ts';
import { OneOfFilter } from '../../../shared/http/input/posting-query.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { ShownSearch } from '../../application/news-of-searches.ts';

export class SavedSearchDto {
  /** The list: job seekers save searches of jobs, freelancers of projects, companies of projects and consultants, administrators of people and freelancers. */
  @ApiProperty({ enum: SAVED_SEARCH_KINDS, example: 'job' })
  @IsIn(SAVED_SEARCH_KINDS, rule('field.not-one-of', { choices: SAVED_SEARCH_KINDS.join(', ') }))
  kind: SavedSearchKind;

  /** The query of that list, without page, limit and sort. @example 'q=ewm&location=Berlin' */
  @Text({ max: LIMITS.savedQuery, kind: 'line' })
  query: string;

  /** @example 'EWM in Berlin' */
  @Text({ max: LIMITS.name, required: 'field.name-required', kind: 'line' })
  name: string;

  /** How often new entries are mailed; administrators have `none` only. */
  @OneOfFilter(CADENCES)
  cadence?: Cadence;
}

/** A missing field stays as it is. */
export class SavedSearchChangeDto {
  /** @example 'q=ewm&location=Berlin' */
  @OptionalText({ max: LIMITS.savedQuery, kind: 'line' })
  query?: string;

  /** @example 'EWM in Berlin' */
  @OptionalText({ max: LIMITS.name, required: 'field.name-required', kind: 'line' })
  name?: string;

  @OneOfFilter(CADENCES)
  cadence?: Cadence;
}

export class SavedSearchView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiVersion()
  version: string;

  @ApiProperty({ enum: SAVED_SEARCH_KINDS })
  kind: SavedSearchKind;

  /** @example 'location=Berlin&q=ewm' */
  query: string;

  /** @example 'EWM in Berlin' */
  name: string;

  @ApiProperty({ enum: CADENCES })
  cadence: Cadence;

  /** What came in before has been told, or came in before the search was saved. @example 2026-11-21T06:00:00.000Z */
  since: string;

  /** @example 2026-11-21T08:00:00.000Z */
  seenAt: string;

  /** Entries that came in since `seenAt`, at most 1000. @example 3 */
  newCount: number;

  /** Why nothing is mailed although there is a cadence: another role, an address that refuses mails, or one's own choice. */
  @ApiProperty({ type: String, enum: PAUSES, nullable: true })
  paused: Pause | null;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;
}

export class SavedSearchAnswer extends MessageAnswer {
  search: SavedSearchView;
}

export function toSavedSearchView({ search, newCount, paused }: ShownSearch): SavedSearchView {
  const { id, kind, query, name, cadence, since, seenAt, createdAt } = search;
  return {
    _id: id,
    version: versionOf(editableOfSearch(search)),
    kind,
    query,
    name,
    cadence,
    since: since.toISOString(),
    seenAt: seenAt.toISOString(),
    newCount,
    paused,
    createdAt: createdAt.toISOString(),
  };
}
