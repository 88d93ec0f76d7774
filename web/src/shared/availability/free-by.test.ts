import { toAvailabilityChange } from './availability-fields.tsx';
import { BY_FREE, readFreeBy } from './free-by.tsx';

it('reads days that exist, and nothing else', () => {
  expect(readFreeBy('2027-02-28')).toBe('2027-02-28');
  for (const text of ['', '2027-02-30', '27-02-01', 'soon', undefined])
    expect(readFreeBy(text)).toBeUndefined();
  expect(BY_FREE.chosen({ free_by: '2027-02-01' })).toBe('Free by 1 February 2027');
  expect(BY_FREE.chosen({ free_by: 'soon' })).toBe('');
});

it('sends an availability only if somebody has changed it', () => {
  const from = { available_from: '2027-02-01', days_per_week: '3' };
  expect(toAvailabilityChange(from, { ...from })).toEqual({});
  expect(toAvailabilityChange({ ...from, days_per_week: '' }, from)).toEqual({
    available_from: '2027-02-01',
    days_per_week: '',
  });
  expect(toAvailabilityChange({ available_from: '', days_per_week: '' }, null)).toEqual({});
  expect(toAvailabilityChange({ available_from: '', days_per_week: '2' }, null)).toEqual({
    available_from: '',
    days_per_week: 2,
  });
});
