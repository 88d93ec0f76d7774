import { COMPANY, type MailKind } from '@consulting/contracts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../../shared/texts/greeting.ts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import { signInPath, type Recipient } from '../../sessions/application/recipient.ts';

const company = COMPANY.shortName;

/** Every change of a second factor is mailed, so that nobody who has only the password makes one unnoticed. */
function mailTo(recipient: Recipient, kind: MailKind, subject: string, ...paragraphs: string[]): Mail {
  const i18n = i18nOf(recipient.language);
  return {
    to: recipient.email,
    language: recipient.language,
    kind,
    subject,
    greeting: greetingIn(recipient.language, recipient),
    paragraphs,
    action: { label: i18n._('Go to sign-in'), path: signInPath(recipient.audience) },
  };
}

const ifNotYou = (recipient: Recipient): string =>
  i18nOf(recipient.language)._(
    'If this was not you, please choose a new password immediately with “Forgot your password?” on the sign-in page, and let us know.',
  );

export function codesAddedMail(recipient: Recipient): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'second-factor-added',
    i18n._('You now need a code to sign in'),
    i18n._(
      'An authenticator app has just been added to your account at {company}. From now on, you need your password and a code from this app to sign in.',
      { company },
    ),
    ifNotYou(recipient),
  );
}

export function codesRemovedMail(recipient: Recipient): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'second-factor-removed',
    i18n._('You no longer need a code to sign in'),
    i18n._(
      'The authenticator app has just been removed from your account at {company}. You sign in with your password alone again, and the recovery codes no longer work.',
      { company },
    ),
    ifNotYou(recipient),
  );
}

export function passkeyAddedMail(recipient: Recipient, name: string): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'passkey-added',
    i18n._('A passkey was added to your account'),
    i18n._(
      'The passkey “{name}” has just been added to your account at {company}. You can sign in with it alone; if you use your password, a second step is now required.',
      { name, company },
    ),
    ifNotYou(recipient),
  );
}

export function passkeyRemovedMail(recipient: Recipient, name: string): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'passkey-removed',
    i18n._('A passkey was removed from your account'),
    i18n._(
      'The passkey “{name}” has just been removed from your account at {company}. It can no longer be used to sign in.',
      {
        name,
        company,
      },
    ),
    ifNotYou(recipient),
  );
}

export function recoveryCodesMadeMail(recipient: Recipient): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'recovery-codes-made',
    i18n._('New recovery codes for your account'),
    i18n._(
      'New recovery codes have just been created for your account at {company}. The former ones no longer work.',
      {
        company,
      },
    ),
    ifNotYou(recipient),
  );
}

export function recoveryCodeUsedMail(recipient: Recipient, left: number): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'recovery-code-used',
    i18n._('A recovery code was used to sign in'),
    i18n._(
      '{left, plural, =0 {Your last recovery code at {company} has just been used. Please create new ones in your account.} one {A recovery code of your account at {company} has just been used. One is left; please create new ones in your account.} other {A recovery code of your account at {company} has just been used. {left} are left.}}',
      { left, company },
    ),
    ifNotYou(recipient),
  );
}

/** After a reset by an administrator or the operator. */
export function factorsResetMail(recipient: Recipient): Mail {
  const i18n = i18nOf(recipient.language);
  return mailTo(
    recipient,
    'second-factor-reset',
    i18n._('Your second factor has been reset'),
    i18n._(
      'An administrator has reset the second factor of your account at {company}, and all devices have been signed out. You can now sign in with your password and set up a new one.',
      { company },
    ),
    i18n._('If you did not ask for this, please let us know immediately.'),
  );
}
