import { BYTE_ORDER_MARK, csvLine, SEPARATORS } from './csv.ts';

describe('csvLine', () => {
  it('quotes what separates cells and doubles quotes', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'semi;colon', 'plain'], ',')).toBe(
      '"a,b","say ""hi""","two\nlines","semi;colon",plain\r\n',
    );
  });

  it.each([
    '=1+1',
    '+49 30 1',
    '-2',
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
    expect(csvLine([text], ',')).toMatch(/^"?'/);
  });

  it('leaves signs inside a text alone', () => {
    expect(csvLine(['a=b', 'x-y', 'a@b.example'], ',')).toBe('a=b,x-y,a@b.example\r\n');
  });

  it('quotes blanks at either end, which programs may drop, and not those within', () => {
    expect(csvLine([' a', 'b ', 'c d'], ',')).toBe('" a","b ",c d\r\n');
  });

  it('is read by spreadsheet programs of either language', () => {
    expect([BYTE_ORDER_MARK, SEPARATORS]).toEqual(['\ufeff', { en: ',', de: ';' }]);
  });

  it('writes dates as instants and nothing for nothing', () => {
    expect(csvLine([new Date(0), null, undefined, 3], ',')).toBe('1970-01-01T00:00:00.000Z,,,3\r\n');
  });

  it('quotes either separator, whichever separates the cells', () => {
    expect(csvLine(['a,b', 'c;d', 'e'], ';')).toBe('"a,b";"c;d";e\r\n');
  });
});
