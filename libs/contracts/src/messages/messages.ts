import { APPLICATION_MESSAGES } from './application-messages.ts';
import { APPOINTMENT_MESSAGES } from './appointment-messages.ts';
import { CAREER_MESSAGES } from './career-messages.ts';
import { CV_MESSAGES } from './cv-messages.ts';
import { INPUT_MESSAGES } from './input-messages.ts';
import { LIMIT_MESSAGES } from './limit-messages.ts';
import { NOTIFICATION_MESSAGES } from './notification-messages.ts';
import { POSTING_MESSAGES } from './posting-messages.ts';
import { POOL_MESSAGES } from './pool-messages.ts';
import { PROPOSAL_MESSAGES } from './proposal-messages.ts';
import { SAVED_SEARCH_MESSAGES } from './search-messages.ts';
import { STAGE_MESSAGES } from './stage-messages.ts';
import { TEXTS } from '../texts/texts.ts';

/**
 * Every sentence that the API sends, by its code `<subject>.<what>`. A code never changes, even if its sentence does:
 * clients act on codes and show sentences. Values are in braces; sentences that the client shows itself are in `TEXTS`.
 */
export const MESSAGES = {
  ...APPLICATION_MESSAGES,
  ...APPOINTMENT_MESSAGES,
  ...CAREER_MESSAGES,
  ...CV_MESSAGES,
  ...INPUT_MESSAGES,
  ...LIMIT_MESSAGES,
  ...NOTIFICATION_MESSAGES,
  ...POSTING_MESSAGES,
  ...POOL_MESSAGES,
  ...PROPOSAL_MESSAGES,
  ...SAVED_SEARCH_MESSAGES,
  ...STAGE_MESSAGES,

  'account.already-exists': 'This account already exists',
  'account.blocked': 'This user has been blocked.',
  'account.company-required': TEXTS.companyRequired,
  'account.deleted': 'Your account and all your data have been deleted.',
  'account.erased': 'The account and all data belonging to it have been deleted.',
  'account.language-changed': 'Your language has been saved.',
  'account.message-limit-changed': 'This user can now send up to {max} messages.',
  'account.not-found': 'User not found',
  'account.registered':
    'Thank you! We have sent you an email. Please open the link in it to confirm your address.',
  'account.unblocked': 'This user can sign in again.',
  'account.verification-invalid': TEXTS.verificationInvalid,
  'account.verification-missing': TEXTS.verificationMissing,
  'account.verification-sent-again': 'If this address is waiting to be confirmed, a new email is on its way.',
  'account.verified': TEXTS.verified,
  'account.verify-first': TEXTS.verifyFirst,

  'administrator.already-exists': 'An administrator with this email address already exists',
  'administrator.last': 'The last administrator cannot be removed',
  'administrator.not-found': 'Administrator not found',
  'administrator.registered': 'Welcome! You can now sign in.',
  'administrator.registration-closed': TEXTS.registrationClosed,
  'administrator.removed': 'The administrator has been removed.',

  'api-key.created': 'The key has been created. Copy it now: it is not shown again.',
  'api-key.expired': 'This API key has expired.',
  'api-key.network-invalid': 'Every entry must be an IP address or a network like 203.0.113.0/24',
  'api-key.not-found': 'API key not found',
  'api-key.on-hold': 'This API key is on hold until an administrator releases it.',
  'api-key.other-network': 'This API key may not be used from this network.',
  'api-key.released': 'The key works again.',
  'api-key.revoked': 'This API key has been revoked.',
  'api-key.revoked-now': 'The key has been revoked. It no longer works.',
  'api-key.scope-missing': 'This API key has no permission for this operation.',
  'api-key.scopes-required': 'Choose at least one scope',
  'api-key.unknown': 'This API key is not known.',

  'certificate.not-found': 'Certificate not found',
  'certificate.removed': 'Certificate removed.',

  'code.required': TEXTS.codeRequired,
  'code.too-many-wrong': 'Too many wrong codes. Try again in {wait}.',
  'code.wrong':
    'This code is incorrect. A code of the app works once, and there is a new one every 30 seconds.',

  'consultant.created': 'Consultant created successfully!',
  'consultant.deleted': 'Consultant deleted.',
  'consultant.not-found': 'Consultant not found',
  'consultant.updated': 'Consultant updated successfully!',

  'contact.deleted': 'The message has been deleted.',
  'contact.no-longer-spam': 'The message is no longer marked as spam.',
  'contact.no-reply': TEXTS.noReplyToContact,
  'contact.sent': TEXTS.contactSent,

  'delivery.not-found': 'Delivery not found',

  'email.change-link-invalid': 'This link is invalid or has expired',
  'email.change-link-missing': 'The token of the link is missing',
  'email.change-link-sent':
    'We have sent a link to the new address. Your email address changes when you open it and confirm.',
  'email.changed': 'Your email address has been changed. Please sign in with it from now on.',
  'email.changed-too-often': 'You have changed your email address too often. Please try again in a few days.',
  'email.invalid': TEXTS.emailInvalid,
  'email.required': TEXTS.emailRequired,
  'email.restored':
    'Your email address has been restored, and all devices have been signed out. We have sent you an email with a link to choose a new password.',
  'email.taken': 'Another account uses this email address now, so yours has not been changed.',

  'employee.created': 'Employee created successfully!',
  'employee.deleted': 'Employee deleted.',
  'employee.not-found': 'Employee not found',
  'employee.not-own': 'You can only change your own employees',
  'employee.updated': 'Employee updated successfully!',

  'events.unknown':
    'Some of these events are not kept any more. Read the lists again, and then go on with after=latest.',

  'export.not-found': 'Export not found',

  'hold.ended-by-another': 'Only another administrator can release this.',
  'hold.none': 'This is not on hold.',

  'idempotency-key.answer-lost':
    'This request has been carried out, but its answer is lost. Check what has changed before you send it with a new key.',
  'idempotency-key.in-progress':
    'This request is still being carried out. Please try again in a few seconds.',
  'idempotency-key.invalid': 'The Idempotency-Key must be 1 to 255 printable ASCII characters',
  'idempotency-key.shown-once': 'This request has been carried out. Its answer is shown only once.',
  'idempotency-key.used': 'This Idempotency-Key has been used for another request',

  'invitation.created': 'Pass this code on. It can be used once.',
  'invitation.registration-closed':
    'Registration is closed (ADMIN_REGISTRATION), so an invitation would not work.',
  'invitation.sent': 'The invitation has been sent to {email}.',

  'linkedin.not-configured': TEXTS.linkedInMissing,
  'linkedin.password-first': 'Set a password first: without one you would no longer be able to sign in',
  'linkedin.unlinked': 'LinkedIn is no longer linked to your account.',

  'mail.being-sent': 'This email is being sent right now.',
  'mail.not-found': 'Mail not found',
  'mail.queued-again': 'The email will be sent again.',

  'message.not-for-job-seekers': TEXTS.messagingJobSeeker,
  'message.not-found': 'Message not found',
  'message.read': 'Messages marked as read.',
  'message.sent': 'Message sent.',

  'note.added': 'The note has been added.',
  'note.deleted': 'The note has been deleted.',
  'note.not-found': 'Note not found',
  'note.saved': 'Note saved.',

  'passkey.added': 'The passkey has been added.',
  'passkey.known': 'This passkey is already registered. Please create a new one.',
  'passkey.missing': 'The answer of the passkey is missing',
  'passkey.name-required': TEXTS.passkeyNameRequired,
  'passkey.not-found': 'Passkey not found',
  'passkey.not-made': 'The passkey could not be created. Please try again.',
  'passkey.refused': 'This passkey was not accepted. Please try again, or use your password.',
  'passkey.removed': 'The passkey has been removed.',
  'passkey.too-many': 'This passkey can no longer be added.',

  'password.changed': 'Your password has been changed. Other devices have been signed out.',
  'password.incorrect': 'This password is incorrect',
  'password.longer-than-allowed': 'Use at most {max} characters for your password',
  'password.required': 'Password is required',
  'password.reset': 'Your password has been changed. You can now sign in.',
  'password.reset-link-invalid': 'This reset link is invalid or has expired',
  'password.reset-link-missing': 'The token of the reset link is missing',
  'password.reset-link-sent': 'If there is an account with this address, an email with a link is on its way.',
  'password.shorter-than-allowed': 'Use at least {min} characters for your password',
  'password.too-easy':
    'This password is too easy to guess. Four unrelated words are better, without names, titles, dates or years.',
  'password.too-long': 'This password is too long',
  'password.too-many-wrong': 'Too many wrong passwords. Try again in {wait}.',
  'password.unchanged': 'Choose a password that is different from the current one',

  'phone.changed': 'Your phone number has been changed.',

  'profile.updated': TEXTS.profileUpdated,

  'server.database-unavailable': 'The database does not respond',
  'server.failed': 'Something went wrong on our side. Please try again later.',
  'server.unavailable': 'The service is not available at the moment. Please try again in a few seconds.',

  'removals.unknown':
    'What was removed since then is not known any more. Read the whole list again, and remove what is not in it.',

  'second-factor.added': 'From now on, you need a code from your app to sign in.',
  'second-factor.begin-again': 'This app can no longer be added. Please begin again.',
  'second-factor.not-found': 'There is no second factor',
  'second-factor.recovery-codes-made': 'You have new recovery codes. The former ones no longer work.',
  'second-factor.removed': 'You no longer need a code to sign in.',
  'second-factor.required':
    'Administrators need a second factor. Add another one before you remove your last one.',
  'second-factor.reset': 'The second factor has been reset, and all devices have been signed out.',
  'second-factor.reset-by-another': 'Only another administrator can reset your second factor.',

  'session.account-blocked': 'This account has been blocked. Please contact us.',
  'session.confirm-first': 'Please confirm that it is you.',
  'session.confirmed': 'Thank you. For ten minutes we will not ask again.',
  'session.device-signed-out': 'This device has been signed out.',
  'session.none': 'Please sign in',
  'session.not-found': 'Session not found',
  'session.opened': 'Signed in.',
  'session.sign-in-code-missing': 'The sign-in code is missing',
  'session.sign-in-expired': 'This sign-in has expired. Please sign in again.',
  'session.second-factor-missing': 'Administrators need a second factor. Please add one now.',
  'session.second-factor-wanted': 'Please complete sign-in with your second factor.',
  'session.signed-out': 'Signed out.',
  'session.wrong-credentials': TEXTS.wrongCredentials,

  'template.created': 'The template has been created.',
  'template.deleted': 'The template has been deleted.',
  'template.name-taken': 'There is already a template with this name.',
  'template.not-found': 'Template not found',
  'template.unknown-placeholder': 'Only these placeholders can be used in a template: {placeholders}',
  'template.updated': 'The template has been saved.',

  'webhook.added-meanwhile': 'Another webhook was added at this moment. Please try again.',
  'webhook.being-sent': 'This is being sent right now.',
  'webhook.created': 'The webhook has been created. Keep its secret now: it is not shown again.',
  'webhook.inactive': 'This webhook is switched off. Switch it on first.',
  'webhook.not-found': 'Webhook not found',
  'webhook.on-hold': 'This webhook is on hold. Release it first.',
  'webhook.queued-again': 'This will be sent again.',
  'webhook.released': 'The webhook works again.',
  'webhook.removed': 'The webhook has been removed.',
  'webhook.secret-replaced':
    'The webhook has a new secret. Keep it now: it is not shown again. For 24 hours the former one signs too.',
  'webhook.test-queued': 'A test is on its way.',
  'webhook.updated': 'The webhook has been saved.',
  'webhook.url-invalid': 'Enter an address that begins with https://, without a user name and without #',
  'webhook.url-not-found': 'There is no server by this name',
  'webhook.url-not-public': 'This address is not on the public internet',
} as const;

export type MessageCode = keyof typeof MESSAGES;

export const MESSAGE_CODES = Object.keys(MESSAGES) as MessageCode[];
