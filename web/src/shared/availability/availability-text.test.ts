import { availabilityText, claimText, mayBeConfirmed } from './availability-text.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const known = { available_from: '2027-02-01', days_per_week: 3 };

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it.each([
  [{ ...known, confirmedAt: ago(4) }, 'free from 1 February, 3 days a week, confirmed 4 days ago'],
  [
    { ...known, days_per_week: 1, confirmedAt: ago(1) },
    'free from 1 February, 1 day a week, confirmed 1 day ago',
  ],
  [{ ...known, confirmedAt: ago(0) }, 'free from 1 February, 3 days a week, confirmed today'],
  [
    { ...known, available_from: '2026-01-01', confirmedAt: ago(29) },
    'free now, 3 days a week, confirmed 29 days ago',
  ],
  [
    { ...known, days_per_week: null, confirmedAt: ago(30) },
    'free from 1 February, not confirmed since 28 October',
  ],
  [
    { ...known, available_from: '2028-02-01', confirmedAt: ago(4) },
    'free from 1 February 2028, 3 days a week, confirmed 4 days ago',
  ],
  [{ ...known, confirmedAt: ago(60) }, 'unknown, not confirmed since 28 September'],
  [{ available_from: null, days_per_week: null, confirmedAt: null }, ''],
])('says of %j: %s', (availability, text) => expect(availabilityText(availability)).toBe(text));

it('says to its owner what was said, however old it is', () => {
  expect(claimText({ ...known, confirmedAt: ago(90) })).toBe('free from 1 February, 3 days a week');
  expect(claimText({ confirmedAt: ago(90) })).toBe('');
});

it('offers a confirmation of what is known and was not confirmed today', () => {
  expect(mayBeConfirmed({ ...known, confirmedAt: ago(0) })).toBe(false);
  expect(mayBeConfirmed({ ...known, confirmedAt: ago(1) })).toBe(true);
  expect(mayBeConfirmed({ ...known, confirmedAt: ago(90) })).toBe(true);
  expect(mayBeConfirmed({ confirmedAt: ago(90) })).toBe(false);
});
