import { literal } from '../database/literal.ts';
import { folded, MORE, searchParts, searchWords } from './search-words.ts';

/** Whether the index would name a text for what is searched for. */
const isNamed = (text: unknown, q: string) => {
  const words = searchWords(text);
  return words.includes(MORE) || searchParts(q).every((part) => words.some((word) => word.startsWith(part)));
};

it('keeps the beginning of each word and the endings of three letters, folded, each once', () => {
  expect(searchWords('Köln, KÖLN')).toEqual(['^koln', 'koln', 'oln']);
  expect(searchWords(['C++', 'Straße'])).toEqual([
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
  expect(many.length).toBeLessThan(450);
  expect(many).toContain(MORE);
  expect(Math.max(...searchWords('x'.repeat(1_000)).map((word) => word.length))).toBe(16);
});

it('asks for nothing where one or two letters may stand anywhere', () => {
  for (const q of ['', '  ', '_', 'fi', '…', '\u0301']) expect(searchParts(q)).toEqual([]);
  expect(searchParts(' fi')).toEqual(['^fi']);
  expect(searchParts('S/4HANA')).toEqual(['^4hana']);
});

it.each([
  ['SAP FI/CO Consultant (m/w/d)', 'fi/co'],
  ['SAP FI/CO Consultant (m/w/d)', 'P FI/CO Cons'],
  ['SAP FI/CO Consultant (m/w/d)', 'sultant (M/'],
  ['Lena Hoffmann-Schröder', 'mann-Schrö'],
  ['Lena Hoffmann-Schro\u0308der', 'o\u0308d'],
  ['Donaudampfschifffahrtsgesellschaft', 'dampfschifffahrtsgesellschaft'],
  ['ΣΊΣΥΦΟΣ', 'ίσυφος'],
  ['Wałęsa 日本語テキスト', '本語テキ'],
])('names “%s” for “%s”, as a pattern finds it', (text, q) => {
  expect(literal(q).test(text)).toBe(true);
  expect(isNamed(text, q)).toBe(true);
});

it('names every text that a pattern finds: whatever stands in it, from anywhere to anywhere', () => {
  const letters = [...'aAbSsßſKK\u212aéÉµΜμςσΣıİ½ﬁĳ9 -/_.…\u0301\u0345日한글ᲀв'];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const unnamed: string[][] = [];
  for (let i = 0; i < 20_000; i++) {
    const text = Array.from({ length: 1 + next(20) }, () => letters[next(letters.length)]).join('');
    const from = next(text.length);
    const part = text.slice(from, from + 1 + next(text.length - from));
    const q = [part, part.toUpperCase(), part.toLowerCase()][next(3)] ?? part;
    if (literal(q).test(text) && !isNamed(text, q)) unnamed.push([text, q]);
  }
  expect(unnamed).toEqual([]);
});

it('takes for equal whatever a pattern that ignores case takes for equal', () => {
  const same = new Map<string, Set<string>>();
  for (let code = 0; code < 0x1_0000; code++) {
    const letter = String.fromCharCode(code);
    const upper = letter.toUpperCase();
    // As patterns do it: nothing that has several letters, and nothing of ASCII for what is not.
    const key = upper.length === 1 && !(code >= 128 && upper.charCodeAt(0) < 128) ? upper : letter;
    same.set(key, (same.get(key) ?? new Set()).add(folded(letter)));
  }
  expect([...same].filter(([, ways]) => ways.size > 1)).toEqual([]);
});
