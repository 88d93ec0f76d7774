import { employerIn, employerKeys } from './employer-name.ts';
import { joinedWords } from './joined-words.ts';

const found = (employer: string, text: string) => employerIn(joinedWords(text), employerKeys(employer));

const forms = (text: string) => text.split('; ');

it.each([
  ...forms('AG; SE; KG; KGaA; OHG; GbR; UG; eG; MBH; GmbH; gGmbH; UG (haftungsbeschränkt); GmbH & Co. KG'),
  ...forms('e.V.; e. V.; eV; e.K.; e. K.; eK; SE & Co. KGaA'),
  ...forms('Inc.; Incorporated; Ltd; Ltd.; Limited; LLC; LLP; PLC; Corp.; Corporation; Company; & Co.'),
  ...forms('SA; S.A.; S. A.; S.L.; S. L.; S.r.l.; S. r. l.; SARL; SAS; SpA; S.p.A.; S. p. A.'),
  ...forms('BV; B.V.; B. V.; NV; N.V.; N. V.; Oy; Oyj; AB; A/S; ApS; ASA'),
  ...forms('s.r.o.; s. r. o.; d.o.o.; d. o. o.; Sp. z o.o.; Sp. z o. o.; Sp.z o.o.; Kft.; Zrt.; Pty Ltd'),
  ...forms('Holding; Group; Gruppe; Konzern; Deutschland; Germany GmbH; Österreich; Austria; Schweiz'),
  ...forms('Switzerland; Europe; Europa; International AG'),
])('a text names "Elbe Werke %s" also without the legal form', (form) => {
  expect(found(`Elbe Werke ${form}`, 'bei elbe werke')).toBe('elbe werke');
});

it.each(['Cosmos', 'Kragag', 'Seeag', 'Agro', 'Groupon', 'Kosang'])(
  'the letters of a legal form within "%s" are part of the name',
  (word) => {
    expect(found(`Elbe ${word} AG`, `bei elbe ${word.toLowerCase()}`)).toBe(`elbe ${word.toLowerCase()}`);
  },
);

it.each([
  ['Quell & Elbe & Havel AG', 'Einsatz bei Havel', 'Havel'],
  ['Quell, Elbe und Havel AG', 'Einsatz bei Havel', 'Havel'],
  ['Holding (Elbe) Werke', 'Leitung bei Elbe', 'Elbe'],
  ['3M Deutschland GmbH', 'rollout at 3M', '3M'],
  ['VW', 'rollout at vw', 'vw'],
])('the short form of "%s" is found in "%s"', (employer, text, piece) => {
  expect(found(employer, text)).toBe(piece);
});

it.each([
  ['X & Co. KG', 'Plan X'],
  ['Xy AG', 'Axis Xy'],
  ['Elbe Steel GmbH', 'node elbe2'],
  ['---', 'Any text'],
])(
  'a name as short as that of "%s", or written like another word, is not found in "%s"',
  (employer, text) => {
    expect(found(employer, text)).toBeNull();
  },
);

it.each(
  forms(
    'Deutsche; Vereinigte; Europäische; Global; Erste; Stadt; Institute; Kreis; Ministerium; Verein',
  ).concat(forms('Stiftung; Klinikum; Beratung; Agentur; Büro; Verschiedene; Kunde; Confidential; Dr')),
)('"%s", with which many names begin, does not stand for an employer', (word) => {
  expect(found(`${word} Elbe AG`, `${word} is a word`)).toBeNull();
  expect(found(`${word} Elbe AG`, `for ${word} Elbe`)).toBe(`${word} Elbe`);
});
