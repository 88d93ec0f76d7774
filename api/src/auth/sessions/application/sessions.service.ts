import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { SignedInCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { notFound, unauthenticated } from '../../../shared/errors.ts';
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
    private readonly unitOfWork: UnitOfWork,
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

  /**
   * Opens a session; returns its token. `epoch` must have been read together with the checked password hash. 401 when the
   * account was erased meanwhile: no session outlives its account.
   */
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
    return this.unitOfWork.run(async () => {
      const owners = audience === 'user' ? this.accounts : this.admins;
      if (!(await owners.lock(subjectId))) throw unauthenticated();
      return this.add(session);
    });
  }

  /** Returns the user of verified claims as stored now; null for a session that has ended in any way. */
  async userOf(claims: TokenClaims, renews: boolean): Promise<SignedInUser | null> {
    // In parallel, because over a network the second read then costs hardly any time. Everything that ends a session
    // or raises the epoch shows in one of the two, in whichever order they are read.
    const [session, account] = await Promise.all([this.live('user', claims), this.accounts.find(claims.sub)]);
    if (!session || !account || account.user.blocked || account.sessionEpoch !== session.epoch) return null;
    if (renews) await this.prolong(session);
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
    if (renews) await this.prolong(session);
    const { admin } = account;
    const { id, email } = admin;
    return { kind: 'admin', id, sessionId: session.id, confirmedAt: session.confirmedAt, email, admin };
  }

  list(audience: SessionAudience, subjectId: string): Promise<Session[]> {
    return this.sessions.findAllLive(audience, subjectId, this.clock.now());
  }

  /** Replaces the session by one whose owner is confirmed now; returns its token. 401 like `replacedBy`. */
  confirm(caller: SignedInCaller): Promise<string> {
    const confirmedAt = this.clock.now();
    return this.unitOfWork.run(async () => this.follow(await this.take(caller), { confirmedAt }));
  }

  /**
   * Runs a change of the caller's own access, which is one unit of work, and replaces the session as its last write:
   * a copy of the former token ends with the change. Returns the result with the new token. 401, and nothing is
   * changed, when the session was replaced or ended meanwhile.
   */
  async replacedBy<T>(
    caller: SignedInCaller,
    change: () => Promise<T>,
  ): Promise<{ result: T; token: string }> {
    let token: string | undefined;
    let isOver = false;
    const replace = async () => {
      // Work that the change leaves behind may still write, and replaces nothing.
      if (!isOver) token = await this.follow(await this.take(caller), {});
    };
    const result = await this.unitOfWork.endingWith(replace, change);
    isOver = true;
    if (token === undefined) throw new Error('The change was no unit of work');
    return { result, token };
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

  /** Replaces this session by one of the raised epoch and ends all others; returns its token. 401 like `replacedBy`. */
  async endOthers(caller: SignedInCaller, epoch: number): Promise<string> {
    const session = await this.take(caller);
    await this.endAll(caller.kind, caller.id);
    return this.follow(session, { epoch });
  }

  /** Ends the caller's session and returns it. 401 when it has ended: of simultaneous calls exactly one gets it. */
  private async take({ kind, id, sessionId }: SignedInCaller): Promise<Session> {
    const session = await this.sessions.remove(kind, id, sessionId);
    if (!session) throw unauthenticated();
    return session;
  }

  /** Adds the successor of a session, with its device and the end of its life; returns its token. */
  private follow(
    session: Session,
    changed: Partial<Pick<Session, 'confirmedAt' | 'epoch'>>,
  ): Promise<string> {
    const now = this.clock.now();
    const expiresAt = expiryOf(session.audience, session.openedAt, now);
    return this.add({ ...session, ...changed, id: newId(), lastSeenAt: now, expiresAt });
  }

  private async add(session: Session): Promise<string> {
    await this.sessions.add(session);
    const { id, audience, subjectId, openedAt } = session;
    return this.signer.sign(audience, {
      sub: subjectId,
      sid: id,
      iat: Math.floor(this.clock.now().getTime() / 1000),
      exp: Math.floor(endOfLife(audience, openedAt).getTime() / 1000),
    });
  }

  private async live(audience: SessionAudience, { sid, sub, exp }: TokenClaims): Promise<Session | null> {
    const now = this.clock.now();
    if (exp * 1000 <= now.getTime()) return null;
    const session = await this.sessions.findLive(audience, sid, now);
    return session?.subjectId === sub ? session : null;
  }

  private async prolong(session: Session): Promise<void> {
    const now = this.clock.now();
    if (!isDueForRenewal(session, now)) return;
    await this.sessions.renew(session.id, now, expiryOf(session.audience, session.openedAt, now));
  }
}
