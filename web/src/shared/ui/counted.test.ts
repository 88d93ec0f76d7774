import { counted } from './counted.ts';

it.each([
  [0, 'applicants', '0 applicants'],
  [1, 'applicants', '1 applicant'],
  [2, 'applicants', '2 applicants'],
  [1, 'entries', '1 entry'],
  [1, 'B2B users', '1 B2B user'],
  [1, 'unread', '1 unread'],
])('%d %s', (count, plural, text) => expect(counted(count, plural)).toBe(text));
