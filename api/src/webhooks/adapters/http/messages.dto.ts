import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  CONTACT_KINDS,
  LANGUAGES,
  POSTING_STATES,
  PROPOSAL_REPLIES,
  WEBHOOK_TEST,
  type ApplicationKind,
  type ApplicationStatus,
  type ContactKind,
  type Language,
  type PostingState,
  type ProposalReply,
} from '@consulting/contracts';
import { ApiEvents } from '../../../shared/http/api-events.ts';
import type {
  ApplicationData,
  AppointmentData,
  ConsultantRequestData,
  ContactData,
  EntryData,
  PostingData,
  ProposalAnswerData,
  ProposalData,
  SentType,
  StagedData,
  WebhookTestData,
} from '../../domain/event.ts';

// What is sent to webhooks, for the OpenAPI document. No operation takes or answers it.

/** Of a job or project that opened, changed or closed: what everybody may read. */
export class PostingEventData implements PostingData {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  id: string;

  /** @example 'SAP Basis Administrator' */
  title: string;

  /** @example Berlin */
  location: string;

  @ApiProperty({ enum: LANGUAGES, example: 'de' })
  language: Language;

  /** `closed` also when it was removed. */
  @ApiProperty({ enum: POSTING_STATES, example: 'open' })
  state: PostingState;
}

/** Of what was removed or erased, and of consultants: the id alone. */
export class EntryEventData implements EntryData {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  id: string;
}

/** Of `application.created`, `application.decided` and `application.withdrawn`: ids, and nothing of the applicant. */
export class ApplicationEventData implements ApplicationData {
  /** @example 656f2a9e1c9d440000a1b2c4 */
  id: string;

  @ApiProperty({ enum: APPLICATION_KINDS, example: 'job' })
  kind: ApplicationKind;

  /**
   * The job, the project or the consultant; null for a speculative application.
   * @example 656f2a9e1c9d440000a1b2c3
   */
  targetId: string | null;

  /**
   * Of the job or the project; null for a consultant and for a speculative application.
   * @example 'SAP Basis Administrator'
   */
  targetTitle: string | null;

  /**
   * The user who applied.
   * @example 656f2a9e1c9d440000a1b2c5
   */
  applicantId: string;

  /** With `application.decided` also `pending`: the decision was taken back. */
  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;
}

/** Of `application.staged`: ids, and nothing of the applicant. */
export class StagedEventData extends ApplicationEventData implements StagedData {
  /** The id of the stage into which it was put. @example interview */
  stage: string;
}

/** Of `appointment.agreed`: ids, and neither the time nor the place. */
export class AppointmentEventData implements AppointmentData {
  /** @example 656f2a9e1c9d440000a1b2c9 */
  id: string;

  /** @example 656f2a9e1c9d440000a1b2c4 */
  applicationId: string;

  @ApiProperty({ enum: APPLICATION_KINDS, example: 'job' })
  kind: ApplicationKind;

  /**
   * The job, the project or the consultant; null for a speculative application.
   * @example 656f2a9e1c9d440000a1b2c3
   */
  targetId: string | null;

  /**
   * The user who applied.
   * @example 656f2a9e1c9d440000a1b2c5
   */
  applicantId: string;
}

/** Of `proposal.agreed`: ids, and nothing of the person. */
export class ProposalEventData implements ProposalData {
  /** @example 656f2a9e1c9d440000a1b2ca */
  id: string;

  /** @example 656f2a9e1c9d440000a1b2c3 */
  projectId: string;
}

/** Of `proposal.answered`: the company's answer. */
export class ProposalAnswerEventData extends ProposalEventData implements ProposalAnswerData {
  @ApiProperty({ enum: PROPOSAL_REPLIES, example: 'interested' })
  state: ProposalReply;

  /**
   * The application of a freelancer in whom the company is interested; null otherwise.
   * @example 656f2a9e1c9d440000a1b2c4
   */
  applicationId: string | null;
}

