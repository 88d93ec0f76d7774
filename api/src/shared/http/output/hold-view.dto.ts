import { ApiProperty } from '@nestjs/swagger';
import { HOLD_CAUSES, type HoldCause } from '@consulting/contracts';
import type { Hold } from '../../hold/hold.ts';

/** Something works for nobody until an administrator lets it go on. */
export class HoldView {
  /** The recovery of its maker's account that put it on hold. */
  @ApiProperty({ enum: HOLD_CAUSES, example: 'password-reset' })
  cause: HoldCause;

  /** @example 2026-11-21T08:00:00.000Z */
  since: string;

  /** The administrator whose account it was, and who may not end the hold unless there is no other. @example 656f2a9e1c9d440000a1b2c5 */
  adminId: string;
}

export function toHoldView(hold: Hold | null): HoldView | null {
  return hold && { cause: hold.cause, since: hold.since.toISOString(), adminId: hold.adminId };
}
