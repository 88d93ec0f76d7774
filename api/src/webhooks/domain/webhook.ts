import { LIMITS, type WebhookEvent } from '@consulting/contracts';
import { invalidField } from '../../shared/errors.ts';

const DAY = 24 * 3600_000;
/** Milliseconds for which a replaced secret goes on signing, beside the new one. */
export const SECRET_OVERLAP = DAY;
/** Former secrets that are kept at most: whoever replaces more within a day has lost the older ones. */
const MOST_FORMER = 4;

/** A secret that signs, as it is stored. */
export interface WebhookSecret {
  /** By `SecretBox`. */
  sealed: string;
  /** Until when it signs; null for the current one. */
  until: Date | null;
}

/** An address of another system that is told of events. */
export interface Webhook {
  id: string;
  /** May hold a token in its path or query: it is for administrators, and in no log. */
  url: string;
  events: WebhookEvent[];
  /** What it is for, in an administrator's words; '' for nothing. */
  description: string;
  /** Otherwise it is told of nothing, and what waits goes on waiting. */
  active: boolean;
  /** The current one first. */
  secrets: WebhookSecret[];
  createdAt: Date;
}

/** What administrators write. */
export const WEBHOOK_FIELDS = ['url', 'events', 'description', 'active'] as const;
export type WebhookDetails = Pick<Webhook, (typeof WEBHOOK_FIELDS)[number]>;

/** To what a secret is sealed. */
export const secretContext = (webhookId: string): string => `webhook:${webhookId}`;

/** Those that sign at this moment, the current one first. */
export function signingSecrets({ secrets }: Pick<Webhook, 'secrets'>, now: Date): WebhookSecret[] {
  return secrets.filter(({ until }) => until === null || until > now);
}

/** Until when a former secret signs too; null when none does. */
export function formerSecretUntil(webhook: Pick<Webhook, 'secrets'>, now: Date): Date | null {
  const times = signingSecrets(webhook, now).flatMap(({ until }) => until ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}

/** The secrets once there is a new one. A former one keeps its time, so that receivers may take their time too. */
export function withNewSecret(webhook: Pick<Webhook, 'secrets'>, sealed: string, now: Date): WebhookSecret[] {
  const until = new Date(now.getTime() + SECRET_OVERLAP);
  const former = signingSecrets(webhook, now).map((secret) => ({ ...secret, until: secret.until ?? until }));
  return [{ sealed, until: null }, ...former.slice(0, MOST_FORMER)];
}

/** The address in its usual form; 400 for what is no plain `https:` one. Where it leads is for another to say. */
export function webhookUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  if (!isPlain || text.includes('#') || url.href.length > LIMITS.webhookUrl)
    throw invalidField('url', 'webhook.url-invalid');
  return url.href;
}

/** What the log and the audit log call it: the rest of its address may be a secret. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;
