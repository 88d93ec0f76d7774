import { COMPANY, type HoldCause, type MailKind } from '@consulting/contracts';
import type { Fact, Mail } from '../../../platform/mail/mail-queue.ts';
import type { HeldThing } from '../../../shared/hold/hold.ts';
import { berlinTime } from '../../../shared/texts/berlin-time.ts';
import { greetingIn } from '../../../shared/texts/greeting.ts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import type { Admin } from '../domain/admin.ts';

/** A reader of a notice to all administrators, and what it says of every change. */
export interface Told {
  reader: Admin;
  /** Who did it; null for the operator of the machine. */
  by: { id: string; email: string } | null;
  at: Date;
}

/** The invitations, keys and webhooks that the recovery of an account closed. */
export interface Closed {
  /** The account. */
  email: string;
  cause: HoldCause;
  /** The number of revoked invitations. */
  invitations: number;
  held: readonly HeldThing[];
}

const company = COMPANY.shortName;
/** The most lines of a mail about what is on hold. */
const MOST_LINES = 20;

type Place = 'account' | 'system/admins' | 'system/keys' | 'system/webhooks';

function noticeTo(
  { reader: { email, language } }: Pick<Told, 'reader'>,
  kind: MailKind,
  subject: string,
  place: Place,
  facts: Fact[],
  ...paragraphs: string[]
): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind,
    subject,
    greeting: greetingIn(language),
    paragraphs,
    facts,
    action: { label: i18n._('Open the administration'), path: `/admin-dashboard?tab=${place}` },
  };
}

/** Name, if there is one, who did it, and when. */
function factsOf({ reader: { language }, by, at }: Told, name: string): Fact[] {
  const i18n = i18nOf(language);
  return [
    ...(name ? [{ label: i18n._('Name'), value: name }] : []),
    { label: i18n._('By'), value: by?.email ?? i18n._('the operator of the server') },
    { label: i18n._('Time'), value: i18n._('{time} (Berlin)', { time: berlinTime(at, language) }) },
  ];
}

/** What to do about a change that nobody knows of; `undo` is for those who did not make it. */
function advice({ reader: { id, language }, by }: Told, undo: (by: string) => string): string {
  const i18n = i18nOf(language);
  if (!by) return i18n._('If you do not know about this, please ask the operator of the server.');
  return by.id === id
    ? i18n._(
        'If this was you, you do not need to do anything. If not, choose a new password immediately with “Forgot your password?” on the sign-in page: this signs out all devices, revokes your unused invitations, puts your API keys and webhooks on hold, and ends your calendar feed.',
      )
    : undo(by.email);
}

export function adminAddedMail(told: Told, added: string): Mail {
  const i18n = i18nOf(told.reader.language);
  return noticeTo(
    told,
    'admin-added',
    i18n._('New administrator: {added}', { added }),
    'system/admins',
    factsOf(told, ''),
    told.by
      ? i18n._('{added} has registered as an administrator of {company}, with an invitation.', {
          added,
          company,
        })
      : i18n._('{added} is now an administrator of {company}.', { added, company }),
    advice(told, (by) =>
      i18n._(
        'If you do not know about this, ask {by}. If {by} does not know about it either, remove the new administrator, and have {by} choose a new password with “Forgot your password?” on the sign-in page.',
        { by },
      ),
    ),
  );
}

/** `email` is empty for an invitation that is passed on as a code. */
export function invitationMadeMail(told: Told, email: string): Mail {
  const i18n = i18nOf(told.reader.language);
  return noticeTo(
    told,
    'invitation-made',
    i18n._('New invitation to the administration'),
    'system/admins',
    factsOf(told, ''),
    email
      ? i18n._('{email} has been invited to the administration of {company}.', { email, company })
      : i18n._(
          'An invitation to the administration of {company} has been created. Anybody who has its code can use it once.',
          { company },
        ),
    advice(told, (by) =>
      i18n._(
        'If you do not know about this, ask {by}. If {by} does not know about it either, have {by} choose a new password with “Forgot your password?” on the sign-in page: this revokes the invitation.',
        { by },
      ),
    ),
  );
}

