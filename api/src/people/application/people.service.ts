import { Injectable } from '@nestjs/common';
import { LIMITS, type Role } from '@consulting/contracts';
import type { Application } from '../../applications/domain/application.ts';
import { SecondFactorService } from '../../auth/second-factor/application/second-factor.service.ts';
import { ConversationsService } from '../../messaging/application/conversations.service.ts';
import type { UserConversation } from '../../messaging/application/messaging.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { NotesService, type SignedNote } from '../../notes/application/notes.service.ts';
import { DeskService } from '../../placement/application/desk.service.ts';
import type { Target } from '../../placement/domain/target.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { ProfilesService, type Profile } from '../../users/application/profiles.service.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { erasedMail } from './erased-mail.ts';

export interface PeopleFilter {
  q?: string | undefined;
  role?: Role | undefined;
  blocked?: boolean | undefined;
  inPool?: true | undefined;
  freeBy?: string | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
}

/** A user with everything that belongs to the account. */
export interface Person extends Profile {
  /** Applications of all kinds with their targets, newest first. */
  applications: [Application, Target][];
  conversation: UserConversation;
  /** Internal notes about the person, newest first, at most the latest 100. */
  notes: SignedNote[];
  /** Whether signing in requires a second factor. */
  hasSecondFactor: boolean;
}

const NOTES = { page: 1, limit: 100 };

/** Lets administrators read and erase people of all roles. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly desk: DeskService,
    private readonly notes: NotesService,
    private readonly conversations: ConversationsService,
    private readonly factors: SecondFactorService,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest first. Three queries for a page of any size. */
  async list({ role, ...filter }: PeopleFilter, request: PageRequest): Promise<Page<Profile>> {
    return this.profiles.ofPage(await this.users.list(role, filter, request));
  }

  async get(id: string): Promise<Person> {
    const user = await this.users.get(id);
    const [applications, notes, conversation, secured] = await Promise.all([
      this.desk.ofPerson(id),
      this.notes.about({ kind: 'user', id }, undefined, NOTES),
      this.conversations.latest(user, LIMITS.personMessages),
      this.factors.having('user', [id]),
    ]);
    const toJobs = applications.map(([application]) => application).filter(({ kind }) => kind === 'job');
    return {
      user,
      jobApplications: toJobs,
      applications,
      conversation,
      notes: notes.items,
      hasSecondFactor: secured.has(id),
    };
  }

  /** Erases the account as its owner could, and notifies the owner. The log keeps the reason, and no name. */
  async erase(adminId: string, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(id);
      await this.users.erase(id);
      // After the erasure, which removes names from the log and unsent mails to this address from the mail queue.
      await this.audit.byAdmin(adminId, 'user.erased', { kind: 'user', id, reason });
      await this.mailQueue.enqueue(erasedMail(user));
    });
  }
}
