import { Injectable } from '@nestjs/common';
import type { AdminCaller } from '../../../shared/caller.ts';
import { conflict } from '../../../shared/errors.ts';
import type { Hold } from '../../../shared/hold/hold.ts';
import { AdminRepository } from './admins.ports.ts';

/** Who may end holds, and which makers are still administrators. */
@Injectable()
export class AdminHolds {
  constructor(private readonly admins: AdminRepository) {}

  /** Returns which of these administrators exist. */
  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.admins.findMany(ids)).keys());
  }

  /**
   * Throws 409 for the administrator whose account was recovered: whoever had taken the account over may still be in
   * it. The only administrator may, or nobody could.
   */
  async assertMayRelease({ id }: AdminCaller, { adminId }: Hold): Promise<void> {
    if (id === adminId && (await this.admins.findAll()).length > 1) throw conflict('hold.ended-by-another');
  }
}
