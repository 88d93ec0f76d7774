import type { Concept } from './concept.ts';
import { foldedWords, writtenTogether } from './folding.ts';
import { conceptsIn } from './matching.ts';
import { CONCEPTS, PLACES, SKILLS } from './vocabulary.ts';

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

/** Returns the spellings of a concept; its name counts once where both languages have the same. */
const spellings = ({ en, de, aliases = [], inLists = [] }: Concept): string[] => [
  en,
  ...(writtenTogether(de) === writtenTogether(en) ? [] : [de]),
  ...aliases,
  ...inLists,
];
/** Returns the spellings that are found in every text. */
const aliasesOf = (concept: Concept): string[] => spellings({ ...concept, inLists: [] });

function broaderOf(id: string, known = new Set<string>()): Set<string> {
  for (const broader of BY_ID.get(id)?.broader ?? []) {
    if (!known.has(broader)) broaderOf(broader, known.add(broader));
  }
  return known;
}

/** The ids of the concepts that have an alias, written together. */
const idsOf = new Map<string, string[]>();
for (const concept of CONCEPTS) {
  for (const alias of new Set(aliasesOf(concept).map(writtenTogether)))
    idsOf.set(alias, [...(idsOf.get(alias) ?? []), concept.id]);
}

/** Returns the runs of words within a text that are shorter than it, written together. */
function runsWithin(text: string): string[] {
  const words = foldedWords(text).map(({ word }) => word);
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((__, i) => {
      const run = words.slice(from, from + i + 1);
      return run.length === words.length ? [] : [run.join('')];
    }),
  );
}

const everyAlias = CONCEPTS.flatMap((concept) => aliasesOf(concept).map((alias) => ({ concept, alias })));

it('has the skills of the trade, and the places of its customers', () => {
  expect(SKILLS.length).toBeGreaterThanOrEqual(250);
  expect(PLACES.length).toBeGreaterThanOrEqual(60);
});

it('has each id once', () => {
  expect(CONCEPTS.length).toBe(BY_ID.size);
});

it('has no spelling twice in a concept, and none without a letter', () => {
  const wrong = CONCEPTS.filter((concept) => {
    const folded = spellings(concept).map(writtenTogether);
    return new Set(folded).size < folded.length || folded.includes('');
  });
  expect(wrong).toEqual([]);
});

it('knows what is broader, and nothing is broader than itself', () => {
  const wrong = CONCEPTS.filter(
    ({ id, broader = [] }) => broader.some((each) => !BY_ID.has(each)) || broaderOf(id).has(id),
  );
  expect(wrong).toEqual([]);
});

it('keeps places among places', () => {
  const isPlace = (id: string) => id.startsWith('place-');
  expect(PLACES.filter(({ id }) => !isPlace(id))).toEqual([]);
  expect(
    CONCEPTS.filter(({ id, broader = [] }) => broader.some((each) => isPlace(each) !== isPlace(id))),
  ).toEqual([]);
});

it('finds a concept by each of its spellings', () => {
  const lost = CONCEPTS.flatMap((concept) => [
    ...aliasesOf(concept).filter((alias) => !conceptsIn(alias).has(concept.id)),
    ...(concept.inLists ?? []).filter((word) => !conceptsIn(word, { isList: true }).has(concept.id)),
  ]);
  expect(lost).toEqual([]);
});

it('gives two meanings only to abbreviations that the trade uses for both', () => {
  const ambiguous = [...idsOf].filter(([, ids]) => ids.length > 1).map(([alias]) => alias);
  expect(ambiguous.sort()).toEqual(['eam', 'pm', 'po']);
});

it('is found with "SAP" before it, and with "Consultant" or "Berater" behind it', () => {
  const lost = everyAlias.flatMap(({ concept: { id }, alias }) => {
    const inSentences = [`${alias} Consultant`, `Senior ${alias}-Berater`];
    return [...inSentences, ...(broaderOf(id).has('sap') ? [`SAP ${alias}`] : [])].filter(
      (text) => !conceptsIn(text).has(id),
    );
  });
  expect(lost).toEqual([]);
});

it('is of SAP where a name says so', () => {
  const lost = everyAlias.filter(
    ({ concept: { id }, alias }) =>
      foldedWords(alias).some(({ word }) => word === 'sap') && !conceptsIn(alias).has('sap') && id !== 'sap',
  );
  expect(lost.map(({ alias }) => alias)).toEqual([]);
});

it('lists as other meanings only phrases that have one of the aliases within them', () => {
  const useless = CONCEPTS.flatMap((concept) => {
    const aliases = aliasesOf(concept).map(writtenTogether);
    return (concept.notBeside ?? []).filter(
      (phrase) =>
        idsOf.has(writtenTogether(phrase)) || !runsWithin(phrase).some((run) => aliases.includes(run)),
    );
  });
  expect(useless).toEqual([]);
});

// The most frequent words of both languages, and others that titles, places and terms of postings have.
const EVERYDAY =
  `a an the and or of in on at as is it to by be so for with from we us you he me my our your all any no not
  up out if do does can will may new more most per via plus than then who what when where how this that these those has have
  am im um es er sie wir ihr ich du der die das den dem des ein eine einer einem und oder zu zum zur mit von vom für auf aus
  bei nach über unter ab bis ohne gegen durch wie als auch nur noch nicht kein sehr mehr wenn dass da hier dort ist sind war
  sein haben hat wird werden kann ca bzw ggf inkl zzgl etc rest go r c spring react swift excel rust node express car intern
  extern interne safe lean word office web mobile shell helm gateway launchpad workflow joule rise grow spark steuern
  immediately sofort jetzt start beginn monat month tag day woche week jahr year stunde hour team job stelle position
  full half voll halb zwei drei two three euro eur people person firma company kunde customer gesucht senior`.split(
    /\s+/,
  );
/** Everyday words that are a product behind "SAP". */
const PRODUCTS = ['car', 'grow', 'joule', 'me', 'rise', 'workflow', 'gateway'];

it('takes no everyday word for a concept, alone or behind "SAP"', () => {
  expect(EVERYDAY.filter((word) => conceptsIn(word).size > 0)).toEqual([]);
  const products = EVERYDAY.filter((word) => conceptsIn(`SAP ${word}`).size > 1);
  expect(products.sort()).toEqual(PRODUCTS.sort());
});
