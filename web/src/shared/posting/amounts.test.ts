import { amountInput, amountOf, payRules, payShown } from './amounts.ts';

const pay = (salary_from: string, salary_to: string, salary_period: 'year' | 'hour' | '' = 'year') => ({
  ...{ salary_from, salary_to, salary_period },
});

it.each([
  [pay('60.000', '75.000,00'), 'Published as: €60,000 to €75,000 a year'],
  [pay('60k', ''), 'Published as: From €60,000 a year'],
  [pay('', '13,90', 'hour'), 'Published as: Up to €13.90 an hour'],
  [pay('13,5', '13.50', 'hour'), 'Published as: €13.50 an hour'],
  [pay('60.000', '', ''), 'Published as: From €60,000'],
  [pay('', ''), ''],
  [pay('1.234', ''), 'Do you mean €1,234? Please write 1234.'],
  [pay('1.234', '', 'hour'), '€1,234 or €1.23? Please write 1234 or 1.23.'],
  [pay('12,345', '', 'hour'), '€12,345 or €12.35? Please write 12345 or 12.35.'],
  [pay('', '95.000', 'hour'), '€95,000 or €95? Please write 95000 or 95.'],
  [pay('12345', '', 'hour'), 'Published as: From €12,345 an hour'],
  [pay('60000,50', ''), 'Please enter whole euros for a year or a month.'],
])('%j is shown as "%s"', (values, shown) => {
  expect(payShown(values)).toBe(shown);
});

it.each([
  [pay('60-70k', ''), 'This cannot be read as one amount. Please write it like 60000 or 13.90.', null],
  [pay('0', '0'), 'Please enter more than 0, or nothing.', 'Please enter more than 0, or nothing.'],
  [pay('', '20.000.000'), null, 'Please enter €10,000,000 at most.'],
  [pay('75.000', '60.000'), null, 'This must not be less than the amount the salary starts from.'],
  [pay('75.000', '75.000'), null, null],
])('%j is refused', (values, from, to) => {
  expect(payRules.salary_from(values.salary_from, values)).toBe(from);
  expect(payRules.salary_to(values.salary_to, values)).toBe(to);
});

it('a stored amount comes back as it was, whatever it is', () => {
  for (const amount of [1234, 60_000, 13.9, 0.5, 1050.25, 9_999_999.99])
    expect(amountOf(amountInput(amount))).toBe(amount);
  expect(amountInput(null)).toBe('');
});
