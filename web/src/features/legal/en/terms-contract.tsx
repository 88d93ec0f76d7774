import { COMPANY } from '@consulting/contracts';
import type { LegalSection } from '../legal-document.tsx';

/** General terms: work for customers. */
export const CONTRACT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Scope',
    content: (
      <>
        <p>
          These terms apply to all services of {COMPANY.name}, {COMPANY.city} ("we"), to entrepreneurs, legal
          entities under public law and special funds under public law ("customer"). We do not contract with
          consumers.
        </p>
        <p>
          Deviating terms of the customer apply only if we have agreed to them in text form. Individual
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
          The content of this site is not a binding offer. Our written offers are binding for 30 days unless
          they state otherwise. A contract is concluded by the customer's acceptance in text form or when we
          start work with the customer's consent.
        </p>
        <p>The offer states the service, its place and time, the people responsible and the price.</p>
      </>
    ),
  },
  {
    id: 'services',
    title: 'Services',
    content: (
      <>
        <p>
          We provide services with the care of a conscientious specialist. A specific result is owed only
          where the offer describes it as a work (Werk) or provides for acceptance.
        </p>
        <p>
          We choose the people who do the work. Where an offer names a person, we replace that person only for
          good reason, with someone equally qualified, and without charging for familiarisation. We may use
          freelancers and subcontractors; we are liable for them as for our own staff.
        </p>
      </>
    ),
  },
  {
    id: 'cooperation',
    title: 'Customer cooperation',
    content: (
      <ul>
        <li>The customer names a contact who is authorised to decide, and a deputy.</li>
        <li>
          Access to systems, rooms, documents and test data is provided in good time. Delays for which the
          customer is responsible postpone deadlines and are charged on a time basis.
        </li>
        <li>
          The customer backs up its data before any intervention we announce, unless backups are part of our
          service.
        </li>
        <li>
          Production data is provided to us only where the work requires it, and anonymised where possible.
        </li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        Either party may propose changes. Within ten working days we state how a change affects price and
        dates. Until it is agreed in text form, we continue the work as agreed.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    content: (
      <>
        <p>Prices are in euros and exclude value added tax. Travel is charged as stated in the offer.</p>
        <p>
          Services charged by time are invoiced monthly with a statement of hours. Invoices are payable within
          14 days of receipt without deduction. After that, statutory default interest applies.
        </p>
        <p>
          The customer may set off only claims that are undisputed or established by a court, and may withhold
          payment only on the basis of claims from the same contract.
        </p>
      </>
    ),
  },
  {
    id: 'acceptance',
    title: 'Acceptance',
    content: (
      <p>
        Works are accepted after a joint test. Minor defects do not prevent acceptance; they are listed with a
        date for their correction. A work is deemed accepted if the customer uses it in production for more
        than 20 working days after our request for acceptance without reporting a defect.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    content: (
      <>
        <p>
          For works, the warranty period is 12 months from acceptance. At our discretion, we correct defects
          or deliver a replacement. If this fails twice, the customer may reduce the price or, in the case of
          significant defects, withdraw from the contract.
        </p>
        <p>
          The customer describes defects so that they can be reproduced. Claims lapse where the customer or a
          third party has modified the work, unless the defect has another cause. The period of 12 months does
          not apply to intent, gross negligence, injury to life, body or health, or guarantees.
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
          We are liable without limit for intent and gross negligence, for injury to life, body or health,
          under the German Product Liability Act, and to the extent that we have given a guarantee.
        </p>
        <p>
          For slight negligence we are liable only for the breach of duties whose fulfilment makes performance
          of the contract possible in the first place, and only for damage that is typical and foreseeable.
        </p>
        <p>
          In the event of data loss, we are liable for the cost of restoring the data from a proper backup.
          The same limits apply to the people who work for us.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Rights in the results',
    content: (
      <p>
        On full payment, the customer receives a non-exclusive right, unlimited in time and place, to use our
        work results; for code and documents ordered as the customer's own, this right is exclusive. We retain
        general knowledge and pre-existing tools. Open-source components remain under their licences, which we
        disclose.
      </p>
    ),
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality and data protection',
    content: (
      <p>
        Both parties keep confidential what they learn about each other, during the contract and for five
        years afterwards. Where we process personal data for the customer, an agreement under Article 28 GDPR
        is concluded before the work starts.
      </p>
    ),
  },
  {
    id: 'term',
    title: 'Term and termination',
    content: (
      <p>
        Contracts of indefinite duration may be terminated by either party with three months' notice to the
        end of a quarter, in text form. The right to terminate for good cause remains unaffected. When a
        contract ends, we hand over documents, access credentials and runbooks, and delete copies that no law
        requires us to keep.
      </p>
    ),
  },
];
