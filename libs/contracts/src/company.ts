/**
 * The one place for the company's data: footer, legal notice, contact page, mails and the default
 * company of a job read it here. The values are placeholders until the company fills them in;
 * `hasPlaceholders` lets a production start warn about that.
 */
export const COMPANY = {
  name: 'Muster Consulting GmbH',
  shortName: 'Muster Consulting',
  description:
    'IT and SAP consulting from Berlin. We plan, migrate and run the systems behind your orders, payroll and closing.',
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'Germany',
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
  weekdays: 'Monday to Friday',
  opens: '8.00am',
  closes: '5.00pm',
  closed: 'Saturday and Sunday',
} as const;

/** True while the company's data still holds the placeholders it ships with. */
export function hasPlaceholders(): boolean {
  return /muster/i.test(COMPANY.name) || /^DE0+$/.test(COMPANY.vatId);
}
