import { isTelephone, telephone } from './telephone.ts';

const BERLIN = 'tel:+4930123456';

/** What people write, and the address that calls it. */
const NUMBERS: readonly (readonly [string, string | null])[] = [
  // One number in many spellings.
  ...[
    '+4930123456',
    '+49 30 123456',
    '+49 30 12 34 56',
    '+49-30-123456',
    '+49/30/123456',
    '+49.30.123456',
    '+49 30\u2011123\u2013456',
    '+49\u00a030\u202f123456',
    '+49 (0)30 123456',
    '+49 (0) 30 123456',
    '+49(0)30/123456',
    '+49 ( 0 ) 30 123456',
    '+49 030 123456',
    '+49 (030) 123456',
    '+49 (30) 123456',
    '0049 30 123456',
    '0049 (0)30 123456',
    '0049 030 123456',
    '00 49 30 123456',
    'Tel.: +49 30 123456',
    'Tel +49 30 123456 (Büro)',
    '+49 30 123456 (9–17 Uhr)',
    '＋４９ ３０ １２３４５６',
    '  +49 30 123456  ',
    '+49 30 123456 / +49 171 9999999',
    '+49 30 123456, 0171 9999999',
    '+49 30 123456 oder 0171 9999999',
    '+49 30 123456 or 0171 9999999',
    '+49 30 123456; 0171 9999999',
    '+49 30 123456\n0171 9999999',
    '+49 30 1234 Durchwahl 56',
    '+49 30 1234-0 Durchwahl 56',
    '+49 30 1234 – 0, Durchwahl: 56',
    '+49 30 1234-0 DW 56',
    '+49 30 1234-56',
  ].map((written) => [written, BERLIN] as const),
  // As it is dialled within a country.
  ['030 123456', 'tel:030123456'],
  ['(030) 123456', 'tel:030123456'],
  ['030/123456', 'tel:030123456'],
  ['030 / 12 34 56', 'tel:030123456'],
  ['030 1234-0', 'tel:03012340'],
  ['0171-9999999', 'tel:01719999999'],
  ['030 123456 / 0171 9999999', 'tel:030123456'],
  ['030 1234 DW 56', 'tel:030123456'],
  ['030 1234-0 Durchwahl 12', 'tel:030123412'],
  ['112', 'tel:112'],
  // Other countries.
  ['+43 (0)1 5850', 'tel:+4315850'],
  ['+41 (0)44 668 18 00', 'tel:+41446681800'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+39 06 6982', 'tel:+39066982'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['(212) 555-0100', 'tel:2125550100'],
  // Extensions that are dialled after the number.
  ['+1 212 555 0100 ext. 12', 'tel:+12125550100;ext=12'],
  ['+1 212 555 0100 x12', 'tel:+12125550100;ext=12'],
  ['+1 212 555 0100, extension 7', 'tel:+12125550100;ext=7'],
  ['+49 30 123456 Apparat 12', 'tel:+4930123456;ext=12'],
  ['+49 30 123456 App. 12', 'tel:+4930123456;ext=12'],
  ['+49 30 123456 Nebenstelle 4 (Frau Berg)', 'tel:+4930123456;ext=4'],
  // No extension.
  ['Fax +49 30 123456', BERLIN],
  ['+49 30 123456 Fax: 030 654321', BERLIN],
  ['Max: +49 30 123456', BERLIN],
  ['Mexico +52 55 1234 5678', 'tel:+525512345678'],
  // No number.
  ['by mail only', null],
  ['', null],
  ['–', null],
  ['0', null],
];

it.each(NUMBERS)('%j is called by %s', (written, address) => {
  expect(telephone(written) ?? null).toBe(address);
});

describe('a number is taken in any spelling', () => {
  it.each(NUMBERS.filter(([, address]) => address !== null))('%j', (written) =>
    expect(isTelephone(written)).toBe(true),
  );

  it.each(['٠٣٠ ١٢٣٤٥٦', '۰۳۰ ۱۲۳۴۵۶', '०३० १२३४', '+49 30 1234 Durchwahl 12'])('%j', (written) =>
    expect(isTelephone(written)).toBe(true),
  );

  it.each(['', 'abc', 'by mail only', '–', '+()', '\n'])('but not %j', (written) =>
    expect(isTelephone(written)).toBe(false),
  );
});
