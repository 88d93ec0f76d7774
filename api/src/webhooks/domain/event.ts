import type {
  ApplicationKind,
  ApplicationStatus,
  Language,
  PostingState,
  WEBHOOK_TEST,
  WebhookEvent,
} from '@consulting/contracts';

/** What everybody may know of a job or a project. */
export interface PostingData {
  id: string;
  title: string;
  location: string;
  language: Language;
  state: PostingState;
}

/** An application by its ids: nothing of who applied, nor of what was written or sent. */
export interface ApplicationData {
  id: string;
  kind: ApplicationKind;
  /** The job, the project or the consultant. */
  targetId: string;
  /** Of a job or a project; null for a consultant, whose name it would be. */
  targetTitle: string | null;
  applicantId: string;
  status: ApplicationStatus;
}

export interface ConsultantRequestData {
  /** Also told of as `application.created`. */
  applicationId: string;
  consultantId: string;
  /** The company's user. */
  companyId: string;
}

export interface ContactData {
  id: string;
  receivedAt: string;
}

export interface WebhookTestData {
  webhookId: string;
}

/**
 * What each event says: ids, and what is public of what they name. No names of people, addresses, telephone numbers, texts
 * or files: a receiver that needs them asks the API as somebody who may see them.
 */
export interface EventData extends Record<WebhookEvent, object> {
  'job.opened': PostingData;
  'job.closed': PostingData;
  'project.opened': PostingData;
  'project.closed': PostingData;
  'application.created': ApplicationData;
  'application.decided': ApplicationData;
  'application.withdrawn': ApplicationData;
  'consultant.requested': ConsultantRequestData;
  'contact.received': ContactData;
}

/** Something that happened, as the module tells it to which it happened. */
export type DomainEvent = { [Type in WebhookEvent]: { type: Type; data: EventData[Type] } }[WebhookEvent];

export type TestEvent = { type: typeof WEBHOOK_TEST; data: WebhookTestData };

export type SentType = DomainEvent['type'] | TestEvent['type'];

/** What goes over the wire, in the form that Standard Webhooks recommends. */
export function bodyOf({ type, data }: DomainEvent | TestEvent, at: Date): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
