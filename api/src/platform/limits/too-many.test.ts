import { coded } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import { isTooMany, tooMany } from './too-many.ts';

it.each([
  [1, 1, 1],
  [1000, 1, 1],
  [60_000, 60, 1],
  [60_001, 61, 2],
  [15 * 60_000, 900, 15],
])('tells after %i ms the next try in %i s, in %i min', (milliseconds, retryAfter, minutes) => {
  expect(tooMany(milliseconds)).toMatchObject({
    message: `Too many requests. Please try again in ${minutes} min.`,
    details: { retryAfter },
  });
});

it('is told from every other error', () => {
  expect(isTooMany(tooMany(1))).toBe(true);
  expect(isTooMany(new DomainError('unreadable', coded('cv.unreadable')))).toBe(false);
  expect(isTooMany({ kind: 'too-many' })).toBe(false);
});
