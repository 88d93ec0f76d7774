import { preconditionOf } from './if-match.ts';

it.each<[string | undefined, ReturnType<typeof preconditionOf>]>([
  [undefined, undefined],
  ['*', '*'],
  [' * ', '*'],
  ['"one"', ['one']],
  ['"one", "two"', ['one', 'two']],
  ['"one","two" ,\t"three"', ['one', 'two', 'three']],
  [', "one",, "two",', ['one', 'two']],
  ['"a,b"', ['a,b']],
  ['""', ['']],
  // The ETag of a GET, plain and compressed.
  ['"one.hash"', ['one']],
  ['"one.hash.br"', ['one']],
  // A weak one is never equal.
  ['W/"one"', []],
  ['W/"one", "two"', ['two']],
])('If-Match: %s', (header, precondition) => expect(preconditionOf(header)).toEqual(precondition));

it.each([
  '',
  ' ',
  ',',
  'one',
  '"one',
  'one"',
  '"one" "two"',
  '"one"; "two"',
  'w/"one"',
  '*, "one"',
  '"one", *',
  '"a b"',
])('If-Match: %j is malformed', (header) => {
  expect(() => preconditionOf(header)).toThrow('If-Match must be * or a list of entity tags');
});

it('reads the longest header that a client may send without going back in it', () => {
  const spaces = ' '.repeat(8000);
  expect(() => preconditionOf(`"a"${spaces}${','.repeat(8000)}x`)).toThrow();
  expect(preconditionOf('"a",'.repeat(4000))).toHaveLength(4000);
});
