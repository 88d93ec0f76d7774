import { COMPANY } from '@consulting/contracts';
import type { LegalSection } from './legal-page.tsx';

/** The part of the general terms that is about work for customers. */
export const CONTRACT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Scope',
    content: (
      <>
        <p>
          These terms apply to all services of {COMPANY.name}, {COMPANY.city} ("we"), for entrepreneurs, legal
          persons under public law and special funds under public law ("customer"). We do not contract with
          consumers.
        </p>
        <p>
          Terms of the customer that differ apply only where we have agreed in text form. Individual
          agreements take precedence over these terms.
        </p>
      </>
    ),
  },
  {
    id: 'offers',
    title: 'Offers and conclusion of contract',
    content: (
      <>
        <p>
          What is shown on this site is not a binding offer. Our written offers bind us for 30 days unless
          they say otherwise. A contract is concluded by the customer's acceptance in text form or by the
          beginning of our work with the customer's consent.
        </p>
        <p>The offer names the service, its place, its time, the people in charge and the price.</p>
      </>
    ),
  },
  {
    id: 'services',
    title: 'Services',
    content: (
      <>
        <p>
          We owe services with the care of a conscientious specialist. A particular result is owed only where
          the offer calls it a work or names an acceptance.
        </p>
        <p>
          We choose the people who do the work. Where an offer names a person, we replace that person only for
          good reason, by somebody of equal qualification, and without cost for the time of familiarisation.
          We may employ freelancers and subcontractors; we answer for them as for ourselves.
        </p>
      </>
    ),
  },
  {
    id: 'cooperation',
    title: 'Cooperation of the customer',
    content: (
      <ul>
        <li>The customer names a contact who can decide, and a deputy.</li>
        <li>
          Access to systems, rooms, documents and test data is given in time. Delays for which the customer is
          responsible move the dates and are charged by time spent.
        </li>
        <li>
          The customer backs up its data before each intervention that we announce, unless backing up is our
          service.
        </li>
        <li>
          Production data is given to us only where the work needs it, and anonymised where that is possible.
        </li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        Either side may propose changes. We state within ten working days what a change means for price and
        dates. Until it is agreed in text form we go on with the agreed work.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    content: (
      <>
        <p>Prices are in euro, without value added tax. Travel is charged as the offer says.</p>
        <p>
          Services by time are invoiced monthly with a statement of the hours. Invoices are payable within 14
          days of receipt without deduction. After that the statutory interest for default applies.
        </p>
        <p>
          The customer may set off only claims that are undisputed or established by a court, and retain
          payment only because of claims from the same contract.
        </p>
      </>
    ),
  },
  {
    id: 'acceptance',
    title: 'Acceptance',
    content: (
      <p>
        Works are accepted after a joint test. Small defects do not prevent acceptance; they are listed with a
        date for their repair. A work counts as accepted when the customer uses it in production for longer
        than 20 working days after our request for acceptance without naming a defect.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    content: (
      <>
        <p>
          For works the warranty is 12 months from acceptance. We repair defects or deliver anew, at our
          choice. If that fails twice, the customer may reduce the price or, for considerable defects,
          withdraw.
        </p>
        <p>
          The customer describes defects so that they can be reproduced. Claims end where the customer or a
          third party changed the work, unless the defect has another cause. The period of 12 months does not
          apply to intent, gross negligence, injury of life, body or health, and guarantees.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    content: (
      <>
        <p>
          We are liable without limit for intent and gross negligence, for injury of life, body or health,
          under the product liability act, and as far as we have given a guarantee.
        </p>
        <p>
          For slight negligence we are liable only for the breach of duties whose fulfilment makes the
          contract possible in the first place, and only for damage that is typical and foreseeable.
        </p>
        <p>
          For lost data we are liable for the cost of restoring it from a proper backup. The same limits apply
          to the people who work for us.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Rights in the results',
    content: (
      <p>
        With full payment the customer receives a simple right, without limit of time and place, to use what
        we made for it; for code and documents that were ordered as the customer's own, the exclusive right.
        We keep general knowledge and tools that existed before. Open-source parts keep their licences, which
        we name.
      </p>
    ),
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality and data protection',
    content: (
      <p>
        Both sides keep confidential what they learn about each other, during the contract and five years
        after. Where we process personal data for the customer, an agreement under Article 28 GDPR is made
        before the work begins.
      </p>
    ),
  },
  {
    id: 'term',
    title: 'Term and termination',
    content: (
      <p>
        Contracts of indefinite duration may be terminated by either side with three months' notice to the end
        of a quarter, in text form. The right to terminate for good cause remains. When a contract ends we
        hand over documents, access data and run books, and delete copies that no law tells us to keep.
      </p>
    ),
  },
];
