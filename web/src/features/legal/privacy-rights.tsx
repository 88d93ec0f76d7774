import { COMPANY } from '@consulting/contracts';
import type { LegalSection } from './legal-page.tsx';

/** Privacy policy: what people can ask for. */
export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'recipients',
    title: 'Who receives data',
    content: (
      <p>
        Our administrators, as far as their work needs it; owners of projects and companies as described
        above; hosts bound by contract; authorities where the law compels us. Nobody else. There is no
        automated decision and no profiling: whether an application succeeds is decided by people.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <ul>
          <li>Information about what we keep (Article 15 GDPR), and a copy to take along (Article 20).</li>
          <li>Correction (Article 16), erasure (Article 17) and restriction (Article 18).</li>
          <li>Objection to processing that rests on our interests (Article 21).</li>
          <li>Withdrawal of a consent, with effect for the future (Article 7 (3)).</li>
        </ul>
        <p>
          With an account you do the most important yourself: Dashboard, Account, then "Download my data" or
          "Delete my account". Deleting takes away profile, files, applications, messages and sessions at
          once; what the law tells us to keep is blocked until its time is over. For everything else write to{' '}
          <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>. We answer within a month.
        </p>
      </>
    ),
  },
  {
    id: 'complaint',
    title: 'Complaints',
    content: (
      <p>
        You may complain to any data protection authority. Ours is: Berliner Beauftragte für Datenschutz und
        Informationsfreiheit, Alt-Moabit 59-61, 10555 Berlin.
      </p>
    ),
  },
  {
    id: 'duty',
    title: 'Must you give data?',
    content: (
      <p>
        No. The public pages work without. An account needs name, e-mail address and password, or LinkedIn; an
        application needs an account.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        When the site changes, this text changes with it; the date is at its top. Changes that concern what
        you agreed to are shown to you before they apply.
      </p>
    ),
  },
];
