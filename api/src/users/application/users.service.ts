import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Role } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { PersonalDocuments } from '../../platform/database/collections/personal-documents.port.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { Files, type UploadedPdf } from '../../platform/files/files.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Wishes } from '../../platform/wishes/wishes.ts';
import type { Arrival, News } from '../../shared/arrival.ts';
import { orNotFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { applicableChange, type ProfileChange } from '../domain/profile.ts';
import { editableOfUser, type User, type UserFile } from '../domain/user.ts';
import { AccountLifecycle } from './account-lifecycle.ts';
import { UserRepository, type UserFilter, type UserWrite } from './users.ports.ts';

/** How many unverified accounts are read at once. */
const BATCH = 100;

export type ProfileUploads = Partial<Record<UserFile, UploadedPdf>>;

/** Users as the other modules see them, and the changes that owners make to their profiles. */
@Injectable()
export class UsersService implements OnModuleInit {
  constructor(
    private readonly users: UserRepository,
    private readonly lifecycle: AccountLifecycle,
    private readonly files: Files,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly erasures: Erasures,
    private readonly wishes: Wishes,
    private readonly personalDocuments: PersonalDocuments,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('user', (id) => this.erase(id));
    this.wishes.fulfilAgainBy('role', ({ id, value }) =>
      this.updateProfile(id, JSON.parse(value) as ProfileChange),
    );
  }

  find(id: string): Promise<User | null> {
    return this.users.find(id);
  }

  async get(id: string): Promise<User> {
    return orNotFound(await this.users.find(id), 'account');
  }

  /**
   * Keeps the user from being erased until the caller's unit of work ends, so that nothing is written about an erased
   * user. 404 when there is no such user.
   */
  async lock(id: string): Promise<User> {
    return orNotFound(await this.users.lock(id), 'account');
  }

  /** 404 also for a user of another role. */
  async getOfRole(id: string, role: Role): Promise<User> {
    const user = await this.users.find(id);
    return orNotFound(user?.role === role ? user : null, 'account');
  }

  findMany(ids: readonly string[]): Promise<Map<string, User>> {
    return this.users.findMany(ids);
  }

  /** Yields all of a role in batches, newest first. */
  all(role: Role): AsyncIterable<User[]> {
    return this.users.batches(role);
  }

  /** Newest first; users of every role when `role` is undefined. */
  list(role: Role | undefined, filter: UserFilter, request: PageRequest): Promise<Page<User>> {
    return this.users.page(role, filter, request);
  }

  /** Returns those that came into the result of a search, last first. */
  arrivals(role: Role | undefined, terms: Omit<UserFilter, 'ids'>, news: News): Promise<Arrival[]> {
    return this.users.arrivals(role, terms, news);
  }

  countByRole(): Promise<Record<Role, number>> {
    return this.users.countByRole();
  }

  /**
   * Changes the given fields; uploads replace the files of the same name. A changed role takes effect at once in all
   * modules, in the same unit of work. `precondition`: the expected versions of `editableOfUser`; language,
   * notifications and availability are saved elsewhere.
   */
  async updateProfile(
    id: string,
    change: ProfileChange,
    uploads: ProfileUploads = {},
    precondition?: Precondition,
  ): Promise<User> {
    const applicable = (user: User): ProfileChange => {
      const elsewhere = ['language', 'notifications', 'available_from', 'days_per_week'];
      const own = Object.keys(editableOfUser(user)).filter((field) => !elsewhere.includes(field));
      assertUnchanged(editableOfUser(user), precondition, own);
      return applicableChange(user, change);
    };
    // Validated before files are written, and again inside the unit of work.
    applicable(await this.get(id));
    const stored = await this.store(uploads);
    return this.unitOfWork.run(async () => {
      const before = await this.get(id);
      const write: UserWrite = { ...applicable(before), ...stored };
      const user = orNotFound(await this.users.replace(id, write), 'account');
      await this.lifecycle.changed(user);
      if (user.role !== before.role) await this.changeRole(user);
      for (const kind of Object.keys(stored) as UserFile[]) await this.replace(before[kind], user[kind]);
      return user;
    });
  }

  private async changeRole({ id, role, company_name }: User): Promise<void> {
    await this.lifecycle.roleChanged(id, role);
    // A company needs its name.
    const wanted: ProfileChange = role === 'B2B' ? { role, company_name } : { role };
    await this.wishes.note('role', id, { kind: 'user', id }, JSON.stringify(wanted));
  }

  /** Sets until when the firm may keep the user's documents; 404 when there is no such user. */
  async setPoolUntil(id: string, poolUntil: Date | null): Promise<User> {
    return orNotFound(await this.users.replace(id, { poolUntil }), 'account');
  }

  /** Sets how many messages the user may send to the administration; 404 when there is no such user. */
  async setMessageLimit(id: string, messageLimit: number): Promise<User> {
    return orNotFound(await this.users.replace(id, { messageLimit }), 'account');
  }

  /** Idempotent. */
  async removeFile(id: string, kind: UserFile): Promise<User> {
    return this.unitOfWork.run(async () => {
      const before = await this.get(id);
      const user = orNotFound(await this.users.replace(id, { [kind]: null }), 'account');
      await this.files.release(before[kind]);
      return user;
    });
  }

  /** Erases the account and everything that modules keep about it, in one unit of work. 404 when unknown. */
  async erase(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(id);
      await this.eraseLocked(id);
    });
  }

  /** Erases accounts that registered before `date` and never confirmed the address. */
  async eraseUnverified(date: Date): Promise<void> {
    for (;;) {
      const due = await this.users.findUnverified(date, BATCH);
      for (const id of due) await this.eraseUnproven(id);
      if (due.length < BATCH) return;
    }
  }

  /** Erases an account whose address nobody has proven; does nothing when it was confirmed or erased meanwhile. */
  async eraseUnproven(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (await this.users.lockUnverified(id)) await this.eraseLocked(id);
    });
  }

  private async eraseLocked(id: string): Promise<void> {
    await this.lifecycle.erased(id);
    await this.personalDocuments.removeAllOf({ kind: 'user', id });
    const user = orNotFound(await this.users.remove(id), 'account');
    await this.files.release(user.cv);
    await this.files.release(user.certificate);
    // Last, because the listeners above may write to the mail queue or the audit log.
    // Applications without an account have mails of their own, which go with them.
    await this.mailQueue.forget(user.email, { but: 'confirm-application' });
    await this.mailQueue.forgetAbout(id);
    await this.audit.forget('user', id);
    await this.erasures.note('user', id);
  }

  private async store(uploads: ProfileUploads): Promise<Partial<Record<UserFile, StoredFile>>> {
    const stored: Partial<Record<UserFile, StoredFile>> = {};
    for (const [kind, upload] of Object.entries(uploads) as [UserFile, UploadedPdf][])
      stored[kind] = await this.files.store(upload);
    return stored;
  }

  private async replace(before: StoredFile | null, after: StoredFile | null): Promise<void> {
    if (after) await this.files.attach(after);
    await this.files.release(before);
  }
}
