import { Injectable } from '@nestjs/common';
import type { HoldCause } from '@consulting/contracts';
import { ApiKeysService } from '../../../api-keys/application/api-keys.service.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Actor } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import type { HeldThing, Hold } from '../../../shared/hold/hold.ts';
import { AdminNotices } from '../../admins/application/admin-notices.ts';
import { putOnHoldMail } from '../../admins/application/notice-mails.ts';
import type { SessionAudience } from '../domain/session.ts';
import { OneTimeTokens } from './one-time-tokens.ts';

/** Puts on hold what an administrator made, and returns it. Called inside the unit of work of the recovery. */
export type Holding = (by: Actor, hold: Hold) => Promise<readonly HeldThing[]>;

/** Ends what an account has, which its owner makes anew. Called inside the unit of work of the recovery. */
type Ending = (account: Recovered) => Promise<void>;

/** An account that was recovered. */
interface Recovered {
  audience: SessionAudience;
  id: string;
  email: string;
}

/**
 * Closes what somebody may have made who had taken over an administrator's account: revokes its unused invitations,
 * and puts its API keys and webhooks on hold. What users may have made, too, is ended for both (`onRecovered`). Modules above
 * register in `onModuleInit`. See docs/decisions/0039.
 */
@Injectable()
export class AdminRecovery {
  private readonly holdings: Holding[] = [];
  private readonly endings: Ending[] = [];

  constructor(
    private readonly keys: ApiKeysService,
    private readonly tokens: OneTimeTokens,
    private readonly notices: AdminNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {
    this.add((by, hold) => this.keys.holdAllOf(by, hold));
  }

  add(holding: Holding): void {
    this.holdings.push(holding);
  }

  /** For users, too. */
  onRecovered(ending: Ending): void {
    this.endings.push(ending);
  }

  /** Call it in the unit of work of the recovery. */
  async recovered(by: Actor, { audience, id, email }: Recovered, cause: HoldCause): Promise<void> {
    for (const ending of this.endings) await ending({ audience, id, email });
    if (audience !== 'admin') return;
    const invitations = await this.revokeInvitations(by, { id, email });
    const hold: Hold = { cause, since: this.clock.now(), adminId: id };
    const held: HeldThing[] = [];
    for (const holding of this.holdings) held.push(...(await holding(by, hold)));
    if (invitations > 0 || held.length > 0)
      await this.notices.tellAll((told) => putOnHoldMail(told, { email, cause, invitations, held }), null);
  }

  /** Returns how many there were. */
  private async revokeInvitations(by: Actor, { id, email }: Omit<Recovered, 'audience'>): Promise<number> {
    const unused = await this.tokens.findAllUnused(id, 'invitation');
    if (unused.length === 0) return 0;
    await this.tokens.removeAllOf(id, 'invitation');
    const target = { kind: 'admin', id, label: email, regarding: `${unused.length} invitations` };
    await this.audit.by(by, 'admin.invitations-revoked', target);
    return unused.length;
  }
}
