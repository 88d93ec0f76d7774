import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { User } from '../../users/domain/user.ts';

type Addressee = Pick<User, 'email' | 'first_name'>;

const greeting = ({ first_name }: Addressee) => (first_name ? `Hello ${first_name},` : 'Hello,');

export function verificationMail(user: Addressee, token: string): Mail {
  return {
    to: user.email,
    kind: 'verification',
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      greeting(user),
      `welcome to ${COMPANY.shortName}. Please confirm that this is your e-mail address; after that you can sign in. The link works for 24 hours.`,
      'If you did not register, you need not do anything: nobody can sign in with an address that was not confirmed.',
    ],
    action: { label: 'Confirm e-mail address', path: `/verify-email?token=${token}` },
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
      `somebody, probably you, has just tried to register at ${COMPANY.shortName} with this e-mail address. There is an account with it already, so no second one was created.`,
      'You can sign in as usual. If you do not remember your password, choose "Forgot password?" on the sign-in page.',
      'If it was not you, you need not do anything. Your account has not been changed.',
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
      `somebody, probably you, has registered at ${COMPANY.shortName} with this e-mail address more than once, and it was never confirmed. Choose a password with the link, and your account is ready. The link works once, within the next hour.`,
      'If it was not you, you need not do anything: nobody can sign in with an address that was not confirmed.',
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
      'you can choose a new password for your account now. The link works once, within the next hour.',
      'If you did not ask for this, you need not do anything. Your password stays as it is.',
    ],
    action: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
  };
}

export function passwordChangedMail(user: Addressee): Mail {
  return {
    to: user.email,
    kind: 'password-changed',
    subject: 'Your password has been changed',
    paragraphs: [
      greeting(user),
      'the password of your account has just been changed, and all other devices have been signed out.',
      'If that was not you, please choose a new password at once with "Forgot password?" on the sign-in page, and let us know.',
    ],
    action: { label: 'Go to sign-in', path: '/sign_in' },
  };
}

export function invitationMail(email: string, code: string, from: string): Mail {
  return {
    to: email,
    kind: 'invitation',
    subject: `Your access to the administration of ${COMPANY.shortName}`,
    paragraphs: [
      'Hello,',
      `${from} invites you to help running the site of ${COMPANY.shortName}. Register with this e-mail address; the invitation works once, within the next 7 days.`,
      `If you are asked for it, this is your invitation code: ${code}`,
    ],
    action: { label: 'Register as administrator', path: `/admin_sign_in?invite=${code}` },
  };
}
