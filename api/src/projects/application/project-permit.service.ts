import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { AuditLog, SYSTEM } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { FirmReaders } from '../../placement/application/news/firm-readers.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { Project } from '../domain/project.ts';
import { permitMissingMail } from './permit-missing-mail.ts';
import { Clock } from '../../shared/time/clock.ts';
import { ProjectRepository } from './projects.ports.ts';

/** Ends temporary employment in the firm's open projects once the setting AUEG_PERMIT no longer states its permit. */
@Injectable()
export class ProjectPermit {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly readers: FirmReaders,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Notifies the firm, by one mail and an entry of the audit log for each project. */
  async endWithoutPermit(): Promise<void> {
    const { auegPermit } = this.settings;
    if (auegPermit !== null) return;
    const ids = await this.projects.firmsTemporary();
    if (ids.length === 0) return;
    await this.unitOfWork.run(async () => {
      const ended: Project[] = [];
      for (const id of ids) {
        const project = await this.projects.endTemporary(id, this.clock.now());
        if (!project) continue;
        await this.audit.by(SYSTEM, 'project.contract-removed', {
          kind: 'project',
          id,
          label: project.title,
        });
        ended.push(project);
      }
      if (ended.length === 0) return;
      await this.revisions.bump('projects');
      const readers = await this.readers.all();
      await this.mailQueue.enqueueAll(readers.map((reader) => permitMissingMail(reader, ended)));
    });
  }
}
