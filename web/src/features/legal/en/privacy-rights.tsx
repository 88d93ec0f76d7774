import { COMPANY } from '@consulting/contracts';
import type { LegalSection } from '../legal-document.tsx';

/** Privacy policy: the rights of data subjects. */
export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'recipients',
    title: 'Who receives your data',
    content: (
      <p>
        Our administrators, as far as their work requires it; owners of projects and companies as described
        above; hosting providers bound by contract; authorities where the law requires it. Nobody else. There
        is no automated decision-making and no profiling: people decide on every application.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <ul>
          <li>Access to the data we store (Article 15 GDPR), and a portable copy of it (Article 20).</li>
          <li>
            Rectification (Article 16), erasure (Article 17) and restriction of processing (Article 18).
          </li>
          <li>Objection to processing based on our legitimate interests (Article 21).</li>
          <li>Withdrawal of consent, with effect for the future (Article 7 (3)).</li>
        </ul>
        <p>
          With an account you can exercise the most important rights yourself: Dashboard, Account, then
          "Download my data" or "Delete my account". Deleting removes your profile, files, applications,
          messages and sessions immediately; data that we must keep by law is blocked until the retention
          period ends. For everything else, write to <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>.
          We reply within one month.
        </p>
      </>
    ),
  },
  {
    id: 'complaint',
    title: 'Complaints',
    content: (
      <p>
        You may lodge a complaint with any data protection authority. The one responsible for us is: Berliner
        Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59-61, 10555 Berlin.
      </p>
    ),
  },
  {
    id: 'duty',
    title: 'Do you have to provide data?',
    content: (
      <p>
        No. The public pages work without it. An account requires a name, an email address and a password, or
        LinkedIn; an application requires an account.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        We update this policy when the site changes; its date is shown at the top. Changes that affect your
        consent are shown to you before they take effect.
      </p>
    ),
  },
];
