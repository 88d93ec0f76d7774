import type { Test } from 'supertest';

/** Returns the fields of an employee as the company's form sends them. */
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

/** Sends a multipart form like the browser, with a CV if given. */
export function sendForm(test: Test, form: object, cv?: Buffer, filename = 'Lebenslauf Müller.pdf'): Test {
  for (const [name, value] of Object.entries(form)) test.field(name, String(value));
  return cv ? test.attach('cv', cv, { filename, contentType: 'application/pdf' }) : test;
}
