import type { I18n } from '../../../shared/texts/i18n.ts';

/** Returns what the parts of a person's data are called, in the order of the page. */
export const partTitles = (i18n: I18n): Readonly<Record<string, string>> => ({
  profile: i18n._('Profile'),
  'email-addresses': i18n._('Other email addresses'),
  applications: i18n._('Applications'),
  'waiting-applications': i18n._('Applications that wait for a confirmation of the address'),
  appointments: i18n._('Appointments'),
  proposals: i18n._('Proposals for projects'),
  projects: i18n._('Own projects'),
  employees: i18n._('Own employees'),
  messages: i18n._('Messages'),
  notes: i18n._('Internal notes of the administration'),
  pool: i18n._('Consent to be kept and written to'),
  'saved-searches': i18n._('Saved searches'),
  alerts: i18n._('Entries that mails of saved searches have named'),
  'calendar-feed': i18n._('Calendar that can be subscribed to'),
  sessions: i18n._('Sessions'),
  'second-factor': i18n._('Second factor'),
  'mails-not-sent-yet': i18n._('Emails that are not sent yet'),
  log: i18n._('What the administration has done'),
});
