import { ApiProperty } from '@nestjs/swagger';
import { Instant, INSTANT_SCHEMA } from '../../shared/http/input/fields.ts';
import { After, Paging } from '../../shared/http/input/page.dto.ts';
import type { Removal } from './removals.ts';

/** The query of what was removed from a list. */
export class RemovedQuery extends Paging {
  /** The first instant of which removals are told; at most 90 days ago. */
  @ApiProperty(INSTANT_SCHEMA)
  @Instant()
  since: string;

  @After()
  after?: string;
}

/** An entry that was removed. */
export class RemovedView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 2026-11-21T08:00:00.000Z */
  removedAt: string;
}

export const toRemovedView = ({ id, removedAt }: Removal): RemovedView => ({
  _id: id,
  removedAt: removedAt.toISOString(),
});
