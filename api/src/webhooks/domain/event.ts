import type {
  ApplicationKind,
  ApplicationStatus,
  ContactKind,
  Language,
  PostingState,
  ProposalReply,
  WEBHOOK_TEST,
  WebhookEvent,
} from '@consulting/contracts';

/** The public fields of a job or a project. */
export interface PostingData {
  id: string;
  title: string;
  location: string;
  language: Language;
  state: PostingState;
}

/** Something by its id alone. */
export interface EntryData {
  id: string;
}

/** An application by its ids, without the applicant's data, texts and files. */
export interface ApplicationData {
  id: string;
  kind: ApplicationKind;
  /** The job, the project or the consultant; null for a speculative application. */
  targetId: string | null;
  /** The title of a job or a project; null for a consultant, whose name it would be, and for a speculative application. */
  targetTitle: string | null;
  applicantId: string;
  status: ApplicationStatus;
}

export interface StagedData extends ApplicationData {
  /** The id of the stage into which it was put. */
  stage: string;
}

/** An appointment by its ids, without its time, place and people. */
export interface AppointmentData {
  id: string;
  applicationId: string;
  kind: ApplicationKind;
  /** As in `ApplicationData`. */
  targetId: string | null;
  applicantId: string;
}

/** A proposal by its ids, without its person. */
export interface ProposalData {
  id: string;
  projectId: string;
}

export interface ProposalAnswerData extends ProposalData {
  state: ProposalReply;
  /** The application of a freelancer in whom the company is interested; null otherwise. */
  applicationId: string | null;
}

export interface ConsultantRequestData {
  /** Also published as `application.created`. */
  applicationId: string;
  consultantId: string;
  /** The company's user. */
  companyId: string;
}

export interface ContactData {
  id: string;
  kind: ContactKind;
  receivedAt: string;
}

export interface WebhookTestData {
  webhookId: string;
}

/**
 * The data of each event: ids, and public fields of what they identify. No names of people, addresses, telephone
 * numbers, texts or files: a receiver that needs them calls the API as somebody who may see them.
 */
export interface EventData extends Record<WebhookEvent, object> {
  'job.opened': PostingData;
  'job.changed': PostingData;
  'job.closed': PostingData;
  'job.removed': EntryData;
  'project.opened': PostingData;
  'project.changed': PostingData;
  'project.closed': PostingData;
  'project.removed': EntryData;
  'application.created': ApplicationData;
  'application.staged': StagedData;
  'application.decided': ApplicationData;
  'application.withdrawn': ApplicationData;
  'appointment.agreed': AppointmentData;
  'proposal.agreed': ProposalData;
  'proposal.answered': ProposalAnswerData;
  'consultant.requested': ConsultantRequestData;
  'consultant.changed': EntryData;
  'consultant.removed': EntryData;
  'person.erased': EntryData;
  'contact.received': ContactData;
}

/** An event, published by the module where it happened. */
export type DomainEvent = { [Type in WebhookEvent]: { type: Type; data: EventData[Type] } }[WebhookEvent];

export type TestEvent = { type: typeof WEBHOOK_TEST; data: WebhookTestData };

export type SentType = DomainEvent['type'] | TestEvent['type'];

/** Returns the body that is sent, in the form that Standard Webhooks recommends. */
export function bodyOf({ type, data }: DomainEvent | TestEvent, at: Date): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** A published event, as other systems may read it. */
export interface LoggedEvent {
  /** From 1, in the order in which the units of work committed; no place is lower than one that could be read before. */
  place: number;
  /** Also the `webhook-id` with which it is delivered. */
  messageId: string;
  /** `bodyOf`. */
  body: string;
  at: Date;
}