/** Of `consultant.requested`, which comes in addition to `application.created`. */
export class ConsultantRequestEventData implements ConsultantRequestData {
  /** @example 656f2a9e1c9d440000a1b2c4 */
  applicationId: string;

  /** @example 656f2a9e1c9d440000a1b2c7 */
  consultantId: string;

  /**
   * The user of the company.
   * @example 656f2a9e1c9d440000a1b2c6
   */
  companyId: string;
}

/** Of `contact.received`: nothing of the message or its sender. One that looks like spam is told of once it was cleared. */
export class ContactEventData implements ContactData {
  /** @example 656f2a9e1c9d440000a1b2c8 */
  id: string;

  /** `barrier` for the report of a barrier. */
  @ApiProperty({ enum: CONTACT_KINDS, example: 'contact' })
  kind: ContactKind;

  /** @example 2026-11-21T08:00:00.000Z */
  receivedAt: string;
}

/** Of `webhook.test`. */
export class WebhookTestEventData implements WebhookTestData {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  webhookId: string;
}

/** The class of each event's data. */
const DATA: Record<SentType, Type> = {
  'job.opened': PostingEventData,
  'job.changed': PostingEventData,
  'job.closed': PostingEventData,
  'job.removed': EntryEventData,
  'project.opened': PostingEventData,
  'project.changed': PostingEventData,
  'project.closed': PostingEventData,
  'project.removed': EntryEventData,
  'application.created': ApplicationEventData,
  'application.staged': StagedEventData,
  'application.decided': ApplicationEventData,
  'application.withdrawn': ApplicationEventData,
  'appointment.agreed': AppointmentEventData,
  'proposal.agreed': ProposalEventData,
  'proposal.answered': ProposalAnswerEventData,
  'consultant.requested': ConsultantRequestEventData,
  'consultant.changed': EntryEventData,
  'consultant.removed': EntryEventData,
  'person.erased': EntryEventData,
  'contact.received': ContactEventData,
  [WEBHOOK_TEST]: WebhookTestEventData,
};
export const EVENT_DATA = [...new Set(Object.values(DATA))];

/** When each event is sent. */
const WHEN: Record<SentType, string> = {
  'job.opened': 'A job can be applied for',
  'job.closed': 'A job can no longer be applied for: it was closed or removed, or its last day is over',
  'job.changed': 'A job that is open or paused was edited, or paused',
  'job.removed': 'A job was removed, also one that was never open',
  'project.opened': 'A project can be applied for; a held one once it is released',
  'project.closed':
    'A project can no longer be applied for: it was closed or removed, or its last day is over',
  'project.changed': 'A project that is open or paused was edited, or paused',
  'project.removed': 'A project was removed, also one that was never open',
  'application.created': 'Somebody applied for a job, a project or a consultant, or without a position',
  'application.staged': 'A pending application was put into another stage',
  'application.decided': 'An application was selected or rejected, or its decision was taken back',
  'application.withdrawn': 'The applicant withdrew an application',
  'appointment.agreed': 'A time for an appointment about an application was agreed, or another one',
  'proposal.agreed': 'A person agreed to be proposed, and the company sees the profile',
  'proposal.answered': 'The company is interested in a proposed person, or not',
  'consultant.requested': 'A company asked for a consultant',
  'consultant.changed': 'A consultant was added or edited',
  'consultant.removed': 'A consultant was removed',
  'person.erased': 'An account was deleted with all its data',
  'contact.received': 'Somebody used the contact form, or reported a barrier; not for spam',
  [WEBHOOK_TEST]: 'An administrator tests the webhook',
};

/**
 * The body of what is posted to a webhook, as JSON. The headers `webhook-id`, `webhook-timestamp` and `webhook-signature`
 * are those of Standard Webhooks (https://www.standardwebhooks.com), whose libraries check them.
 */
@ApiEvents(DATA, WHEN)
export class WebhookMessage {
  type: string;

  /**
   * When it happened.
   * @example 2026-11-21T08:00:00.000Z
   */
  timestamp: string;

  /** By `type`. */
  data: object;
}
