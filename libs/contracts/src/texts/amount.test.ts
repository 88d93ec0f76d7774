import type { SalaryPeriod } from '../postings/postings.ts';
import { readAmount } from './amount.ts';

const NOT = 'not-amount';

/** What people type, and what it is. */
const READ: [string, number | string | [number, number] | null][] = [
  ...([
    ['', null],
    ['  ', null],
    ['\u00a0', null],
  ] as [string, null][]),
  // Plain.
  ...([
    ['60000', 60_000],
    ['1', 1],
    ['13', 13],
    [' 950 ', 950],
    ['10000000', 10_000_000],
  ] as [string, number][]),
  // Groups, German.
  ...([
    ['60.000', 60_000],
    ['120.000', 120_000],
    ['1.234.567', 1_234_567],
    ['62.525', 62_525],
  ] as [string, number][]),
  ...([
    ['2.400', 2400],
    ['1.050', 1050],
    ['1.000', 1000],
    ['999.999', 999_999],
  ] as [string, number][]),
  ...([
    ['60.000,00', 60_000],
    ['60.000,5', 60_000.5],
    ['1.234,50', 1234.5],
    ['1.234.567,89', 1_234_567.89],
  ] as [string, number][]),
  // Groups, English.
  ...([
    ['60,000', 60_000],
    ['120,000', 120_000],
    ['1,234,567', 1_234_567],
    ['2,400', 2400],
  ] as [string, number][]),
  ...([
    ['60,000.00', 60_000],
    ['60,000.5', 60_000.5],
    ['1,234.50', 1234.5],
  ] as [string, number][]),
  // Groups by blanks, thin blanks and apostrophes.
  ...([
    ['60 000', 60_000],
    ['60\u00a0000', 60_000],
    ['60\u202f000', 60_000],
    ['60\u2009000', 60_000],
  ] as [string, number][]),
  ...([
    ["60'000", 60_000],
    ['60’000', 60_000],
    ['60_000', 60_000],
    ['1 234 567', 1_234_567],
  ] as [string, number][]),
  ...([
    ['1 234', 1234],
    ["1'234", 1234],
    ['60 000,00', 60_000],
    ["60'000.50", 60_000.5],
  ] as [string, number][]),
  // Cents.
  ...([
    ['13,90', 13.9],
    ['13.90', 13.9],
    ['13,9', 13.9],
    ['13.9', 13.9],
    ['0,50', 0.5],
    ['95,00', 95],
    ['60.', 60],
    ['60,', 60],
  ] as [string, number][]),
  ...([
    ['1234,5', 1234.5],
    ['1234.56', 1234.56],
    ['60000,00', 60_000],
  ] as [string, number][]),
  // Currencies.
  ...([
    ['60.000 €', 60_000],
    ['€60,000', 60_000],
    ['€ 60.000', 60_000],
    ['60000EUR', 60_000],
  ] as [string, number][]),
  ...([
    ['EUR 60.000', 60_000],
    ['13,90 Euro', 13.9],
    ['950 euros', 950],
    ['60.000\u00a0€', 60_000],
  ] as [string, number][]),
  ...([
    ['60.000,-', 60_000],
    ['60.000,--', 60_000],
    ['60.000,– €', 60_000],
    ['950,- €', 950],
  ] as [string, number][]),
  // Thousands.
  ...([
    ['60k', 60_000],
    ['60 K', 60_000],
    ['60k€', 60_000],
    ['60 k €', 60_000],
    ['60T€', 60_000],
  ] as [string, number][]),
  ...([
    ['60 Tsd. €', 60_000],
    ['60 tsd', 60_000],
    ['60 tausend', 60_000],
    ['60TEUR', 60_000],
  ] as [string, number][]),
  ...([
    ['62,5k', 62_500],
    ['62.5 k', 62_500],
    ['1.25k', 1250],
  ] as [string, number][]),
  // It may be either.
  ...([
    ['1.234', [1234, 1.23]],
    ['1,234', [1234, 1.23]],
    ['9.999', [9999, 10]],
    ['€1.234', [1234, 1.23]],
  ] as [string, [number, number]][]),
  // None of it is guessed.
  ...[
    '60-70k',
    '60.000-70.000',
    '-60000',
    '+60000',
    'abc',
    '€',
    '60.0000',
    '60.00.00',
    '1.23.456',
    '12,34,567',
  ].map((text): [string, string] => [text, NOT]),
  ...['1.234,567', '1,234.567', '60 00', '60  0000', '007', '060.000', '0.123', '1e5', '0x10', '٦٠'].map(
    (text): [string, string] => [text, NOT],
  ),
  ...[
    '60.000k',
    '6.0.0',
    "6'0",
    '60 000.000',
    '$60000',
    '60000 USD',
    '60000 p.a.',
    '1.234k',
    '6,000,00',
    "1'234.567,8",
  ].map((text): [string, string] => [text, NOT]),
  ...(['0', '0,00', '0.0', '€0', '0k'].map((text) => [text, 'not-positive']) as [string, string][]),
  ...(['10000001', '100.000.000', '10001k'].map((text) => [text, 'too-large']) as [string, string][]),
];

const resultOf = (text: string, period?: SalaryPeriod) => {
  const read = readAmount(text, period);
  if (read === null) return null;
  if ('amount' in read) return read.amount;
  return 'readings' in read ? read.readings : read.problem;
};

it.each(READ)('the amount %j is %j', (text, right) => {
  expect(resultOf(text)).toEqual(right);
});

it('covers what people type in both languages', () => {
  expect(READ.length).toBeGreaterThan(99);
});

it.each([
  ['60.000,00', 60_000],
  ['13,90', 'cents'],
  ['60.000,50', 'cents'],
  ['62,5k', 62_500],
])('without cents, %j is %j', (text, right) => {
  expect(resultOf(text, 'year')).toBe(right);
  expect(resultOf(text, 'month')).toBe(right);
});

it.each<[string, number | string | [number, number]]>([
  ['12,345', [12_345, 12.35]],
  ['12.345', [12_345, 12.35]],
  ['€ 12.345', [12_345, 12.35]],
  ['95.000', [95_000, 95]],
  ['2.400', [2400, 2.4]],
  ['120,000', [120_000, 120]],
  ['1.234', [1234, 1.23]],
  // Whole thousands up to the most that is plausible, and what has one reading.
  ['1.000', 1000],
  ['12345', 12_345],
  ['12 345', 12_345],
  ['12.345,00', 12_345],
  ['1.234.567', 1_234_567],
  ['12k', 12_000],
  ['12.5k', 12_500],
  ['95,50', 95.5],
  ['0.123', NOT],
  ['060.000', NOT],
])('for an hour, %j is %j', (text, right) => {
  expect(resultOf(text, 'hour')).toEqual(right);
});

it.each(['12,345', '2.400'])('for a day, %j is one amount', (text) => {
  expect(resultOf(text, 'day')).toBe(Number(text.replace(/\D/, '')));
});

it('a long text is refused at once', () => {
  expect(resultOf('1'.repeat(100_000))).toBe(NOT);
  expect(resultOf(`${' '.repeat(100_000)}x`)).toBe(NOT);
});
