import { WORDS } from './texts/words.ts';

/**
 * The company's data for the footer, legal notice, contact page, mails and the default company of a job. The values are
 * placeholders until the company fills them in; `hasPlaceholders` lets a production start warn about that.
 */
export const COMPANY = {
  name: 'Muster Consulting GmbH',
  shortName: 'Muster Consulting',
  description: WORDS['company.description'],
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: WORDS['company.country'],
  phones: ['+49 30 000000-0', '+49 30 000000-1'],
  email: 'kontakt@muster.example',
  managingDirectors: ['Erika Muster', 'Max Muster'],
  registerCourt: 'Amtsgericht Charlottenburg',
  registerNumber: 'HRB 000000 B',
  vatId: 'DE000000000',
  founded: 2012,
} as const;

/** Working hours as the contact page and the structured data state them (the specification, section 2). */
export const WORKING_HOURS = {
  weekdays: WORDS['hours.weekdays'],
  opens: WORDS['hours.opens'],
  closes: WORDS['hours.closes'],
  closed: WORDS['hours.closed'],
} as const;

/** Returns true while the company's data still has the original placeholders. */
export function hasPlaceholders(): boolean {
  return /muster/i.test(COMPANY.name) || /^DE0+$/.test(COMPANY.vatId);
}
