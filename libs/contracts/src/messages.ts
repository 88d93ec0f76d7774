import { TEXTS } from './texts.ts';

/**
 * Every sentence the API answers with, by its code `<subject>.<what>`. A code never changes, whatever becomes of its
 * sentence: clients act on codes and show sentences. Values stand in braces; what both sides show comes from `TEXTS`.
 */
export const MESSAGES = {
  'account.already-exists': 'This account already exists',
  'account.blocked': 'This user has been blocked.',
  'account.company-required': TEXTS.companyRequired,
  'account.deleted': 'Your account and all your data have been deleted.',
  'account.not-found': 'User not found',
  'account.password-to-delete': 'Enter your password, or sign in again, to delete your account',
  'account.registered':
    'Thank you! We have sent you an email. Please open the link in it to confirm your address.',
  'account.unblocked': 'This user can sign in again.',
  'account.verification-invalid': TEXTS.verificationInvalid,
  'account.verification-missing': TEXTS.verificationMissing,
  'account.verification-sent-again': 'If this address is waiting to be confirmed, a new email is on its way.',
  'account.verified': TEXTS.verified,
  'account.verify-first': TEXTS.verifyFirst,

  'address.not-found': 'Nothing was found at this address',
  'address.too-long': 'This address is too long',
  'address.unreadable': 'This address cannot be read',

  'administrator.already-exists': 'An administrator with this email address already exists',
  'administrator.last': 'The last administrator cannot be removed',
  'administrator.not-found': 'Administrator not found',
  'administrator.registered': 'Welcome! You can now sign in.',
  'administrator.registration-closed': TEXTS.registrationClosed,
  'administrator.removed': 'The administrator has been removed.',

  'applicant.rejected': TEXTS.applicantRejected,
  'applicant.selected': TEXTS.applicantSelected,

  'application.already-decided': 'This application has already been decided: {status}.',
  'application.consultant-already-applied': 'You have already applied for this consultant.',
  'application.consultant-role-required': TEXTS.consultantApplyRole,
  'application.consultant-submitted': 'Successfully applied for {name}',
  'application.job-already-applied': TEXTS.jobAlreadyApplied,
  'application.job-role-required': TEXTS.jobSeekersOnly,
  'application.not-found': 'Application not found',
  'application.not-decided': 'This application has not been decided yet.',
  'application.own-project': 'You cannot apply to your own project.',
  'application.project-already-applied': TEXTS.projectAlreadyApplied,
  'application.project-role-required': TEXTS.projectApplyRole,
  'application.pending-again': 'The application is open again, and the applicant has been notified.',
  'application.submitted': TEXTS.projectApplied,
  'application.withdrawn': 'Your application has been withdrawn.',
  'application.withdrawn-before': 'This application has been withdrawn.',

  'certificate.not-found': 'Certificate not found',
  'certificate.removed': 'Certificate removed.',

  'consultant.created': 'Consultant created successfully!',
  'consultant.deleted': 'Consultant deleted.',
  'consultant.not-found': 'Consultant not found',
  'consultant.updated': 'Consultant updated successfully!',

  'contact.deleted': 'The message has been deleted.',
  'contact.no-longer-spam': 'The message is no longer marked as spam.',
  'contact.no-reply': TEXTS.noReplyToContact,
  'contact.sent': TEXTS.contactSent,

  'cv.not-found': 'CV not found',
  'cv.removed': 'CV removed.',

  'email.change-link-invalid': 'This link is invalid or has expired',
  'email.change-link-missing': 'The token of the link is missing',
  'email.change-link-sent':
    'We have sent a link to the new address. Your email address changes when you open it and confirm.',
  'email.changed': 'Your email address has been changed. Please sign in with it from now on.',
  'email.changed-too-often': 'You have changed your email address too often. Please try again in a few days.',
  'email.invalid': TEXTS.emailInvalid,
  'email.password-to-change': 'Enter your password, or sign in again, to change your email address',
  'email.required': TEXTS.emailRequired,
  'email.restored':
    'Your email address has been restored, and all devices have been signed out. We have sent you an email with a link to choose a new password.',
  'email.taken': 'Another account uses this email address now, so yours has not been changed.',

  'employee.created': 'Employee created successfully!',
  'employee.deleted': 'Employee deleted.',
  'employee.not-found': 'Employee not found',
  'employee.not-own': 'You can only change your own employees',
  'employee.updated': 'Employee updated successfully!',

  'export.not-found': 'Export not found',

  'field.description-required': 'Description is required',
  'field.entry-not-text': 'each value in {field} must be a string',
  'field.entry-too-long': 'each value in {field} must be shorter than or equal to {max} characters',
  'field.first-name-required': 'First name is required',
  'field.invalid': '{field} is not valid',
  'field.last-name-required': 'Last name is required',
  'field.message-required': TEXTS.messageRequired,
  'field.name-required': TEXTS.nameRequired,
  'field.not-allowed': 'This field is not allowed',
  'field.not-boolean': '{field} must be true or false',
  'field.not-date': '{field} is not a valid date',
  'field.not-either': '{field} must be {one} or {other}',
  'field.not-entries': '{field} must be a list of entries',
  'field.not-false': '{field} must be false',
  'field.not-id': '{field} is not a valid id',
  'field.not-list': '{field} must be a list of strings',
  'field.not-milliseconds': '{field} must be a whole number of milliseconds',
  'field.not-one-of': '{field} must be one of {choices}',
  'field.not-pdf': '{field} must be a PDF file sent in a form',
  'field.not-text': '{field} must be a string',
  'field.not-whole-number-between': '{field} must be a whole number from {min} to {max}',
  'field.not-whole-number-from': '{field} must be a whole number from {min}',
  'field.phone-required': 'Phone is required',
  'field.required': TEXTS.fillRequired,
  'field.skills-required': 'Skills are required',
  'field.text-too-long': 'This text is too long',
  'field.title-required': 'Title is required',
  'field.too-large': '{field} must not be greater than {max}',
  'field.too-long': '{field} must be shorter than or equal to {max} characters',
  'field.too-many-entries': '{field} must contain no more than {max} elements',
  'field.too-small': '{field} must not be less than {min}',
  'field.twice': 'This field was sent twice',
  'field.unknown': '{field} is not a known field',

  'file.damaged': 'This PDF is damaged or incomplete. Please save it again and upload it.',
  'file.has-attachment':
    'This PDF has a file attached to it. Please save it without attachments and upload it again.',
  'file.has-script': 'This PDF contains a script. Please save it without scripts and upload it again.',
  'file.not-found': 'File not found',
  'file.not-pdf': 'This is not a PDF file. Please save your document as a PDF and upload it again.',
  'file.protected': TEXTS.pdfProtected,
  'file.starts-programs':
    'This PDF starts other programs. Please save it without actions and upload it again.',
  'file.too-large': 'The file is larger than 5 MB. Please upload a smaller PDF.',
  'file.unexpected': 'No file, or only one file, is expected here',
  'file.upload-too-slow': 'This upload took too long. Please upload the file again.',

  'id.invalid': 'This is not a valid id',

  'invitation.created': 'Pass this code on. It can be used once.',
  'invitation.registration-closed':
    'Registration is closed (ADMIN_REGISTRATION), so an invitation would not work.',
  'invitation.sent': 'The invitation has been sent to {email}.',

  'job.created': TEXTS.jobCreated,
  'job.deleted': 'Job deleted.',
  'job.not-found': 'Job not found',
  'job.updated': 'Job updated successfully!',

  'linkedin.not-configured': TEXTS.linkedInMissing,
  'linkedin.password-first': 'Set a password first: without one you would no longer be able to sign in',
  'linkedin.unlinked': 'LinkedIn is no longer linked to your account.',

  'mail.being-sent': 'This email is being sent right now.',
  'mail.not-found': 'Mail not found',
  'mail.queued-again': 'The email will be sent again.',

  'message.limit-reached': TEXTS.messageLimit,
  'message.not-for-job-seekers': TEXTS.messagingJobSeeker,
  'message.not-found': 'Message not found',
  'message.read': 'Messages marked as read.',
  'message.sent': 'Message sent.',

  'note.limit-reached': 'You can keep {max} notes at most.',
  'note.saved': 'Note saved.',

  'notification.sent': 'Notification sent.',

  'password.changed': 'Your password has been changed. Other devices have been signed out.',
  'password.incorrect': 'This password is incorrect',
  'password.longer-than-allowed': 'Use at most {max} characters for your password',
  'password.required': 'Password is required',
  'password.reset': 'Your password has been changed. You can now sign in.',
  'password.reset-link-invalid': 'This reset link is invalid or has expired',
  'password.reset-link-missing': 'The token of the reset link is missing',
  'password.reset-link-sent': 'If there is an account with this address, an email with a link is on its way.',
  'password.shorter-than-allowed': 'Use at least {min} characters for your password',
  'password.too-easy': 'This password is too easy to guess. A few unrelated words are better.',
  'password.too-long': 'This password is too long',
  'password.too-many-wrong': 'Too many wrong passwords. Try again in {wait}.',
  'password.unchanged': 'Choose a password that is different from the current one',

  'phone.changed': 'Your phone number has been changed.',

  'profile.updated': TEXTS.profileUpdated,

  'project.belongs-to-company': 'This project belongs to a company and can only be edited by it',
  'project.created': 'Project created successfully!',
  'project.deleted': 'Project deleted.',
  'project.not-found': 'Project not found',
  'project.not-own': TEXTS.ownProjectsOnly,
  'project.updated': 'Project updated successfully!',

  'request.content-type-refused': 'This content type is not accepted here',
  'request.field-not-allowed': 'The field {name} is not allowed',
  'request.forbidden': 'You are not allowed to do this',
  'request.form-unreadable': 'The form could not be read. Please send it again.',
  'request.headers-too-large': 'The headers of the request are too large',
  'request.invalid': 'The input is not valid',
  'request.json-expected': 'Send this as application/json',
  'request.json-invalid': 'The body is not valid JSON',
  'request.json-not-object': 'The body must be a JSON object',
  'request.method-not-allowed': 'This method is not allowed here',
  'request.not-text': 'The data contains characters that are not valid text',
  'request.parameter-not-allowed': 'The parameter {name} is not allowed',
  'request.parameter-twice': 'The parameter {name} was sent twice',
  'request.refused': 'The request was refused',
  'request.timed-out': 'The request took too long',
  'request.too-deep': 'The data is nested too deeply',
  'request.too-large': 'The request is too large',
  'request.too-many': 'Too many requests. Please wait a moment and try again.',
  'request.unreadable': 'The request could not be read',

  'server.database-unavailable': 'The database does not respond',
  'server.failed': 'Something went wrong on our side. Please try again later.',
  'server.unavailable': 'The service is not available at the moment. Please try again in a few seconds.',

  'session.account-blocked': 'This account has been blocked. Please contact us.',
  'session.device-signed-out': 'This device has been signed out.',
  'session.none': 'Please sign in',
  'session.not-found': 'Session not found',
  'session.opened': 'Signed in.',
  'session.sign-in-code-missing': 'The sign-in code is missing',
  'session.sign-in-expired': 'This sign-in has expired. Please sign in again.',
  'session.signed-out': 'Signed out.',
  'session.wrong-credentials': TEXTS.wrongCredentials,
} as const;

export type MessageCode = keyof typeof MESSAGES;

export const MESSAGE_CODES = Object.keys(MESSAGES) as MessageCode[];
