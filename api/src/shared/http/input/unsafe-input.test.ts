import { tooManyValues, unsafeShape } from './unsafe-input.ts';

const many = (count: number, value: string) => `[${Array(count).fill(value).join(',')}]`;

describe('a JSON text with too many values', () => {
  it.each([
    ['numbers', many(2_001, '1')],
    ['lists', many(1_500, '[]')],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 2_002 }, (_, n) => [`k${n}`, n])))],
    ['levels', '{"a":'.repeat(2_001)],
    ['values behind a string that ends in a backslash', `["\\\\",${many(2_001, '1')}]`],
  ])('is known by its signs: %s', (_, text) => {
    expect(tooManyValues(text)?.code).toBe('request.too-many-values');
  });

  it.each([
    ['2,000 numbers', many(2_000, '1')],
    ['signs inside of strings', JSON.stringify({ text: ',[{'.repeat(5_000) })],
    ['quotes and backslashes inside of strings', JSON.stringify({ a: '"\\",'.repeat(3_000), b: '\\' })],
    ['a string without an end', `{"a":"${',['.repeat(3_000)}`],
    ['nothing', ''],
  ])('%s are no reason', (_, text) => {
    expect(tooManyValues(text)).toBeUndefined();
  });

  it('is refused by its shape too', () => {
    expect(unsafeShape(JSON.parse(many(2_001, '1')))?.code).toBe('request.too-many-values');
    expect(unsafeShape(JSON.parse(many(2_000, '1')))).toBeUndefined();
  });
});
