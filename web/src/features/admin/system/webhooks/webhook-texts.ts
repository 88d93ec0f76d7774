import { WEBHOOK_TEST, type WebhookEvent } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { Attempt, Delivery, Webhook } from '../../../../shared/api/types.ts';
import type { ChoiceWords } from '../check-rows.tsx';

/** Names of the events, and what they mean. */
export const EVENT_WORDS: Record<WebhookEvent, ChoiceWords> = {
  'job.opened': { label: t`Job opened`, text: t`A job is published, or is open again` },
  'job.changed': {
    label: t`Job changed`,
    text: t`A job that is published is edited, or paused`,
  },
  'job.closed': { label: t`Job closed`, text: t`A job is closed or removed` },
  'job.removed': { label: t`Job removed`, text: t`A job is deleted, also one that was never published` },
  'project.opened': { label: t`Project opened`, text: t`A project is published, or is open again` },
  'project.changed': {
    label: t`Project changed`,
    text: t`A project that is published is edited, or paused`,
  },
  'project.closed': { label: t`Project closed`, text: t`A project is closed or removed` },
  'project.removed': {
    label: t`Project removed`,
    text: t`A project is deleted, also one that was never published`,
  },
  'application.created': {
    label: t`Application received`,
    text: t`For a job, a project or a consultant`,
  },
  'application.staged': {
    label: t`Application moved`,
    text: t`A pending application is put into another stage`,
  },
  'application.decided': {
    label: t`Application decided`,
    text: t`Somebody was selected or rejected, or the decision was taken back`,
  },
  'application.withdrawn': { label: t`Application withdrawn`, text: t`By the applicant` },
  'appointment.agreed': {
    label: t`Appointment agreed`,
    text: t`A time is agreed with an applicant, or another one`,
  },
  'proposal.agreed': {
    label: t`Proposal agreed`,
    text: t`A person agrees to be proposed, and the company sees the profile`,
  },
  'proposal.answered': {
    label: t`Proposal answered`,
    text: t`The company is interested in a proposed person, or not`,
  },
  'consultant.requested': {
    label: t`Consultant requested`,
    text: t`A company asks for a consultant; comes in addition to “Application received”`,
  },
  'consultant.changed': { label: t`Consultant changed`, text: t`A consultant is added or edited` },
  'consultant.removed': { label: t`Consultant removed`, text: t`A consultant is deleted` },
  'person.erased': {
    label: t`Person erased`,
    text: t`An account is deleted, with all its data`,
  },
  'contact.received': {
    label: t`Contact message received`,
    text: t`Reports only its arrival, without text or sender`,
  },
};

const isKnown = (type: string): type is WebhookEvent => type in EVENT_WORDS;

/** The name of an event; its type where a newer server has more of them. */
export function eventWord(type: string): string {
  if (type === WEBHOOK_TEST) return t`Test`;
  return isKnown(type) ? EVENT_WORDS[type].label : type;
}

/** Returns those events that this page knows. */
export const knownEvents = (events: readonly string[]): WebhookEvent[] => events.filter(isKnown);

type State = Delivery['state'];

const STATE_WORDS: Record<State, string> = {
  waiting: t`Waiting`,
  delivered: t`Delivered`,
  failed: t`Failed`,
  held: t`Held`,
};

export const DELIVERY_STATES = Object.keys(STATE_WORDS) as State[];

export const deliveryStateWord = (state: State): string => STATE_WORDS[state];

export const DELIVERY_STATE_OPTIONS = [
  { value: '', label: t`All states` },
  ...DELIVERY_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
];

const ERROR_WORDS: Record<NonNullable<Attempt['error']>, string> = {
  'address-not-public': t`Not sent: the address is not on the public internet`,
  'name-not-found': t`There is no server by this name`,
  timeout: t`The receiver did not answer in time`,
  tls: t`The receiver’s certificate is not valid`,
  connection: t`No connection to the receiver`,
  'secret-unreadable': t`Not sent: the secret cannot be read. Create a new one.`,
};

/** The outcome of an attempt. */
export function outcomeWords({ status, error }: Attempt): string {
  if (error) return ERROR_WORDS[error];
  // An attempt without an error has a status.
  if (status === null) return '';
  if (status >= 300 && status < 400) return t`Answered with status ${status}: redirects are not followed`;
  return t`Answered with status ${status}`;
}

export const duration = (milliseconds: number): string =>
  plural(milliseconds, { one: '# ms', other: '# ms' });

/** Splits an address into its host and the rest. */
export function partsOf({ url }: Pick<Webhook, 'url'>): { host: string; rest: string } {
  const { host, pathname, search } = new URL(url);
  return { host, rest: pathname === '/' && !search ? '' : pathname + search };
}

/** The name of a webhook for a single line. */
export function webhookName(webhook: Pick<Webhook, 'url' | 'description'>): string {
  const { host } = partsOf(webhook);
  return webhook.description ? `${host} – ${webhook.description}` : host;
}
