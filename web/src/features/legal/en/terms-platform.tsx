import { COMPANY, LIMITS } from '@consulting/contracts';
import type { LegalSection } from '../legal-document.tsx';

/** General terms: accounts of this site, and closing provisions. */
export const PLATFORM_SECTIONS: readonly LegalSection[] = [
  {
    id: 'accounts',
    title: 'Accounts on this site',
    content: (
      <>
        <p>
          Job seekers, freelancers and companies (B2B) may open an account free of charge. Users must provide
          accurate details, keep their password secret and use the account personally. Users can delete their
          account at any time, in the dashboard under Account.
        </p>
        <p>
          We may block an account that violates these terms or the law. We state the reason and give the user
          the opportunity to respond, unless the law forbids it.
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
          Anyone who enters a project, an employee, a CV or a message is responsible for its content and for
          having the right to publish it. CVs of employees may only be entered with their consent.
        </li>
        <li>
          Projects are shown publicly, without the name of their owner. Consultants are shown publicly without
          name and address.
        </li>
        <li>
          Applications are passed on to us or to the owner of the project. An application is not a contract; a
          contract is concluded only by a separate agreement.
        </li>
        <li>
          Messages to the administration are limited to {LIMITS.userMessages}; beyond that, please write or
          call.
        </li>
        <li>We remove content that is unlawful, misleading or advertises third parties.</li>
      </ul>
    ),
  },
  {
    id: 'freelancers',
    title: 'Working for us as a freelancer',
    content: (
      <p>
        Freelancers who work on our projects receive a separate contract. Their invoices are paid within 14
        days of receipt, provided the hours are confirmed.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability of the site',
    content: (
      <p>
        We run the site with care but do not guarantee any particular availability. Maintenance is carried out
        outside working hours where possible.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law and place of jurisdiction',
    content: (
      <p>
        German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. The
        place of jurisdiction for merchants and legal entities under public law is {COMPANY.city}.
      </p>
    ),
  },
  {
    id: 'closing',
    title: 'Final provisions',
    content: (
      <>
        <p>
          We announce changes to these terms six weeks in advance in text form. They apply where the customer
          agrees; until then, the previous terms continue to apply to existing contracts.
        </p>
        <p>
          If a provision is invalid, the others remain in force, and statutory law replaces the invalid
          provision.
        </p>
      </>
    ),
  },
];
