import { SUBJECT_PATTERN, subjectOf, subjectText } from './note.ts';

const ID = '656f2a9e1c9d440000a1b2c3';
const isSubject = (text: string) => new RegExp(SUBJECT_PATTERN).test(text);

it('a note is about a person or an application, by its id', () => {
  for (const text of [`user:${ID}`, `application:${ID}`, `user:${ID.toUpperCase()}`])
    expect(isSubject(text)).toBe(true);
  for (const text of [
    ID,
    `job:${ID}`,
    `user:${ID}0`,
    ` user:${ID}`,
    'user:x',
    `user:${ID} `,
    `xapplication:${ID}`,
  ])
    expect(isSubject(text)).toBe(false);
});

it('a subject is read and written alike, in lowercase', () => {
  expect(subjectOf(`application:${ID.toUpperCase()}`)).toEqual({ kind: 'application', id: ID });
  expect(subjectText(subjectOf(`user:${ID}`))).toBe(`user:${ID}`);
  expect(subjectOf('')).toEqual({ kind: '', id: '' });
});
