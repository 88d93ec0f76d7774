import { jobPath, projectPath, slugAndId, slugOf } from '../index.ts';

describe('slugOf', () => {
  it.each([
    ['Senior SAP FI/CO Consultant', 'senior-sap-fi-co-consultant'],
    ['Geschäftsführer für Größe & Maß', 'geschaeftsfuehrer-fuer-groesse-and-mass'],
    ['  Café – Zoë ', 'cafe-zoe'],
    ['中文', 'job'],
    ['', 'job'],
  ])('%s', (title, slug) => expect(slugOf(title, 'job')).toBe(slug));

  it('stays short and never ends with a hyphen', () => {
    expect(slugOf('word '.repeat(60), 'job')).toMatch(/^[a-z-]{1,80}(?<!-)$/);
  });
});

it('an address of a posting ends with its id', () => {
  const id = '0123456789abcdef01234567';
  expect(jobPath({ id, title: 'SAP Basis' })).toBe(`/career/sap-basis-${id}`);
  expect(projectPath({ id, title: 'S/4HANA' })).toBe(`/projects/s-4hana-${id}`);
  expect(projectPath({ id, title: '中文' })).toBe(`/projects/project-${id}`);
  expect(slugAndId(projectPath({ id, title: 'S/4HANA' }))).toBe(`s-4hana-${id}`);
});
