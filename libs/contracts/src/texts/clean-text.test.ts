import { cleanText, type TextKind } from './clean-text.ts';

/** What comes in, and what is stored. */
type Row = [string, string];

function table(kind: TextKind, rows: Row[]): void {
  it.each(rows)(`${kind} %j`, (given, expected) => {
    expect(cleanText(given, kind)).toBe(expected);
    expect(cleanText(expected, kind)).toBe(expected);
  });
}

const BREAKS = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
// prettier-ignore
const BLANKS = ['\t', '\u00a0', '\u1680', '\u2000', '\u2001', '\u2002', '\u2003', '\u2004', '\u2005', '\u2006', '\u2007',
  '\u2008', '\u2009', '\u200a', '\u202f', '\u205f', '\u2800', '\u3000'];
// prettier-ignore
const INVISIBLE = ['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180b', '\u180e', '\u200b', '\u200c',
  '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2061', '\u2062', '\u2063',
  '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u206a', '\u206f', '\u3164', '\ufe00', '\ufe0e', '\ufe0f', '\ufeff',
  '\uffa0', '\ufff9', '\ufffa', '\ufffb', '\ufffc', '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e0100}',
  '\u0000', '\u0001', '\u0007', '\u0008', '\u001b', '\u007f', '\u0080', '\u009f'];

describe('line breaks of any system are one', () => {
  table(
    'text',
    BREAKS.map((sign) => [`Two${sign}lines`, 'Two\nlines']),
  );
  table(
    'line',
    BREAKS.map((sign) => [`Two${sign}lines`, 'Two lines']),
  );
});

describe('blanks of any width are one', () => {
  table(
    'text',
    BLANKS.map((sign) => [`${sign}Two${sign}words${sign}`, 'Two words']),
  );
  table(
    'line',
    BLANKS.map((sign) => [`${sign}Two${sign}${sign}words`, 'Two words']),
  );
});

describe('what shows nothing is away among Latin letters', () => {
  table(
    'text',
    INVISIBLE.map((sign) => [`${sign}Mül${sign}ler${sign}`, 'Müller']),
  );
  table(
    'line',
    INVISIBLE.map((sign) => [`Ber${sign}lin`, 'Berlin']),
  );
  table(
    'contact',
    INVISIBLE.map((sign) => [`zw5${sign}@mail.example`, 'zw5@mail.example']),
  );
});

describe('texts are composed', () => {
  table('text', [
    ['Mu\u0308ller', 'Müller'],
    ['Nu\u0308rnberg', 'Nürnberg'],
    ['Cafe\u0301', 'Café'],
    // What stood between a letter and its accent.
    ['u\u200b\u0308', 'ü'],
    ['\u212bngström', 'Ångström'],
    ['\u1112\u1161\u11ab', '한'],
    ['Ti\u00eam\u0301', 'Tiêḿ'],
    // Ligatures and signs of full width are other signs, not other forms: they stay.
    ['e\ufb03cient ＳＡＰ', 'e\ufb03cient ＳＡＰ'],
  ]);
});

describe('what Word, web pages and programs write', () => {
  table('text', [
    ['\uf0b7\tModule FI\r\n\uf0b7\tModule CO', '- Module FI\n- Module CO'],
    ['• Module FI\n• Module CO', '- Module FI\n- Module CO'],
    ['·       Module FI', '- Module FI'],
    ['  ▪ Module FI', '- Module FI'],
    ['●Module FI', '- Module FI'],
    ['\uf0a7 Module FI', '- Module FI'],
    ['Tasks:\n◦\u00a0Design', 'Tasks:\n- Design'],
    // A bullet within a line, and a raised dot of another meaning, stay.
    ['SAP FI • SAP CO', 'SAP FI • SAP CO'],
    ['·5 m', '·5 m'],
    ['•', '•'],
    ['- Module FI\n* Module CO', '- Module FI\n* Module CO'],
    ['100\u202f000\u00a0€', '100 000 €'],
    ['Projekt\u00adleitung', 'Projektleitung'],
    ['\ufeffDear Sir', 'Dear Sir'],
    ['One\u000bparagraph', 'One\nparagraph'],
    ['A\n\n\nB', 'A\n\n\nB'],
    ['„Zitat“ – ‚eins‘ … ’n', '„Zitat“ – ‚eins‘ … ’n'],
    ['  - indented', '- indented'],
    [' \n\t ', ''],
    ['', ''],
  ]);
});

