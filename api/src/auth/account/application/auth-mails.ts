import { COMPANY, deviceName, type Language } from '@consulting/contracts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import { berlinTime } from '../../../shared/texts/berlin-time.ts';
import { greetingIn } from '../../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../../shared/texts/i18n.ts';
import { wordsOf } from '../../../shared/texts/words.ts';
import { resetPath, signInPath, type Recipient } from '../../sessions/application/recipient.ts';

const company = COMPANY.shortName;

// Mails that may go to an address that was never confirmed hold nothing that the sender of the request has typed, not
// even a name: anybody could have their words sent from the firm's address.

export function verificationMail(user: Recipient, token: string): Mail {
  const i18n = i18nOf(user.language);
  return {
    to: user.email,
    language: user.language,
    kind: 'verification',
    subject: i18n._('Please confirm your email address'),
    greeting: greetingIn(user.language),
    paragraphs: [
      i18n._(
        'Welcome to {company}. Please confirm that this is your email address; after that you can sign in.',
        { company },
      ),
      i18n._(
        'If you did not register, you do not need to do anything: nobody can sign in with an address that has not been confirmed.',
      ),
    ],
    action: {
      label: i18n._('Confirm email address'),
      path: `/verify-email#token=${token}`,
      hint: i18n._('The link works for 24 hours.'),
    },
  };
}

/** To the owner of an address that somebody tried to register again; the form does not reveal it. */
export function addressKnownMail(user: Recipient): Mail {
  const i18n = i18nOf(user.language);
  return {
    to: user.email,
    language: user.language,
    kind: 'address-known',
    subject: i18n._('You already have an account'),
    greeting: greetingIn(user.language),
    paragraphs: [
      i18n._(
        'Someone, probably you, has just tried to register at {company} with this email address. You already have an account, so no second one was created.',
        { company },
      ),
      i18n._(
        'You can sign in as usual. If you do not remember your password, choose “Forgot your password?” on the sign-in page.',
      ),
      i18n._('If it was not you, you do not need to do anything. Your account has not been changed.'),
    ],
    action: { label: i18n._('Go to sign-in'), path: '/sign_in' },
  };
}

/** To the owner of an address that was registered again before it was confirmed. */
export function finishRegistrationMail(user: Recipient, token: string): Mail {
  const i18n = i18nOf(user.language);
  return {
    to: user.email,
    language: user.language,
    kind: 'finish-registration',
    subject: i18n._('Finish your registration'),
    greeting: greetingIn(user.language),
    paragraphs: [
      i18n._(
        'Someone, probably you, has registered at {company} with this email address more than once, and it was never confirmed. Use the link to choose a password, and your account is ready.',
        { company },
      ),
      startsEmpty(i18n),
      i18n._(
        'If it was not you, you do not need to do anything: nobody can sign in with an address that has not been confirmed.',
      ),
    ],
    action: {
      label: i18n._('Choose a password'),
      path: `/reset-password#token=${token}`,
      hint: i18n._('The link works once, within the next hour.'),
    },
  };
}

/** What whoever registered an unproven address has entered is not the reader's, and is removed (`AddressClaims`). */
const startsEmpty = (i18n: I18n): string =>
  i18n._(
    'The account then starts empty: what was entered at the registration may be from somebody else, and is removed.',
  );

/** `isProven`: whether the address of the account was ever confirmed. */
export function resetMail(user: Recipient, token: string, isProven = true): Mail {
  const i18n = i18nOf(user.language);
  return {
    to: user.email,
    language: user.language,
    kind: 'password-reset',
    subject: i18n._('Choose a new password'),
    greeting: greetingIn(user.language),
    paragraphs: [
      i18n._('You can now choose a new password for your account.'),
      ...(isProven ? [] : [startsEmpty(i18n)]),
      i18n._(
        'If you did not request this, you do not need to do anything. Your password has not been changed.',
      ),
    ],
    action: {
      label: i18n._('Choose a new password'),
      path: resetPath(user.audience, token),
      hint: i18n._('The link works once, within the next hour.'),
    },
  };
}

export function passwordChangedMail(user: Recipient): Mail {
  const i18n = i18nOf(user.language);
  return {
    to: user.email,
    language: user.language,
    kind: 'password-changed',
    subject: i18n._('Your password has been changed'),
    greeting: greetingIn(user.language, user),
    paragraphs: [
      i18n._(
        'The password of your account has just been changed, and all other devices have been signed out.',
      ),
      i18n._(
        'If this was not you, please choose a new password immediately with “Forgot your password?” on the sign-in page, and let us know.',
      ),
    ],
    action: { label: i18n._('Go to sign-in'), path: signInPath(user.audience) },
  };
}

/** In the language of the inviting administrator, because the reader's is unknown. */
export function invitationMail(
  email: string,
  code: string,
  { email: from, language }: { email: string; language: Language },
): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'invitation',
    subject: i18n._('Your access to the administration of {company}', { company }),
    greeting: greetingIn(language),
    paragraphs: [
      i18n._(
        '{from} has invited you to help run the website of {company}. Register with this email address; the invitation can be used once, within the next 7 days.',
        { from, company },
      ),
    ],
    facts: [{ label: i18n._('Invitation code'), value: code }],
    action: {
      label: i18n._('Register as administrator'),
      path: `/admin_sign_in#invite=${code}`,
      hint: i18n._('The page fills in the invitation code by itself.'),
    },
  };
}

/** To an administrator whose account was opened on an unknown device. */
export function newDeviceMail(
  { email, language }: { email: string; language: Language },
  sign: { device: string; address: string; at: Date },
): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'new-device',
    subject: i18n._('New sign-in to your administrator account'),
    greeting: greetingIn(language),
    paragraphs: [
      i18n._(
        'Someone has just signed in to your {company} administrator account from a device that has not been used for it before.',
        { company },
      ),
      i18n._(
        'If that was you, you do not need to do anything. If not, choose a new password with the link immediately: this signs out all devices.',
      ),
    ],
    facts: [
      {
        label: i18n._('Time'),
        value: i18n._('{time} (Berlin)', { time: berlinTime(sign.at, language) }),
      },
      { label: i18n._('Device'), value: deviceName(sign.device, wordsOf(language)) },
      { label: i18n._('Network'), value: i18n._('{network} (shortened)', { network: sign.address }) },
    ],
    action: { label: i18n._('Choose a new password'), path: '/forgot-password?for=admin' },
  };
}
