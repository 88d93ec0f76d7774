import { literal } from '../database/queries/literal.ts';
import { folded, MORE, searchParts, searchWords } from './search-words.ts';

/** Whether the index would find a text for a search. */
const isNamed = (text: unknown, q: string) => {
  const words = searchWords(text);
  return words.includes(MORE) || searchParts(q).every((part) => words.some((word) => word.startsWith(part)));
};

/** Whether a search is one or two letters alone, which are found only at the beginning of words. */
const isShort = (q: string) => /^\s*[\p{L}\p{N}]{1,2}\s*$/u.test(folded(q));

it('keeps the beginning of each word and the endings of three letters, folded, each once', () => {
  expect(searchWords('Köln, KÖLN')).toEqual(['°0308', '°002c', '^koln', 'koln', 'oln']);
  expect(searchWords(['C++', 'Straße'])).toEqual([
    '°002b',
    '^c',
    '^strasse',
    'strasse',
    'trasse',
    'rasse',
    'asse',
    'sse',
  ]);
  expect(searchWords(null)).toEqual([]);
});

it('keeps a bounded number of entries of bounded length, and says so', () => {
  const many = searchWords(Array.from({ length: 5_000 }, (_, i) => `word${i}`));
  expect(many.length).toBe(401);
  expect(many).toContain(MORE);
  expect(searchWords(Array.from({ length: 5_000 }, (_, i) => String.fromCharCode(0x2_190 + i)))).toHaveLength(
    401,
  );
  expect(Math.max(...searchWords('x'.repeat(1_000)).map((word) => word.length))).toBe(16);
});

it('asks for signs where there are no words, for the beginning of a word where one or two letters are all', () => {
  for (const q of ['', '  ']) expect(searchParts(q)).toEqual([]);
  expect(searchParts('_')).toEqual(['°005f']);
  expect(searchParts('\u0301')).toEqual(['°0301']);
  expect(searchParts('fi')).toEqual(['^fi']);
  expect(searchParts(' fi')).toEqual(['^fi']);
  expect(searchParts('C++')).toEqual(['°002b']);
  expect(searchParts('é')).toEqual(['^e']);
  expect(searchParts('S/4HANA')).toEqual(['^4hana', '°002f']);
});

it.each([
  ['SAP FI/CO Consultant (m/w/d)', 'fi/co'],
  ['SAP FI/CO Consultant (m/w/d)', 'P FI/CO Cons'],
  ['SAP FI/CO Consultant (m/w/d)', 'sultant (M/'],
  ['Lena Hoffmann-Schröder', 'mann-Schrö'],
  ['Lena Hoffmann-Schro\u0308der', 'o\u0308de'],
  ['Donaudampfschifffahrtsgesellschaft', 'dampfschifffahrtsgesellschaft'],
  ['ΣΊΣΥΦΟΣ', 'ίσυφος'],
  ['Wałęsa 日本語テキスト', '本語テキ'],
])('names “%s” for “%s”, as a pattern finds it', (text, q) => {
  expect(literal(q).test(text)).toBe(true);
  expect(isNamed(text, q)).toBe(true);
});

it('names every text that a pattern finds: whatever stands in it, but one or two letters within a word', () => {
  const letters = [...'aAbSsßſKK\u212aéÉµΜμςσΣıİ½ﬁĳ9 -/_.…\u0301\u0345日한글ᲀв'];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const unnamed: string[][] = [];
  for (let i = 0; i < 20_000; i++) {
    const text = Array.from({ length: 1 + next(20) }, () => letters[next(letters.length)]).join('');
    const from = next(text.length);
    const part = text.slice(from, from + 1 + next(text.length - from));
    const q = [part, part.toUpperCase(), part.toLowerCase()][next(3)] ?? part;
    if (isShort(q)) continue;
    if (literal(q).test(text) && !isNamed(text, q)) unnamed.push([text, q]);
  }
  expect(unnamed).toEqual([]);
});

it('takes for equal whatever a pattern that ignores case takes for equal', () => {
  const same = new Map<string, Set<string>>();
  for (let code = 0; code < 0x1_0000; code++) {
    const letter = String.fromCharCode(code);
    const upper = letter.toUpperCase();
    // As patterns do: ignores an upper case of several letters, and one in ASCII of a letter outside it.
    const key = upper.length === 1 && !(code >= 128 && upper.charCodeAt(0) < 128) ? upper : letter;
    same.set(key, (same.get(key) ?? new Set()).add(folded(letter)));
  }
  expect([...same].filter(([, ways]) => ways.size > 1)).toEqual([]);
});
