import { COMPANY, LIMITS } from '@consulting/contracts';
import type { LegalSection } from './legal-page.tsx';

/** The part of the general terms that is about the accounts of this site, and the closing rules. */
export const PLATFORM_SECTIONS: readonly LegalSection[] = [
  {
    id: 'accounts',
    title: 'Accounts on this site',
    content: (
      <>
        <p>
          Job seekers, freelancers and companies (B2B) may open an account, free of charge. Everybody gives
          true details, keeps the password secret and uses the account in person. An account can be erased by
          its owner at any time, in the dashboard under Account.
        </p>
        <p>
          We may block an account that violates these terms or the law. We say why, and hear the other side,
          unless the law forbids it.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Projects, profiles and messages',
    content: (
      <ul>
        <li>
          Who enters a project, an employee, a CV or a message answers for its content and for the right to
          show it. CVs of employees are entered with their consent only.
        </li>
        <li>
          Projects are shown publicly, without the name of their owner. Consultants are shown publicly without
          name and address.
        </li>
        <li>
          Applications are passed to us or to the owner of the project. An application is no contract; one
          comes about only by a separate agreement.
        </li>
        <li>
          Messages to the administration are limited to {LIMITS.userMessages}; beyond that, please write or
          call.
        </li>
        <li>Content that is unlawful, misleading or advertising for others is removed.</li>
      </ul>
    ),
  },
  {
    id: 'freelancers',
    title: 'Work for us as a freelancer',
    content: (
      <p>
        Freelancers who work in our projects receive a contract of their own. Their invoices are paid within
        14 days of receipt, provided the hours are confirmed.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability of the site',
    content: (
      <p>
        We run the site with care, but owe no particular availability. Maintenance is done outside working
        hours where possible.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and place of jurisdiction',
    content: (
      <p>
        German law applies, without the UN convention on contracts for the international sale of goods. The
        place of jurisdiction for merchants and legal persons under public law is {COMPANY.city}.
      </p>
    ),
  },
  {
    id: 'closing',
    title: 'Closing rules',
    content: (
      <>
        <p>
          We announce changes of these terms six weeks in advance in text form. They apply where the customer
          agrees; for running contracts the old terms remain until then.
        </p>
        <p>
          Should a rule be ineffective, the others remain in force, and the law takes the place of the rule.
        </p>
      </>
    ),
  },
];
