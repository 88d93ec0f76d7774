import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { firstOf } from '../../applications/domain/stage.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { searchedTexts, type User } from '../../users/domain/user.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import type { Target } from '../domain/target.ts';
import { searchedTitle } from './titles.ts';
import { applicationEvent } from './application-events.ts';
import { CollectedNewsService } from './news/collected-news.service.ts';
import { FirmReaders } from './news/firm-readers.ts';
import { OwnerNewsService } from './owner-news.service.ts';
import { receiptMail } from './applicant-mails.ts';
import { consultantRequestMail } from './decider-mails.ts';

/** The optional parts of an application. */
export interface Enclosed {
  note?: string | undefined;
  /** The language of the receipt and the firm's notification: that of the page. The applicant's own when absent. */
  language?: Language | undefined;
}

/** The documents of an application. */
export type Documents = Application['files'];

const NO_FILES: Documents = { cv: null, certificate: null };

/** Applies to targets of all kinds. */
@Injectable()
export class ApplyingService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly ownerNews: OwnerNewsService,
    private readonly collected: CollectedNewsService,
    private readonly mailQueue: MailQueue,
    private readonly readers: FirmReaders,
    private readonly events: Events,
  ) {}

  /**
   * Adds the application with the given documents, or those of the profile as they are now (none for a consultant),
   * confirms it to the applicant and notifies who decides. Runs in the caller's unit of work, which locks the applicant and the target.
   * Conflict when there is one that prevents another.
   */
  async apply(
    applicant: User,
    target: Target,
    enclosed: Enclosed,
    documents: Documents = applicant,
  ): Promise<Application> {
    const { note = '', language = applicant.language } = enclosed;
    const { kind, id: targetId } = target;
    // A company that requests a consultant sends no documents of people.
    const { cv, certificate } = kind === 'consultant' ? NO_FILES : documents;
    const { id: stage } = firstOf(await this.stages.of(target));
    const application = await this.applications.apply(
      { kind, targetId, applicantId: applicant.id, note, files: { cv, certificate }, stage },
      { ...searchedTexts(applicant), title: searchedTitle(target) },
    );
    await this.mailQueue.enqueue(receiptMail({ ...applicant, language }, application, target));
    if (target.ownerId !== null) await this.ownerNews.tell(target.ownerId, application);
    if (kind === 'consultant') {
      const about = { application, applicant, target };
      const readers = await this.readers.all(language);
      await this.collected.tell(
        'decider',
        application,
        readers.map((reader) => consultantRequestMail(reader, about)),
      );
    }
    await this.events.publish(applicationEvent('application.created', application, target));
    return application;
  }

  /**
   * Adds the application of somebody whom the desk has proposed and in whom the company is interested: selected, and
   * without documents. Runs in the caller's unit of work, which locks the applicant and the target, and notifies both
   * sides. Conflict when there is one that prevents another.
   */
  async addSelected(applicant: User, target: Target): Promise<Application> {
    const { kind, id: targetId } = target;
    const { id: stage } = firstOf(await this.stages.of(target));
    const pending = await this.applications.apply(
      { kind, targetId, applicantId: applicant.id, note: '', files: NO_FILES, stage, proposed: true },
      { ...searchedTexts(applicant), title: searchedTitle(target) },
    );
    await this.events.publish(applicationEvent('application.created', pending, target));
    const selected = await this.applications.step(pending, { status: 'selected', by: 'owner', note: '' });
    await this.events.publish(applicationEvent('application.decided', selected, target));
    return selected;
  }
}
