/**
 * What causes a mail: the administration's list, metrics and the log name mails by it. `test/mails.test.ts` renders one of
 * each kind in every language.
 */
export const MAIL_KINDS = [
  'account-erased',
  'address-kept',
  'address-known',
  'address-wanted',
  'admin-added',
  'api-key-made',
  'confirm-address',
  'consultant-request',
  'contact',
  'decision',
  'digest',
  'email-changed',
  'email-restored',
  'email-taken-back',
  'finish-registration',
  'invitation',
  'invitation-made',
  'message',
  'new-applicant',
  'new-device',
  'notification',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-reset',
  'project-state',
  'put-on-hold',
  'receipt',
  'recovery-code-used',
  'recovery-codes-made',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'verification',
  'webhook-address',
  'withdrawn',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];
