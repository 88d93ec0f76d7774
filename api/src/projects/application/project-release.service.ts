import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { Clock } from '../../shared/time/clock.ts';
import { conflict, orNotFound } from '../../shared/errors.ts';
import { asOf } from '../../shared/posting/posting.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { assertWaitsForRelease, offers } from '../domain/project.ts';
import { OwnerNotice } from './owner-notice.service.ts';
import { projectEvents } from './project-events.ts';
import { ProjectRepository } from './projects.ports.ts';

/** Releases held projects after the administration's review, so that everybody may see them. */
@Injectable()
export class ProjectRelease {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
    private readonly notice: OwnerNotice,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /** Notifies the company once it is public. 404 when there is none, conflict when it is not held or not open. */
  async release(by: FirmActor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const before = asOf(orNotFound(await this.projects.find(id), 'project'), now);
      assertWaitsForRelease(before);
      // Only projects of companies are held. While the company offers nothing, its projects stay hidden.
      const isHidden = before.b2bId !== null && !offers(await this.users.lock(before.b2bId));
      const project = await this.projects.release(id, { hidden: isHidden, changedAt: now });
      if (!project) throw conflict('project.not-held');
      if (project.b2bId !== null && !project.hidden)
        await this.notice.tell(project.b2bId, project, { state: 'released' });
      await this.revisions.bump('projects');
      await this.audit.by(by, 'project.released', { kind: 'project', id, label: project.title });
      await this.events.publish(...projectEvents(null, project));
    });
  }
}
