import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@consulting/contracts';
import { Settings } from '../../../config/settings.ts';
import { AuditLog, SYSTEM } from '../../../platform/audit/audit-log.ts';
import { PersonalDocuments } from '../../../platform/database/collections/personal-documents.port.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Erasures } from '../../../platform/erasures/erasures.ts';
import { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { Actor, AdminCaller } from '../../../shared/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { emailKey } from '../../../shared/person/email-history.ts';
import { conflict, notFound, orNotFound } from '../../../shared/errors.ts';
import { newId } from '../../../shared/id.ts';
import { AdminNotices } from '../../admins/application/admin-notices.ts';
import { adminAddedMail, invitationMadeMail } from '../../admins/application/notice-mails.ts';
import { AdminRecovery } from '../../sessions/application/admin-recovery.ts';
import { assertUnchanged, type Precondition } from '../../../shared/version.ts';
import {
  editableOfAdmin,
  lastAdmin,
  registrationClosed,
  type Admin,
  type NewAdmin,
} from '../../admins/domain/admin.ts';
import { AdminRepository, type AdminAccount } from '../../admins/application/admins.ports.ts';
import { invitationMail } from './auth-mails.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { PasswordCheck } from '../../passwords/application/password-check.ts';

/** Registration by ADMIN_REGISTRATION, invitation and removal of administrators. */
@Injectable()
export class AdminsService implements OnModuleInit {
  constructor(
    private readonly admins: AdminRepository,
    private readonly passwords: PasswordCheck,
    private readonly tokens: OneTimeTokens,
    private readonly mailQueue: MailQueue,
    private readonly notices: AdminNotices,
    private readonly recovery: AdminRecovery,
    private readonly audit: AuditLog,
    private readonly erasures: Erasures,
    private readonly personalDocuments: PersonalDocuments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('admin', (id) => this.erase(SYSTEM, id));
  }

  /**
   * Throws 403 before any input is validated when the caller may not register.
   * `closed` refuses everyone; otherwise an invitation is enough, and `first` also admits the first administrator.
   */
  async requireOpen(hasInvitation: boolean): Promise<void> {
    const mode = this.settings.adminRegistration;
    if (mode === 'closed') throw registrationClosed();
    if (hasInvitation) return;
    if (mode === 'invite' || (await this.admins.hasReal())) throw registrationClosed();
  }

  async register(input: NewAdmin, inviteCode?: string): Promise<void> {
    await this.requireOpen(inviteCode !== undefined);
    if (inviteCode !== undefined) await this.requireInvitation(inviteCode, input.email);
    const account = await this.prepare(input);
    await this.unitOfWork.run(async () => {
      if (inviteCode === undefined) {
        if (!(await this.admins.addFirst(account))) throw registrationClosed();
      } else {
        const invitation = await this.tokens.use('invitation', inviteCode);
        if (!invitation) throw registrationClosed();
        await this.admins.add(account);
        await this.tellOfNew(account.admin, invitation.subjectId);
      }
      await this.audit.byAdmin(account.admin.id, 'admin.registered', targetOf(account.admin));
    });
  }

  /** Creates one for the operator (`npm run admin:create`) or the demo data, regardless of ADMIN_REGISTRATION. */
  async create(input: NewAdmin, { demo = false } = {}): Promise<Admin> {
    const account = await this.prepare(input, demo);
    await this.unitOfWork.run(async () => {
      await this.admins.add(account);
      await this.audit.by(SYSTEM, 'admin.created', targetOf(account.admin));
      if (!demo) await this.tellOfNew(account.admin, null);
    });
    return account.admin;
  }

  async get(id: string): Promise<Admin> {
    return orNotFound((await this.admins.find(id))?.admin, 'administrator');
  }

  findMany(ids: readonly string[]): Promise<Map<string, Admin>> {
    return this.admins.findMany(ids);
  }

  /** `precondition`: the expected versions of `editableOfAdmin`, of which only the number counts. */
  changePhone({ id }: AdminCaller, phone: string, precondition?: Precondition): Promise<Admin> {
    return this.unitOfWork.run(async () => {
      assertUnchanged(editableOfAdmin(await this.get(id)), precondition, ['phone']);
      return orNotFound(await this.admins.setPhone(id, phone), 'administrator');
    });
  }

  list(): Promise<Admin[]> {
    return this.admins.findAll();
  }

  /**
   * Returns a code that works once within 7 days. With an address, it is mailed there and works only for it.
   * Every administrator is told by mail.
   */
  async invite(by: AdminCaller, email = ''): Promise<string> {
    if (this.settings.adminRegistration === 'closed') throw conflict('invitation.registration-closed');
    return this.unitOfWork.run(async () => {
      const code = await this.tokens.issue('invitation', { audience: 'admin', id: by.id }, emailKey(email));
      if (email) await this.mailQueue.enqueue(invitationMail(email, code, await this.get(by.id)));
      const invited = email ? { label: email } : {};
      await this.audit.byAdmin(by.id, 'admin.invited', { kind: 'admin', id: by.id, ...invited });
      await this.notices.tellAll((told) => invitationMadeMail(told, email), by);
      return code;
    });
  }

  /** Removes one with sessions, invitations and links. The last one stays, also with simultaneous removals. */
  async remove(by: AdminCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const admin = await this.erase({ kind: by.kind, id: by.id }, id);
      await this.audit.byAdmin(by.id, 'admin.deleted', targetOf(admin));
    });
  }

  private erase(by: Actor, id: string): Promise<Admin> {
    return this.unitOfWork.run(async () => {
      const admin = await this.get(id);
      const outcome = await this.admins.remove(id);
      if (outcome === 'missing') throw notFound('administrator');
      if (outcome === 'last') throw lastAdmin();
      await this.recovery.recovered(by, { audience: 'admin', ...admin }, 'administrator-removed');
      await this.personalDocuments.removeAllOf({ kind: 'admin', id });
      await this.erasures.note('admin', id);
      return admin;
    });
  }

  /** Mails all others; `invitedBy` is null when the operator made the account. */
  private async tellOfNew({ id, email }: Admin, invitedBy: string | null): Promise<void> {
    const inviter = invitedBy === null ? null : await this.admins.find(invitedBy);
    await this.notices.tellAll((told) => adminAddedMail(told, email), inviter?.admin ?? null, id);
  }

  private async requireInvitation(code: string, email: string): Promise<void> {
    const invitation = await this.tokens.find('invitation', code);
    const fits = invitation?.usedAt === null && ['', emailKey(email)].includes(invitation.email);
    if (!fits) throw registrationClosed();
  }

  private async prepare(
    { email, phone, password, language = DEFAULT_LANGUAGE }: NewAdmin,
    demo = false,
  ): Promise<AdminAccount> {
    if (!demo) await this.passwords.requireStrong(password, [email], email);
    const admin = { id: newId(), email, phone, createdAt: this.clock.now(), demo, language };
    const passwordHash = await this.passwords.hash(password, email);
    return { admin, passwordHash, sessionEpoch: 0, previousEmails: [] };
  }
}

const targetOf = ({ id, email }: Admin) => ({ kind: 'admin', id, label: email });
