import { Injectable } from '@nestjs/common';
import type { Role } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application, SentFile } from '../../applications/domain/application.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Files } from '../../platform/files/files.ts';
import { notFound } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { fullName } from '../../users/domain/user.ts';
import { nameOf, type Decider, type Target } from '../domain/target.ts';
import { Targets } from './targets.ts';

export interface OpenedFile {
  file: StoredFile;
  content: Awaited<ReturnType<Files['open']>>;
}

/** The documents that went along with applications. */
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

  /** For the applicant and for the company that decides; 404 for everybody else, and when none was sent. */
  async openAsUser(
    { id: userId, role }: { id: string; role: Role },
    id: string,
    which: SentFile,
  ): Promise<OpenedFile> {
    const application = await this.applications.get(id);
    if (application.applicantId === userId) return this.open(application, which);
    const target = await this.targets.of(application);
    if (target.ownerId !== userId || role !== 'B2B') throw notFound('application');
    return this.openAsDecider({ by: 'owner', id: userId }, application, target, which);
  }

  async openAsAdmin(adminId: string, id: string, which: SentFile): Promise<OpenedFile> {
    const application = await this.applications.get(id);
    const target = await this.targets.of(application);
    return this.openAsDecider({ by: 'firm', id: adminId }, application, target, which);
  }

  private async open({ files }: Application, which: SentFile): Promise<OpenedFile> {
    const file = files[which];
    if (!file) throw which === 'cv' ? notFound('cv') : notFound('certificate');
    return { file, content: await this.files.open(file) };
  }

  /** The log keeps every look, and the applicant sees who looked and when. */
  private async openAsDecider(
    decider: Decider,
    application: Application,
    target: Target,
    which: SentFile,
  ): Promise<OpenedFile> {
    const opened = await this.open(application, which);
    const { id, applicantId } = application;
    const about = { kind: 'user', id: applicantId, label: fullName(await this.users.get(applicantId)) };
    const noted = this.unitOfWork.run(async () => {
      await this.applications.noteLook(applicantId, { by: nameOf(decider, target), file: which }, id);
      if (decider.by === 'firm') await this.audit.byAdmin(decider.id, `${which}.viewed`, about);
      else await this.audit.byUser(decider.id, `${which}.viewed`, about);
    });
    await noted.catch((error: unknown) => {
      opened.content.destroy();
      throw error;
    });
    return opened;
  }
}
