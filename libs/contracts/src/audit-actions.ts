/** What becomes of a job or a project. Companies and the calendar set states too: then the entry names who did. */
const POSTING_EVENTS = [
  'job.opened',
  'job.paused',
  'job.closed',
  'job.copied',
  'project.opened',
  'project.paused',
  'project.closed',
  'project.copied',
] as const;

/**
 * What the audit log records of administrators, companies and the system, as `noun.verb`: one kind of event has one name.
 */
export const AUDIT_ACTIONS = [
  ...POSTING_EVENTS,
  'job.created',
  'job.edited',
  'job.deleted',
  'project.created',
  'project.edited',
  'project.deleted',
  'employee.created',
  'employee.edited',
  'employee.deleted',
  'consultant.created',
  'consultant.edited',
  'consultant.deleted',
  'template.created',
  'template.edited',
  'template.deleted',
  'applicant.selected',
  'applicant.rejected',
  'applicant.reopened',
  'cv.viewed',
  'certificate.viewed',
  'user.blocked',
  'user.unblocked',
  'user.message-limit-changed',
  'user.erased',
  'note.created',
  'note.deleted',
  'message.sent',
  'notification.sent',
  'contact.cleared',
  'contact.deleted',
  'mail.retried',
  'export.downloaded',
  'admin.created',
  'admin.invited',
  'admin.registered',
  'admin.deleted',
  'admin.password-changed',
  'admin.password-reset',
  'admin.email-changed',
  'admin.email-restored',
] as const;

export type PostingEvent = (typeof POSTING_EVENTS)[number];
export type AdminAction = (typeof AUDIT_ACTIONS)[number];
