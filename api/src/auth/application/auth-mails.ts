import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { SessionAudience } from '../domain/session.ts';

/** Whom a mail about an account is for. */
export interface Addressee {
  audience: SessionAudience;
  email: string;
  /** Empty for an administrator. */
  first_name: string;
}

export const signInPath = (audience: SessionAudience) =>
  audience === 'user' ? '/sign_in' : '/admin_sign_in';

export const resetPath = (audience: SessionAudience, token: string) =>
  `/reset-password?${audience === 'admin' ? 'for=admin&' : ''}token=${token}`;

export const greeting = ({ first_name }: Addressee) => (first_name ? `Hello ${first_name},` : 'Hello,');

export function verificationMail(user: Addressee, token: string): Mail {
  return {
    to: user.email,
    kind: 'verification',
    subject: 'Please confirm your email address',
    paragraphs: [
      greeting(user),
      `Welcome to ${COMPANY.shortName}. Please confirm that this is your email address; after that you can sign in. The link works for 24 hours.`,
      'If you did not register, you do not need to do anything: nobody can sign in with an address that has not been confirmed.',
    ],
    action: { label: 'Confirm email address', path: `/verify-email?token=${token}` },
  };
}

/** To the owner of an address that somebody tried to register again; the form tells nothing of it. */
export function addressKnownMail(user: Addressee): Mail {
  return {
    to: user.email,
    kind: 'address-known',
    subject: 'You already have an account',
    paragraphs: [
      greeting(user),
      `Someone, probably you, has just tried to register at ${COMPANY.shortName} with this email address. You already have an account, so no second one was created.`,
      'You can sign in as usual. If you do not remember your password, choose "Forgot your password?" on the sign-in page.',
      'If it was not you, you do not need to do anything. Your account has not been changed.',
    ],
    action: { label: 'Go to sign-in', path: '/sign_in' },
  };
}

/** To the owner of an address that was registered again before it was confirmed. */
export function finishRegistrationMail(user: Addressee, token: string): Mail {
  return {
    to: user.email,
    kind: 'finish-registration',
    subject: 'Finish your registration',
    paragraphs: [
      greeting(user),
      `Someone, probably you, has registered at ${COMPANY.shortName} with this email address more than once, and it was never confirmed. Use the link to choose a password, and your account is ready. The link works once, within the next hour.`,
      'If it was not you, you do not need to do anything: nobody can sign in with an address that has not been confirmed.',
    ],
    action: { label: 'Choose a password', path: `/reset-password?token=${token}` },
  };
}

export function resetMail(user: Addressee, token: string): Mail {
  return {
    to: user.email,
    kind: 'password-reset',
    subject: 'Choose a new password',
    paragraphs: [
      greeting(user),
      'You can now choose a new password for your account. The link works once, within the next hour.',
      'If you did not request this, you do not need to do anything. Your password has not been changed.',
    ],
    action: { label: 'Choose a new password', path: resetPath(user.audience, token) },
  };
}

export function passwordChangedMail(user: Addressee): Mail {
  return {
    to: user.email,
    kind: 'password-changed',
    subject: 'Your password has been changed',
    paragraphs: [
      greeting(user),
      'The password of your account has just been changed, and all other devices have been signed out.',
      'If this was not you, please choose a new password immediately with "Forgot your password?" on the sign-in page, and let us know.',
    ],
    action: { label: 'Go to sign-in', path: signInPath(user.audience) },
  };
}

export function invitationMail(email: string, code: string, from: string): Mail {
  return {
    to: email,
    kind: 'invitation',
    subject: `Your access to the administration of ${COMPANY.shortName}`,
    paragraphs: [
      'Hello,',
      `${from} has invited you to help run the website of ${COMPANY.shortName}. Register with this email address; the invitation can be used once, within the next 7 days.`,
      `If you are asked for it, this is your invitation code: ${code}`,
    ],
    action: { label: 'Register as administrator', path: `/admin_sign_in?invite=${code}` },
  };
}

/** To an administrator whose account was opened from a device that it does not know. */
export function newDeviceMail(email: string, sign: { name: string; address: string; at: Date }): Mail {
  return {
    to: email,
    kind: 'new-device',
    subject: 'New sign-in to your administrator account',
    paragraphs: [
      'Hello,',
      `Someone has just signed in to your ${COMPANY.shortName} administrator account from a device that has not been used for it before.`,
      `Time: ${berlinTime(sign.at)}\nDevice: ${sign.name}\nNetwork: ${sign.address} (shortened)`,
      'If that was you, you do not need to do anything. If not, choose a new password with the link immediately: this signs out all devices.',
    ],
    action: { label: 'Choose a new password', path: '/forgot-password?for=admin' },
  };
}

/** "2 March 2026 at 10:00 (Berlin)" */
function berlinTime(at: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return `${format.format(at)} (Berlin)`;
}