describe('signs stay that a script or an emoji needs', () => {
  const rows: Row[] = [
    ['👩‍💻', '👩‍💻'],
    ['👨‍👩‍👧‍👦 family', '👨‍👩‍👧‍👦 family'],
    ['👍🏽', '👍🏽'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['❤️', '❤️'],
    ['❤️‍🔥', '❤️‍🔥'],
    ['✔︎', '✔︎'],
    ['1️⃣', '1️⃣'],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['🇩🇪', '🇩🇪'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['علی‌رضا', 'علی‌رضا'],
    ['श्री‍', 'श्री‍'],
    ['ක්‍ෂ', 'ක්‍ෂ'],
    ['ภาษา\u200bไทย', 'ภาษา\u200bไทย'],
    ['שלום\u200f (SAP)', 'שלום\u200f (SAP)'],
    ['王\u{e0100}小明', '王\u{e0100}小明'],
    ['ᠮᠣᠩᠭᠣᠯ\u180b', 'ᠮᠣᠩᠭᠣᠯ\u180b'],
    ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
    // Nothing of it without its letters.
    ['1\ufe0f apple', '1 apple'],
    ['a\u200db', 'ab'],
    ['Auf\u200clage', 'Auflage'],
    ['👍\u200d ok', '👍 ok'],
    ['🏴\u{e0067} flag', '🏴 flag'],
    // Overriding directions makes names of files lie, in any script.
    ['Lena\u202egnp.exe', 'Lenagnp.exe'],
    ['שלום\u202egnp.exe', 'שלוםgnp.exe'],
    ['\u2066Lena\u2069', 'Lena'],
  ];
  table('text', rows);
  table('line', rows);
});

describe('names are one line', () => {
  table('line', [
    ['O’Neill', 'O’Neill'],
    ["O'Neill", "O'Neill"],
    ['Müller-Lüdenscheidt GmbH & Co. KG', 'Müller-Lüdenscheidt GmbH & Co. KG'],
    [' Lena   Vogt ', 'Lena Vogt'],
    ['Lena\r\nBcc: a@b.de', 'Lena Bcc: a@b.de'],
    ['Lena\u2028Vogt', 'Lena Vogt'],
    ['İlknur', 'İlknur'],
    ['• Lead', '• Lead'],
  ]);
});

describe('addresses and telephone numbers hold nothing that is not seen', () => {
  table('contact', [
    ['\u202a+49 30 123456\u202c', '+49 30 123456'],
    ['\u200e+49\u00a030\u00a0123456', '+49 30 123456'],
    ['+49 (0)30 12\u201134', '+49 (0)30 12\u201134'],
    ['lena@mail.example\u200b', 'lena@mail.example'],
    ['\ufefflena@mail.example\r\n', 'lena@mail.example'],
    ['jürgen@mu\u0308ller.example', 'jürgen@müller.example'],
    ['le na@mail.example', 'le na@mail.example'],
    ['❤\ufe0f@mail.example', '❤@mail.example'],
    ['علی\u200cرضا@mail.example', 'علیرضا@mail.example'],
  ]);
});

it('has more than 200 rows, and a clean text is not changed, whatever its signs', () => {
  const signs = [
    ...BREAKS,
    ...BLANKS,
    ...INVISIBLE,
    'a',
    '\u0308',
    '•',
    '·',
    ' ',
    '\n',
    '👩',
    '\u200d',
    'ع',
    '王',
    '9',
    '\u20e3',
  ];
  // A fixed sequence that looks random.
  let state = 1;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return signs[state % signs.length] ?? '';
  };
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 8 }, next).join('');
    for (const kind of ['text', 'line', 'contact'] as const) {
      const once = cleanText(text, kind);
      if (cleanText(once, kind) !== once) throw new Error(`${kind} ${JSON.stringify(text)} is cleaned twice`);
    }
  }
});
