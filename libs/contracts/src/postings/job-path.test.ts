import { jobPath, slugOf } from '../index.ts';

describe('slugOf', () => {
  it.each([
    ['Senior SAP FI/CO Consultant', 'senior-sap-fi-co-consultant'],
    ['Geschäftsführer für Größe & Maß', 'geschaeftsfuehrer-fuer-groesse-and-mass'],
    ['  Café – Zoë ', 'cafe-zoe'],
    ['中文', 'job'],
    ['', 'job'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('stays short and never ends with a hyphen', () => {
    expect(slugOf('word '.repeat(60))).toMatch(/^[a-z-]{1,80}(?<!-)$/);
  });
});

it('an address of a job ends with its id', () => {
  const id = '0123456789abcdef01234567';
  expect(jobPath({ id, title: 'SAP Basis' })).toBe(`/career/sap-basis-${id}`);
});
