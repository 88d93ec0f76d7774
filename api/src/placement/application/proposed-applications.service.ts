import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { firstOf } from '../../applications/domain/stage.ts';
import { searchedTexts, type User } from '../../users/domain/user.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { applicationEvent } from './application-events.ts';
import { Targets } from './targets.ts';
import { searchedTitle } from './titles.ts';

/** Applications of people whom the desk has proposed, and in whom the company is interested. */
@Injectable()
export class ProposedApplicationsService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly targets: Targets,
    private readonly events: Events,
  ) {}

  /**
   * Adds a selected application without documents, in the caller's unit of work, which has locked the applicant and the
   * project. The caller notifies both sides. Conflict when there is one that prevents another.
   */
  async create(applicant: User, projectId: string): Promise<Application> {
    const which = { kind: 'project', targetId: projectId } as const;
    const target = await this.targets.of(which);
    const { id: stage } = firstOf(await this.stages.of(target));
    const files = { cv: null, certificate: null };
    const sent = { ...which, applicantId: applicant.id, note: '', files, stage, proposed: true };
    const texts = { ...searchedTexts(applicant), title: searchedTitle(target) };
    const pending = await this.applications.apply(sent, texts);
    await this.events.publish(applicationEvent('application.created', pending, target));
    const selected = await this.applications.step(pending, { status: 'selected', by: 'owner', note: '' });
    await this.events.publish(applicationEvent('application.decided', selected, target));
    return selected;
  }
}
