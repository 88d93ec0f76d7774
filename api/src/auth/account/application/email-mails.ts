import { COMPANY, type Language } from '@consulting/contracts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import { UNDO_PERIOD } from '../../../shared/person/email-history.ts';
import { berlinDay } from '../../../shared/texts/berlin-time.ts';
import { greetingIn } from '../../../shared/texts/greeting.ts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import { forAdmin, resetPath, signInPath, type Recipient } from '../../sessions/application/recipient.ts';

/** The kind of the only mail that goes to an unconfirmed address. */
export const CONFIRM_ADDRESS = 'confirm-address';

const company = COMPANY.shortName;

/** To the new address, without a name: the change counts when its link is confirmed. */
export function confirmAddressMail(recipient: Recipient, email: string, token: string): Mail {
  const i18n = i18nOf(recipient.language);
  return {
    to: email,
    language: recipient.language,
    kind: CONFIRM_ADDRESS,
    subject: i18n._('Please confirm your new email address'),
    greeting: greetingIn(recipient.language),
    paragraphs: [
      recipient.audience === 'user'
        ? i18n._(
            'You asked us to use this email address for your account at {company}. Please open the link and confirm the change; until then nothing changes.',
            { company },
          )
        : i18n._(
            'You asked us to use this email address for your {company} administrator account. Please open the link and confirm the change; until then nothing changes.',
            { company },
          ),
      i18n._('If you did not request this, you do not need to do anything. The address will not be used.'),
    ],
    action: {
      label: i18n._('Confirm email address'),
      path: `/confirm-email${forAdmin(recipient)}#token=${token}`,
      hint: i18n._('The link works once, within the next 24 hours.'),
    },
  };
}

/** To the owner of an address that somebody wants for another account; the form does not reveal it. */
export function addressWantedMail({
  audience,
  email,
  language,
}: Pick<Recipient, 'audience' | 'email' | 'language'>): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'address-wanted',
    subject: i18n._('Your email address is already in use'),
    greeting: greetingIn(language),
    paragraphs: [
      audience === 'user'
        ? i18n._(
            'Someone, probably you, has just tried to use this email address for another account at {company}. It belongs to an account already, or did so within the last 7 days, so nothing has been changed.',
            { company },
          )
        : i18n._(
            'Someone, probably you, has just tried to use this email address for another account at {company}. It belongs to an administrator account already, or did so within the last 7 days, so nothing has been changed.',
            { company },
          ),
      i18n._('If it was not you, you do not need to do anything. Your account has not been changed.'),
    ],
    action: { label: i18n._('Go to sign-in'), path: signInPath(audience) },
  };
}

/** To an address that somebody tried to register while it is reserved for the account that just left it. */
export function addressKeptMail(email: string, until: Date, language: Language): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'address-kept',
    subject: i18n._('Your registration'),
    title: i18n._('This email address is reserved'),
    greeting: greetingIn(language),
    paragraphs: [
      i18n._(
        'Someone, probably you, has just tried to register at {company} with this email address. An account used it until recently, and it is reserved for the owner of that account until {date}, so no new account was created. After that date you can register with it.',
        { company, date: berlinDay(until, language) },
      ),
      i18n._('If it was not you, you do not need to do anything.'),
    ],
    action: { label: i18n._('Go to sign-in'), path: '/sign_in' },
  };
}

/** To the old address: the notice, with the link that undoes the change. */
export function emailChangedMail(recipient: Recipient, next: string, token: string): Mail {
  const i18n = i18nOf(recipient.language);
  return {
    to: recipient.email,
    language: recipient.language,
    kind: 'email-changed',
    subject: i18n._('Your email address has been changed'),
    greeting: greetingIn(recipient.language, recipient),
    paragraphs: [
      recipient.audience === 'user'
        ? i18n._(
            'The email address of your account at {company} has just been changed from this one to {next}. Please sign in with the new address from now on.',
            { company, next },
          )
        : i18n._(
            'The email address of your {company} administrator account has just been changed from this one to {next}. Please sign in with the new address from now on.',
            { company, next },
          ),
      i18n._(
        'If that was not you, open the link within the next {days} days: it restores this address, signs out all devices, and lets you choose a new password. Nobody else can take this address before then.',
        { days: UNDO_PERIOD / (24 * 3_600_000) },
      ),
    ],
    action: {
      label: i18n._('Undo the change'),
      path: `/undo-email-change${forAdmin(recipient)}#token=${token}`,
    },
  };
}

/** To the restored address: a link to choose a new password, because others may know the old one. */
export function emailRestoredMail(recipient: Recipient, token: string): Mail {
  const i18n = i18nOf(recipient.language);
  return {
    to: recipient.email,
    language: recipient.language,
    kind: 'email-restored',
    subject: i18n._('Your email address has been restored'),
    greeting: greetingIn(recipient.language, recipient),
    paragraphs: [
      recipient.audience === 'user'
        ? i18n._(
            'This is the email address of your account at {company} again. All devices have been signed out, and your previous password no longer works.',
            { company },
          )
        : i18n._(
            'This is the email address of your {company} administrator account again. All devices have been signed out, and your previous password no longer works.',
            { company },
          ),
      i18n._('Please choose a new password with the link.'),
    ],
    action: {
      label: i18n._('Choose a new password'),
      path: resetPath(recipient.audience, token),
      hint: i18n._(
        'The link works once, within the next hour. After that, choose “Forgot your password?” on the sign-in page to get a new one.',
      ),
    },
  };
}

/** To the address that an undo replaced: its owner may be the rightful one. */
export function emailTakenBackMail(recipient: Recipient): Mail {
  const i18n = i18nOf(recipient.language);
  return {
    to: recipient.email,
    language: recipient.language,
    kind: 'email-taken-back',
    subject: i18n._('Your email address is no longer used'),
    greeting: greetingIn(recipient.language, recipient),
    paragraphs: [
      recipient.audience === 'user'
        ? i18n._(
            'The change of the email address of your account at {company} to this one has been undone from the previous address. All devices have been signed out.',
            { company },
          )
        : i18n._(
            'The change of the email address of your {company} administrator account to this one has been undone from the previous address. All devices have been signed out.',
            { company },
          ),
      i18n._('If you did not expect this, please write to {address}.', { address: COMPANY.email }),
    ],
  };
}