export function apiKeyMadeMail(told: Told, name: string): Mail {
  const i18n = i18nOf(told.reader.language);
  return noticeTo(
    told,
    'api-key-made',
    i18n._('New API key: {name}', { name }),
    'system/keys',
    factsOf(told, name),
    i18n._(
      'An API key has been created, with which a program can use the administration of {company} without signing in.',
      { company },
    ),
    advice(told, (by) =>
      i18n._(
        'If you do not know about this, ask {by}. If {by} does not know about it either, revoke the key, and have {by} choose a new password with “Forgot your password?” on the sign-in page.',
        { by },
      ),
    ),
  );
}

export function calendarFeedMadeMail(told: Told): Mail {
  const i18n = i18nOf(told.reader.language);
  return noticeTo(
    told,
    'calendar-feed-made',
    i18n._('New calendar feed'),
    'account',
    factsOf(told, ''),
    i18n._(
      'A secret address has been created, at which a calendar program reads the agreed appointments of {company} without signing in.',
      { company },
    ),
    advice(told, (by) =>
      i18n._(
        'If you do not know about this, ask {by}. If {by} does not know about it either, have {by} choose a new password with “Forgot your password?” on the sign-in page: this ends the address.',
        { by },
      ),
    ),
  );
}

/** A webhook with a new address is as good as a new one. */
export function webhookAddressMail(
  told: Told,
  { host, what }: { host: string; what: 'new' | 'moved' },
): Mail {
  const i18n = i18nOf(told.reader.language);
  return noticeTo(
    told,
    'webhook-address',
    what === 'new'
      ? i18n._('New webhook: {host}', { host })
      : i18n._('New address of a webhook: {host}', { host }),
    'system/webhooks',
    factsOf(told, host),
    what === 'new'
      ? i18n._('A webhook has been added: {company} now sends its events to this address.', { company })
      : i18n._('A webhook has been changed: {company} now sends its events to this address.', { company }),
    advice(told, (by) =>
      i18n._(
        'If you do not know about this, ask {by}. If {by} does not know about it either, remove the webhook, and have {by} choose a new password with “Forgot your password?” on the sign-in page.',
        { by },
      ),
    ),
  );
}

/** After the recovery or removal of an administrator's account. */
export function putOnHoldMail({ reader }: Pick<Told, 'reader'>, closed: Closed): Mail {
  const { email, invitations, held } = closed;
  const i18n = i18nOf(reader.language);
  const causes: Record<HoldCause, string> = {
    'password-reset': i18n._('The password of {email} has been reset with a link by email.', { email }),
    'email-restored': i18n._('The email address of {email} has been restored.', { email }),
    'second-factor-reset': i18n._('The second factor of {email} has been reset.', { email }),
    'administrator-removed': i18n._('The administrator {email} has been removed.', { email }),
  };
  const paragraphs = [causes[closed.cause]];
  if (held.length > 0)
    paragraphs.push(
      i18n._(
        'Somebody else may have used the account. So the API keys and webhooks that were created with it are on hold: they do nothing until another administrator releases them.',
      ),
      i18n._('Please review each of them: release it if you know its purpose; if not, remove it.'),
    );
  if (invitations > 0)
    paragraphs.push(
      i18n._(
        '{invitations, plural, one {One unused invitation by this account has been revoked.} other {{invitations} unused invitations by this account have been revoked.}}',
        { invitations },
      ),
    );
  const subject =
    held.length > 0 ? i18n._('API keys and webhooks are on hold') : i18n._('Invitations have been revoked');
  return noticeTo(
    { reader },
    'put-on-hold',
    subject,
    placeOf(held),
    heldFacts(closed, reader),
    ...paragraphs,
  );
}

function heldFacts({ held }: Closed, { language }: Admin): Fact[] {
  const i18n = i18nOf(language);
  const labels = { 'api-key': i18n._('API key'), webhook: i18n._('Webhook') };
  const facts: Fact[] = held
    .slice(0, MOST_LINES)
    .map(({ kind, label }) => ({ label: labels[kind], value: label }));
  const more = held.length - facts.length;
  if (more > 0) facts.push({ value: i18n._('and {more} more', { more }) });
  return facts;
}

function placeOf(held: readonly HeldThing[]): Place {
  const [first] = held;
  if (!first) return 'system/admins';
  return first.kind === 'api-key' ? 'system/keys' : 'system/webhooks';
}
