import type { AdminAction } from '@consulting/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { AdminsService } from '../../auth/account/application/admins.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Clock } from '../../shared/time/clock.ts';
import { notFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName } from '../../users/domain/user.ts';
import { subjectText, type Note, type NoteSubject } from '../domain/note.ts';
import { NoteRepository } from './notes.ports.ts';

/** A note with its author's address; '' when the author is no longer an administrator. */
export interface SignedNote {
  note: Note;
  author: string;
}

/** Internal notes of the administration about people and their applications. */
@Injectable()
export class NotesService implements OnModuleInit {
  constructor(
    private readonly notes: NoteRepository,
    private readonly users: UsersService,
    private readonly applications: ApplicationsService,
    private readonly admins: AdminsService,
    private readonly lifecycle: AccountLifecycle,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Notes belong to the personal data of the person they are about, who may read them. Their authors do not. */
  onModuleInit(): void {
    this.applications.onRemoved((ids) => this.notes.removeAllAbout('application', ids));
    this.lifecycle.add({
      exported: async (userId) => [
        {
          name: 'notes',
          data: (await this.notes.findAllOf(userId)).map(({ about, text, createdAt }) => {
            return { about: subjectText(about), text, createdAt };
          }),
        },
      ],
    });
  }

  /** Newest first, in three queries for a page of any size. */
  async about(subject: NoteSubject, q: string | undefined, request: PageRequest): Promise<Page<SignedNote>> {
    const page = await this.notes.page({ about: subject, q }, request);
    const authors = await this.admins.findMany(page.items.map(({ authorId }) => authorId));
    return page.map((note) => ({ note, author: authors.get(note.authorId)?.email ?? '' }));
  }

  /** Locks the subject and the person, so that neither is removed meanwhile. 404 when either is gone. */
  add(adminId: string, about: NoteSubject, text: string): Promise<SignedNote> {
    return this.unitOfWork.run(async () => {
      const personId = await this.personOf(about);
      await this.users.lock(personId);
      if (about.kind === 'application') await this.applications.lock(about.id);
      const note = { id: newId(), about, personId, text, authorId: adminId, createdAt: this.clock.now() };
      await this.notes.add(note);
      await this.record(adminId, 'note.created', personId);
      return { note, author: (await this.admins.get(adminId)).email };
    });
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const note = await this.notes.remove(id);
      if (!note) throw notFound('note');
      await this.record(adminId, 'note.deleted', note.personId);
    });
  }

  private async personOf({ kind, id }: NoteSubject): Promise<string> {
    return kind === 'user' ? id : (await this.applications.get(id)).applicantId;
  }

  /** The log forgets the person's name with the account. It is kept longer than notes, so it has no text of them. */
  private async record(adminId: string, action: AdminAction, personId: string): Promise<void> {
    const person = await this.users.find(personId);
    const label = person ? { label: fullName(person) } : {};
    await this.audit.byAdmin(adminId, action, { kind: 'user', id: personId, ...label });
  }
}
