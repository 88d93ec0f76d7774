import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { wantsSecond } from '../../second-factor/domain/sign-in-factors.ts';
import type { Stage, StageCaller } from '../../../shared/caller.ts';
import { SignInAccounts, type SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { FactorRepository } from '../../second-factor/application/factors.ports.ts';
import { TokenSigner, type StageClaims } from '../../sessions/application/sessions.ports.ts';

/** A caller between the password and the second factor, with the account that the guard read. */
export interface StageCallerWithAccount extends StageCaller {
  account: SignInAccount;
}

/** Tokens between the password and the second factor, each with its own audience, for five minutes. */
@Injectable()
export class StageTokens {
  constructor(
    private readonly signer: TokenSigner,
    private readonly accounts: SignInAccounts,
    private readonly factors: FactorRepository,
    private readonly clock: Clock,
  ) {}

  /** `epoch` must have been read together with the password hash that was checked. */
  async issue(audience: SessionAudience, id: string, epoch: number, stage: Stage): Promise<string> {
    const now = this.clock.now().getTime();
    return this.signer.signStage(audience, {
      sub: id,
      epoch,
      stage,
      iat: Math.floor(now / 1000),
      exp: Math.floor((now + RETENTION.stageTokens) / 1000),
    });
  }

  /**
   * Returns null when the token is too old, the account is erased or blocked, or its password was replaced. Also null
   * for adding a factor when the account has one by now.
   */
  async callerOf(
    audience: SessionAudience,
    { sub, epoch, stage, exp }: StageClaims,
  ): Promise<StageCallerWithAccount | null> {
    if (exp * 1000 <= this.clock.now().getTime()) return null;
    const account = await this.accounts.find(audience, sub);
    if (!account || account.isBlocked || account.sessionEpoch !== epoch) return null;
    if (stage === 'enrolment' && wantsSecond(await this.factors.find({ audience, id: sub }))) return null;
    return { kind: 'stage', audience, id: sub, stage, account };
  }
}
