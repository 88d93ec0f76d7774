import { COMPANY, type MailKind } from '@consulting/contracts';
import type { I18n } from '../../../shared/texts/i18n.ts';
import type { Mail } from '../mail-queue.ts';

/** Why somebody gets a mail. */
type Reason =
  | 'applied'
  | 'account'
  | 'former-account'
  | 'security'
  | 'address-entered'
  | 'invited'
  | 'administrator'
  | 'project'
  | 'office'
  | 'daily'
  | 'saved-search'
  | 'availability'
  | 'proposed';

const REASONS: Record<MailKind, Reason> = {
  'account-erased': 'former-account',
  'address-kept': 'address-entered',
  'address-known': 'address-entered',
  'address-wanted': 'address-entered',
  'admin-added': 'administrator',
  alert: 'saved-search',
  'api-key-made': 'administrator',
  appointment: 'applied',
  'appointment-firm': 'office',
  'appointment-owner': 'project',
  availability: 'availability',
  'calendar-feed': 'security',
  'calendar-feed-made': 'administrator',
  'confirm-address': 'address-entered',
  'confirm-application': 'address-entered',
  'consultant-request': 'office',
  contact: 'office',
  decision: 'applied',
  digest: 'daily',
  'email-changed': 'security',
  'email-restored': 'security',
  'email-taken-back': 'security',
  'finish-registration': 'address-entered',
  invitation: 'invited',
  'invitation-made': 'administrator',
  'known-applicant': 'address-entered',
  message: 'account',
  'new-applicant': 'project',
  'new-device': 'security',
  notification: 'account',
  'passkey-added': 'security',
  'passkey-removed': 'security',
  'password-changed': 'security',
  'password-reset': 'address-entered',
  'permit-missing': 'office',
  'pool-ending': 'applied',
  'project-state': 'project',
  proposal: 'proposed',
  'proposal-company': 'project',
  'proposal-firm': 'office',
  'put-on-hold': 'administrator',
  receipt: 'applied',
  'recovery-code-used': 'security',
  'recovery-codes-made': 'security',
  'second-factor-added': 'security',
  'second-factor-removed': 'security',
  'second-factor-reset': 'security',
  verification: 'address-entered',
  'webhook-address': 'administrator',
  withdrawn: 'project',
};

/** Returns the sentence that says why one gets the mail; mails that an older version has stored have it too. */
export function reasonOf({ kind }: Pick<Mail, 'kind'>, i18n: I18n): string {
  const values = { company: COMPANY.shortName };
  switch (REASONS[kind]) {
    case 'applied':
      return i18n._(
        'You receive this email because you have sent an application or a request to {company}.',
        values,
      );
    case 'account':
      return i18n._('You receive this email because you have an account at {company}.', values);
    case 'former-account':
      return i18n._('You receive this email because you had an account at {company}.', values);
    case 'security':
      return i18n._(
        'You receive this email because it is about the security of your account at {company}.',
        values,
      );
    case 'address-entered':
      return i18n._('You receive this email because your address was entered at {company}.', values);
    case 'invited':
      return i18n._('You receive this email because an administrator of {company} has invited you.', values);
    case 'administrator':
      return i18n._('You receive this email because you are an administrator of {company}.', values);
    case 'project':
      return i18n._('You receive this email because you have a project at {company}.', values);
    case 'office':
      return i18n._(
        'You receive this email because the website of {company} sends its notices here.',
        values,
      );
    case 'daily':
      return i18n._('You receive this email at 7 a.m. on weekdays when something is waiting.');
    case 'saved-search':
      return i18n._('You receive this email because you have saved a search at {company}.', values);
    case 'proposed':
      return i18n._(
        'You receive this email because {company} would like to propose you, or has proposed you, for a project.',
        values,
      );
    case 'availability':
      return i18n._(
        'You receive this email because your profile at {company} says when you are available.',
        values,
      );
  }
}
