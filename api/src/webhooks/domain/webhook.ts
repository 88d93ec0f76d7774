import { LIMITS, type WebhookEvent } from '@consulting/contracts';
import { loopbackAddresses } from '../../shared/addresses/loopback-url.ts';
import { conflict, invalidField, type DomainError } from '../../shared/errors.ts';
import type { Hold } from '../../shared/hold/hold.ts';

const DAY = 24 * 3600_000;
/** How long a replaced secret signs beside the new one, in milliseconds. */
export const SECRET_OVERLAP = DAY;
/** The most former secrets; with more replacements within a day, the oldest are dropped. */
const MOST_FORMER = 4;

/** A signing secret as it is stored. */
export interface WebhookSecret {
  /** Sealed by `SecretBox`. */
  sealed: string;
  /** When it stops signing; null for the current one. */
  until: Date | null;
}

/** An address of another system that receives events. */
export interface Webhook {
  id: string;
  /** May contain a token in its path or query: shown to administrators only, never logged. */
  url: string;
  events: WebhookEvent[];
  /** An administrator's description; '' for none. */
  description: string;
  /** An inactive webhook gets no events, and its deliveries keep waiting. */
  active: boolean;
  /** The current one first. */
  secrets: WebhookSecret[];
  createdAt: Date;
  /** The administrator who gave it its address, and so decided who is told; null when unknown. */
  addressBy: string | null;
  /** Null unless it is on hold: then it is treated like an inactive one. */
  hold: Hold | null;
}

/** Returns whether events are queued and sent. */
export const isWorking = ({ active, hold }: Pick<Webhook, 'active' | 'hold'>): boolean => active && !hold;

/** The fields that administrators write. */
export const WEBHOOK_FIELDS = ['url', 'events', 'description', 'active'] as const;
export type WebhookDetails = Pick<Webhook, (typeof WEBHOOK_FIELDS)[number]>;

/** Returns what the form of a webhook edits, as the API shows it. */
export function editableOfWebhook({ url, events, description, active }: WebhookDetails) {
  return { url, events, description, active };
}

/** Returns the context to seal a secret with. */
export const secretContext = (webhookId: string): string => `webhook:${webhookId}`;

/** Returns the secrets that sign at this time, the current one first. */
export function signingSecrets({ secrets }: Pick<Webhook, 'secrets'>, now: Date): WebhookSecret[] {
  return secrets.filter(({ until }) => until === null || until > now);
}

/** Returns until when a former secret signs too; null when none does. */
export function formerSecretUntil(webhook: Pick<Webhook, 'secrets'>, now: Date): Date | null {
  const times = signingSecrets(webhook, now).flatMap(({ until }) => until ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}

/** Returns the secrets after adding a new one. Former ones keep their expiry, so that receivers have time to change. */
export function withNewSecret(webhook: Pick<Webhook, 'secrets'>, sealed: string, now: Date): WebhookSecret[] {
  const until = new Date(now.getTime() + SECRET_OVERLAP);
  const former = signingSecrets(webhook, now).map((secret) => ({ ...secret, until: secret.until ?? until }));
  return [{ sealed, until: null }, ...former.slice(0, MOST_FORMER)];
}

/**
 * Returns the normalized address; 400 unless it is plain `https:`, or `http:` to this machine where that is allowed. Whether it is
 * public is checked elsewhere.
 */
export function webhookUrl(text: string, allowsLoopback = false): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isTaken = url?.protocol === 'https:' || (allowsLoopback && url && loopbackAddresses(url) !== null);
  const isPlain = isTaken && url.username === '' && url.password === '' && url.hash === '';
  if (!isPlain || text.includes('#') || url.href.length > LIMITS.webhookUrl)
    throw invalidField('url', 'webhook.url-invalid');
  return url.href;
}

/** The name in the log and the audit log: the rest of the address may be a secret. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;

/** Refuses what only a working webhook does. */
export const notWorking = ({ hold }: Webhook): DomainError =>
  conflict(hold ? 'webhook.on-hold' : 'webhook.inactive');
