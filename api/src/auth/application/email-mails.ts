import { COMPANY, longDate } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { UNDO_PERIOD } from '../../shared/email-history.ts';
import type { SessionAudience } from '../domain/session.ts';
import { greeting, resetPath, signInPath, type Addressee } from './auth-mails.ts';

/** The kind of the only mail that goes to an unconfirmed address. */
export const CONFIRM_ADDRESS = 'confirm-address';

const account = (audience: SessionAudience) =>
  audience === 'user'
    ? `your account at ${COMPANY.shortName}`
    : `your ${COMPANY.shortName} administrator account`;

/** To the new address: the change counts when its link is confirmed. */
export function confirmAddressMail(holder: Addressee, email: string, token: string): Mail {
  return {
    to: email,
    kind: CONFIRM_ADDRESS,
    subject: 'Please confirm your new email address',
    paragraphs: [
      greeting(holder),
      `You asked us to use this email address for ${account(holder.audience)}. Please open the link and confirm the change. The link works once, within the next 24 hours; until then nothing changes.`,
      'If you did not request this, you do not need to do anything. The address will not be used.',
    ],
    action: { label: 'Confirm email address', path: `/confirm-email?token=${token}` },
  };
}

/** To the owner of an address that somebody wants for another account; the form tells nothing of it. */
export function addressWantedMail(audience: SessionAudience, email: string): Mail {
  const owner = audience === 'user' ? 'an account' : 'an administrator account';
  return {
    to: email,
    kind: 'address-wanted',
    subject: 'Your email address is already in use',
    paragraphs: [
      'Hello,',
      `Someone, probably you, has just tried to use this email address for another account at ${COMPANY.shortName}. It belongs to ${owner} already, or did so within the last 7 days, so nothing has been changed.`,
      'If it was not you, you do not need to do anything. Your account has not been changed.',
    ],
    action: { label: 'Go to sign-in', path: signInPath(audience) },
  };
}

/** To an address that somebody tried to register while it is reserved for the account that has just left it. */
export function addressKeptMail(email: string, until: Date): Mail {
  return {
    to: email,
    kind: 'address-kept',
    subject: 'Your registration',
    paragraphs: [
      'Hello,',
      `Someone, probably you, has just tried to register at ${COMPANY.shortName} with this email address. An account used it until recently, and it is reserved for the owner of that account until ${longDate(until.toISOString())}, so no new account was created. After that date you can register with it.`,
      'If it was not you, you do not need to do anything.',
    ],
    action: { label: 'Go to sign-in', path: '/sign_in' },
  };
}

/** To the address that was left: the notice, with the link that undoes the change. */
export function emailChangedMail(holder: Addressee, next: string, token: string): Mail {
  const days = UNDO_PERIOD / (24 * 3_600_000);
  return {
    to: holder.email,
    kind: 'email-changed',
    subject: 'Your email address has been changed',
    paragraphs: [
      greeting(holder),
      `The email address of ${account(holder.audience)} has just been changed from this one to ${next}. Please sign in with the new address from now on.`,
      `If that was not you, open the link within the next ${days} days: it restores this address, signs out all devices, and lets you choose a new password. Nobody else can take this address before then.`,
    ],
    action: { label: 'Undo the change', path: `/undo-email-change?token=${token}` },
  };
}

/** To the restored address: a link to choose a new password, because others may know the old one. */
export function emailRestoredMail(holder: Addressee, token: string): Mail {
  return {
    to: holder.email,
    kind: 'email-restored',
    subject: 'Your email address has been restored',
    paragraphs: [
      greeting(holder),
      `This is the email address of ${account(holder.audience)} again. All devices have been signed out, and your previous password no longer works.`,
      'Please choose a new password with the link. It works once, within the next hour; after that, choose "Forgot your password?" on the sign-in page to get a new one.',
    ],
    action: { label: 'Choose a new password', path: resetPath(holder.audience, token) },
  };
}

/** To the address that an undo replaced: its owner may be the rightful one. */
export function emailTakenBackMail(holder: Addressee): Mail {
  return {
    to: holder.email,
    kind: 'email-taken-back',
    subject: 'Your email address is no longer used',
    paragraphs: [
      greeting(holder),
      `The change of the email address of ${account(holder.audience)} to this one has been undone from the previous address. All devices have been signed out.`,
      `If you did not expect this, please write to ${COMPANY.email}.`,
    ],
  };
}
