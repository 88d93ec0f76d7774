import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { LIMITS, PAGE } from '@consulting/contracts';
import { Instant, INSTANT_SCHEMA, Optional, SearchText } from './fields.ts';
import { rule } from './rule.ts';
import { PLACE, type PageRequest } from '../../page.ts';

export const wholeNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** No list is longer: what lies behind is as empty. */
const LAST_PAGE = 1_000_000;

const pageNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Math.min(Number(value), LAST_PAGE) : value;

/** The part of a list that is asked for. */
export class Paging {
  /** Page, from 1; one past the end is an empty list. */
  @ApiPropertyOptional({ type: 'integer', default: 1 })
  @Optional()
  @Transform(pageNumber)
  @IsInt(rule('field.not-whole-number-from', { min: 1 }))
  @Min(1, rule('field.too-small', { min: 1 }))
  page: number = 1;

  /** Entries per page. */
  @ApiPropertyOptional({ type: 'integer', default: PAGE.defaultLimit })
  @Optional()
  @Transform(wholeNumber)
  @IsInt(rule('field.not-whole-number-between', { min: 1, max: PAGE.maxLimit }))
  @Min(1, rule('field.too-small', { min: 1 }))
  @Max(PAGE.maxLimit, rule('field.too-large', { max: PAGE.maxLimit }))
  limit: number = PAGE.defaultLimit;
}

/** The query of a list that can be searched. Extend it for a list's own filters. */
export class PageQuery extends Paging implements PageRequest {
  /**
   * Search text, taken literally, ignoring case; in lists of jobs, projects, consultants, employees and people also by the
   * names of what it means ("S4HANA" finds S/4HANA). Commas separate alternatives there. One or two letters are looked
   * for at the beginning of words.
   */
  @SearchText(LIMITS.search)
  q?: string;
}

/** The parameter of a list whose pages can begin behind an entry. */
export const After = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      pattern: PLACE.source,
      description:
        'Where the page begins: as `next` of the header `Link` names it, opaque. What is added or removed meanwhile moves nothing from one page to another. `page` only counts then',
    }),
    Optional(),
    Matches(PLACE, rule('field.invalid')),
  );

/** The query of a list whose pages can begin behind an entry. */
export class StablePageQuery extends PageQuery {
  @After()
  after?: string;
}

/** The parameter of a list that orders it by what the caller shares with its entries. */
export const SharedSort = () =>
  applyDecorators(
    ApiProperty({
      enum: ['shared'],
      required: false,
      description:
        '`shared`: first the entries with which the caller shares most skills of the vocabulary, of the newest 300 with a skill of the caller’s and the newest 300 with a broader one; then all others, newest first',
    }),
    Optional(),
    IsIn(['shared'], rule('field.not-one-of', { choices: 'shared' })),
  );

/** The parameter of a list with only what was written since an instant; goes with `requestOf`. */
export const UpdatedSince = () =>
  applyDecorators(
    ApiProperty({
      ...INSTANT_SCHEMA,
      required: false,
      description:
        'Only entries that were written at this instant or later (their `updatedAt`), oldest change first. Goes with no other filter, because a filter would hide what has left its result',
    }),
    Optional(),
    Instant(),
  );

/** The parameter of a list that orders it by changes; goes with `requestOf`. */
export const UpdatedSort = () =>
  applyDecorators(
    ApiProperty({
      enum: ['updated'],
      required: false,
      description: '`updated`: by `updatedAt`, oldest change first; goes with no other filter',
    }),
    Optional(),
    IsIn(['updated'], rule('field.not-one-of', { choices: 'updated' })),
  );

/** Returns which part of a list is asked for, with `UpdatedSince` and `UpdatedSort`. */
export function requestOf({
  page,
  limit,
  after,
  updated_since,
  sort,
}: PageRequest & { updated_since?: string; sort?: string }): PageRequest {
  const since = updated_since === undefined ? undefined : new Date(updated_since);
  return { page, limit, after, ...((since || sort === 'updated') && { changes: { since } }) };
}
