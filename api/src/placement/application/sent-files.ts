import { Injectable } from '@nestjs/common';
import { COMPANY, type Role } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application, SentFile } from '../../applications/domain/application.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Files } from '../../platform/files/files.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName, isShownToCompanies, type User } from '../../users/domain/user.ts';
import { nameOfActor, type DecidingActor, type Target } from '../domain/target.ts';
import { Targets } from './targets.ts';

export interface OpenedFile {
  file: StoredFile;
  content: Awaited<ReturnType<Files['open']>>;
}

/** The documents sent with applications. */
@Injectable()
export class SentFiles {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly files: Files,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Opens a document for the applicant or the company that decides; 404 for everybody else, and when none was sent. Conflict
   * for the company while it sees nothing of the applicant.
   */
  async openAsUser(
    { id: userId, role }: { id: string; role: Role },
    id: string,
    which: SentFile,
  ): Promise<OpenedFile> {
    const application = await this.applications.get(id);
    if (application.applicantId === userId) return this.open(application.files[which], which);
    const target = await this.targets.of(application);
    if (target.ownerId !== userId || role !== 'B2B') throw notFound('application');
    return this.openToDecide({ kind: 'user', id: userId }, application, target, which);
  }

  async openAsAdmin(by: FirmActor, id: string, which: SentFile): Promise<OpenedFile> {
    const application = await this.applications.get(id);
    const target = await this.targets.of(application);
    return this.openToDecide(by, application, target, which);
  }

  /** Opens a profile's current document; the look is added to all applications that are not withdrawn. */
  async openOfProfile(by: FirmActor, userId: string, which: SentFile): Promise<OpenedFile> {
    const user = await this.users.get(userId);
    const opened = await this.open(user[which], which);
    return this.looked(by, COMPANY.name, user, opened, which, {
      applicantId: userId,
    });
  }

  private async open(file: StoredFile | null, which: SentFile): Promise<OpenedFile> {
    if (!file) throw which === 'cv' ? notFound('cv') : notFound('certificate');
    return { file, content: await this.files.open(file) };
  }

  private async openToDecide(
    actor: DecidingActor,
    { id, applicantId, files }: Application,
    target: Target,
    which: SentFile,
  ): Promise<OpenedFile> {
    const applicant = await this.users.get(applicantId);
    if (actor.kind === 'user' && !isShownToCompanies(applicant)) throw conflict('applicant.hidden');
    const opened = await this.open(files[which], which);
    return this.looked(actor, nameOfActor(actor, target), applicant, opened, which, { id });
  }

  /** Records a look in the log, and on the applications, where the applicant sees who looked and when. */
  private async looked(
    actor: DecidingActor,
    by: string,
    applicant: User,
    opened: OpenedFile,
    file: SentFile,
    at: { id: string } | { applicantId: string },
  ): Promise<OpenedFile> {
    const about = { kind: 'user', id: applicant.id, label: fullName(applicant) };
    try {
      await this.unitOfWork.run(async () => {
        await this.applications.noteLook(at, { by, file });
        await this.audit.by(actor, `${file}.viewed`, about);
      });
    } catch (error) {
      opened.content.destroy();
      throw error;
    }
    return opened;
  }
}
