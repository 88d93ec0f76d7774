import type { Test } from 'supertest';

/** An employee as the company's form sends it. */
export const anEmployeeForm = (changes: object = {}) => ({
  name: 'Jonas Brandt',
  email: 'jonas@example.com',
  position: 'ABAP developer',
  skills: 'ABAP,OData, ,ABAP',
  rate: '85 EUR per hour',
  availability: 'now',
  qualification: JSON.stringify([{ university: 'HTW Berlin', year: '2018', course: 'Informatics' }]),
  experience: JSON.stringify([{ company: '', role: '', from: '', to: '' }]),
  ...changes,
});

/** A multipart form as the browser sends it, with a CV where one is given. */
export function sendForm(test: Test, form: object, cv?: Buffer, filename = 'Lebenslauf Müller.pdf'): Test {
  for (const [name, value] of Object.entries(form)) test.field(name, String(value));
  return cv ? test.attach('cv', cv, { filename, contentType: 'application/pdf' }) : test;
}
