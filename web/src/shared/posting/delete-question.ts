import { plural, t } from '@lingui/core/macro';

/** The question before a job or project is deleted: names what is deleted with it, and that nobody is notified. */
export const deleteQuestion = (title: string, applications: number): string =>
  applications === 0
    ? t`Delete “${title}”? Nobody has applied for it.`
    : plural(applications, {
        one: `Delete “${title}”? # application will be deleted with it, and the applicant will not be notified.`,
        other: `Delete “${title}”? # applications will be deleted with it, and the applicants will not be notified.`,
      });
