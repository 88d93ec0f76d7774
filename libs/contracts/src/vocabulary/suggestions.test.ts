import { didYouMean } from './did-you-mean.ts';
import { writtenTogether } from './folding.ts';
import { alsoSearched, NO_USES, suggestionsFor, type SuggestionKind, type Uses } from './suggestions.ts';

const uses = (skill: Record<string, number>, place: Record<string, number> = {}): Uses => {
  const counted = (texts: Record<string, number>) =>
    new Map(Object.entries(texts).map(([text, count]) => [writtenTogether(text), { text, count }]));
  return { skill: counted(skill), place: counted(place) };
};
const suggested = (q: string, kind?: SuggestionKind, used = NO_USES) =>
  suggestionsFor(q, { kind, language: 'en', uses: used }).map(({ text }) => text);

describe('other names', () => {
  it('are those that were not typed, of every concept in the text, in the language of the page first', () => {
    expect(alsoSearched('S4HANA', 'en')[0]).toBe('S/4HANA');
    expect(alsoSearched('S/4HANA', 'en')).not.toContain('S/4HANA');
    expect(alsoSearched('Köln, Munich', 'en')).toEqual(expect.arrayContaining(['Cologne', 'München']));
    expect(alsoSearched('PM', 'de').length).toBeGreaterThan(1);
  });

  it('are none for a text that the vocabulary does not know', () => {
    for (const text of ['', ' , ', 'Hoffmann', '🚀', 'rest of the team'])
      expect(alsoSearched(text, 'en')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('begin like the text or another name of it, and the most used come first', () => {
    expect(suggested('kub', 'skill')).toEqual(['Kubernetes']);
    expect(suggested('k8', 'skill')).toEqual(['Kubernetes']);
    expect(suggested('S/4', 'skill')).toContain('S/4HANA');
    expect(suggested('java', 'skill', uses({ JavaScript: 5, Java: 2 })).slice(0, 2)).toEqual([
      'Java',
      'JavaScript',
    ]);
    expect(suggested('fi', 'skill', uses({ Fiori: 5 })).slice(0, 2)).toEqual(['SAP FI', 'SAP Fiori']);
    expect(suggested('muen', 'place')).toContain('Munich');
  });

  it('are the most used ones without a text, with texts that the vocabulary does not know', () => {
    const used = uses({ 'OPC UA': 9, abap: 7, 'S/4 Hana': 8 }, { Wildau: 4 });
    expect(suggested('', undefined, used).slice(0, 4)).toEqual(['OPC UA', 'S/4HANA', 'ABAP', 'Wildau']);
    expect(suggested('', undefined, used)).toHaveLength(10);
    expect(suggested('opc', 'place', used)).toEqual([]);
  });

  it('are none for a sign', () => {
    expect(suggested('…')).toEqual([]);
  });
});

it.each([
  ['ABPA', null],
  ['Beratre', 'Berater'],
  ['SAP Beratre', 'SAP Berater'],
  ['Kubernets', 'Kubernetes'],
  ['Kubrnets', 'Kubernetes'],
  ['Munihc', 'Munich'],
  ['Kubernetes', null],
  ['Hoffmann', null],
  ['', null],
  ['🚀', null],
  ['x'.repeat(200), null],
])('takes “%s” for a slip of “%s”', (text, meant) => {
  expect(didYouMean(text)).toBe(meant);
});
