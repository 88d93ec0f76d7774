import { plural, t } from '@lingui/core/macro';

/** The question before a job or project is deleted: names what is deleted with it, and who is notified. */
export const deleteQuestion = (title: string, applications: number): string =>
  applications === 0
    ? t`Delete “${title}”? Nobody has applied for it.`
    : plural(applications, {
        one: `Delete “${title}”? # application will be deleted with it, and the applicant is told that it has been closed unless there was an answer before.`,
        other: `Delete “${title}”? # applications will be deleted with it, and applicants without an answer are told that it has been closed.`,
      });
