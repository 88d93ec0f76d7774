import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SignedInCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/clock.ts';
import { notFound } from '../../../shared/errors.ts';
import { newId } from '../../../shared/id.ts';
import { AccountLifecycle } from '../../../users/application/account-lifecycle.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import type { SignedInUser } from '../../../users/application/signed-in-user.ts';
import type { SignedInAdmin } from './signed-in-admin.ts';
import {
  endOfLife,
  expiryOf,
  isDueForRenewal,
  type Session,
  type SessionAudience,
} from '../domain/session.ts';
import { AdminRepository } from '../../admins/application/admins.ports.ts';
import { SessionRepository, TokenSigner, type TokenClaims } from './sessions.ports.ts';

/**
 * Sessions of users and administrators: opened by a sign-in, read at each request, ended by a sign-out or by the
 * server.
 */
@Injectable()
export class SessionsService implements OnModuleInit {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly signer: TokenSigner,
    private readonly accounts: AccountsService,
    private readonly admins: AdminRepository,
    private readonly lifecycle: AccountLifecycle,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      exported: async (userId) => [
        {
          name: 'sessions',
          data: (await this.list('user', userId)).map(({ openedAt, lastSeenAt, expiresAt, device }) => ({
            openedAt,
            lastSeenAt,
            expiresAt,
            device,
          })),
        },
      ],
    });
  }

  /** Opens a session; returns its token. `epoch` must have been read together with the checked password hash. */
  async open(audience: SessionAudience, subjectId: string, epoch: number, device: string): Promise<string> {
    const openedAt = this.clock.now();
    const session: Session = {
      id: newId(),
      audience,
      subjectId,
      epoch,
      openedAt,
      confirmedAt: openedAt,
      lastSeenAt: openedAt,
      expiresAt: expiryOf(audience, openedAt, openedAt),
      device: device.slice(0, 200),
    };
    await this.sessions.add(session);
    return this.signer.sign(audience, {
      sub: subjectId,
      sid: session.id,
      iat: Math.floor(openedAt.getTime() / 1000),
      exp: Math.floor(endOfLife(audience, openedAt).getTime() / 1000),
    });
  }

  /** Returns the user of verified claims as stored now; null for a session that has ended in any way. */
  async userOf(claims: TokenClaims, renews: boolean): Promise<SignedInUser | null> {
    // In parallel, because over a network the second read then costs hardly any time. Everything that ends a session
    // or raises the epoch shows in one of the two, in whichever order they are read.
    const [session, account] = await Promise.all([this.live('user', claims), this.accounts.find(claims.sub)]);
    if (!session || !account || account.user.blocked || account.sessionEpoch !== session.epoch) return null;
    if (renews) await this.renew(session);
    const { id, role, email } = account.user;
    return {
      kind: 'user',
      id,
      sessionId: session.id,
      confirmedAt: session.confirmedAt,
      role,
      email,
      account,
    };
  }

  async adminOf(claims: TokenClaims, renews: boolean): Promise<SignedInAdmin | null> {
    const [session, account] = await Promise.all([this.live('admin', claims), this.admins.find(claims.sub)]);
    if (!session || !account || account.sessionEpoch !== session.epoch) return null;
    if (renews) await this.renew(session);
    const { admin } = account;
    const { id, email } = admin;
    return { kind: 'admin', id, sessionId: session.id, confirmedAt: session.confirmedAt, email, admin };
  }

  list(audience: SessionAudience, subjectId: string): Promise<Session[]> {
    return this.sessions.findAllLive(audience, subjectId, this.clock.now());
  }

  /** Records that the owner was confirmed again. */
  async confirm({ sessionId }: SignedInCaller): Promise<void> {
    await this.sessions.confirm(sessionId, this.clock.now());
  }

  /** 404 unless it is a session of this subject. */
  async end(audience: SessionAudience, subjectId: string, id: string): Promise<void> {
    if (!(await this.sessions.remove(audience, subjectId, id))) throw notFound('session');
  }

  /** Signs out. Idempotent, because two tabs may do it at the same time. */
  async close({ kind, id, sessionId }: SignedInCaller): Promise<void> {
    await this.sessions.remove(kind, id, sessionId);
  }

  async endAll(audience: SessionAudience, subjectId: string): Promise<void> {
    await this.sessions.removeAllOf(audience, subjectId);
  }

  /** Ends the other sessions and moves this one to the raised epoch. */
  async endOthers({ kind, id, sessionId }: SignedInCaller, epoch: number): Promise<void> {
    await this.sessions.removeAllOf(kind, id, sessionId);
    await this.sessions.setEpoch(sessionId, epoch);
  }

  private async live(audience: SessionAudience, { sid, sub, exp }: TokenClaims): Promise<Session | null> {
    const now = this.clock.now();
    if (exp * 1000 <= now.getTime()) return null;
    const session = await this.sessions.findLive(audience, sid, now);
    return session?.subjectId === sub ? session : null;
  }

  private async renew(session: Session): Promise<void> {
    const now = this.clock.now();
    if (!isDueForRenewal(session, now)) return;
    await this.sessions.renew(session.id, now, expiryOf(session.audience, session.openedAt, now));
  }
}
