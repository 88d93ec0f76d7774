import type { Language } from '@consulting/contracts';
import { BYTE_ORDER_MARK, csvWriter } from './csv.ts';
import { times, type Cell, type ColumnKind } from './table.ts';

const line = (
  cells: Cell[],
  { language = 'en', kind = 'text' }: { language?: Language; kind?: ColumnKind } = {},
) =>
  csvWriter(
    cells.map(() => ({ heading: '', kind })),
    language,
  ).line(cells);

describe('a line', () => {
  it('quotes what separates cells and doubles quotes', () => {
    expect(line(['a,b', 'say "hi"', 'two\nlines', 'semi;colon', 'plain'])).toBe(
      '"a,b","say ""hi""","two\nlines","semi;colon",plain\r\n',
    );
  });

  it.each([
    '=1+1',
    '+49 30 1',
    '-2',
    '- a point of a list',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('defuses %j', (text) => {
    const cell = line([text]).trimEnd().replaceAll('"', '');
    // Whatever trims a cell leaves a sign that begins no formula, and none that is seen.
    expect(cell.trim()).toBe(`\u200b${text}`.trimEnd());
    expect(cell.trim()).toMatch(/^\p{Default_Ignorable_Code_Point}/u);
  });

  it.each(["'=1", 'a=b', 'x-y', 'a@b.example', '·=1', '1+1'])('leaves %j alone', (text) => {
    expect(line([text])).toBe(`${text}\r\n`);
  });

  it('quotes blanks at either end, which programs may drop, and not those within', () => {
    expect(line([' a', 'b ', 'c d'])).toBe('" a","b ",c d\r\n');
  });

  it('quotes either separator, whichever separates the cells', () => {
    expect(line(['a,b', 'c;d', 'e'], { language: 'de' })).toBe('"a,b";"c;d";e\r\n');
  });

  it('writes numbers with the decimal sign of the language, negative ones as numbers, and nothing for nothing', () => {
    expect(line([2.5, -1, null, undefined, 0])).toBe('2.5,-1,,,0\r\n');
    expect(line([2.5, 1000], { language: 'de' })).toBe('"2,5";1000\r\n');
  });

  it('writes what clocks in Berlin show, in winter, in summer and around both changes', () => {
    const at = (instant: string) => line([new Date(instant)]).trim();
    expect(at('2026-11-27T23:19:30.900Z')).toBe('2026-11-28 00:19:30');
    expect(at('2026-06-30T22:00:00.000Z')).toBe('2026-07-01 00:00:00');
    expect(at('2027-03-28T00:59:59.000Z')).toBe('2027-03-28 01:59:59');
    expect(at('2027-03-28T01:00:00.000Z')).toBe('2027-03-28 03:00:00');
    expect(at('2026-10-25T00:30:00.000Z')).toBe('2026-10-25 02:30:00');
    expect(at('2026-10-25T01:30:00.000Z')).toBe('2026-10-25 02:30:00');
  });
});

it('the headings come first, after the mark of UTF-8, and name the zone of times', () => {
  expect(csvWriter([times('Sent at'), { heading: 'Phone', kind: 'telephone' }], 'de').headings()).toBe(
    `${BYTE_ORDER_MARK}Sent at (Europe/Berlin);Phone\r\n`,
  );
});

describe('a telephone number', () => {
  const written = (typed: string) => line([typed], { kind: 'telephone' }).slice(0, -2);

  // A blank between digits is what keeps it a text in Calc and Excel, with its zero and plus.
  it.each([
    ['+49 30 1234567', '+49 30 1234567'],
    ['030 1234567', '030 1234567'],
    ['030 12345-67', '030 12345-67'],
    ['(030) 1234567', '(030) 1234567'],
    ['+49 (0)30 1234567', '+49 (0) 30 1234567'],
    ['+491701234567', '+49 1701234567'],
    ['+15551234567', '+1 5551234567'],
    ['+420221234567', '+420 221234567'],
    ['+97141234567', '+971 41234567'],
    ['01701234567', '0170 1234567'],
    ['00491701234567', '0049 1701234567'],
    ['030/1234567', '030 1234567'],
    ['030.12.26', '030 12 26'],
    ['01-02-03', '01 02 03'],
    ['+1-555-1234', '+1 555 1234'],
    ['+49-30-1234567', '+49 30 1234567'],
    ['(030)1234567', '(030) 1234567'],
    ['(01701234567)', '0170 1234567'],
    // Too short to be parted.
    ['0110', '\u200b0110'],
    ['112', '\u200b112'],
    ['+49', '\u200b+49'],
    // No numbers: texts as any others.
    ['030 1234567 Durchwahl 12', '030 1234567 Durchwahl 12'],
    ["+cmd|' /C calc'!A0", "\u200b+cmd|' /C calc'!A0"],
    ['=1+1', '\u200b=1+1'],
    ['', ''],
  ])('typed as %j is written as %j', (typed, expected) => {
    expect(written(typed)).toBe(expected);
  });
});
