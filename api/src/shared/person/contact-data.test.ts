import { contactIn, withoutContact } from './contact-data.ts';

it.each([
  // Email addresses.
  ['Mail: j.gm@example.com', 'j.gm@example.com'],
  ['jg＠example．com', 'jg＠example．com'],
  ['jg@example', 'jg@example'],
  ['jg @ example.com', 'jg @ example.com'],
  ['jg(at)example.com', 'jg(at)example.com'],
  ['jg [at] example [dot] com', 'jg [at] example [dot] com'],
  ['jg (ät) example (punkt) de', 'jg (ät) example (punkt) de'],
  ['jg at example dot com', 'jg at example dot com'],
  ['jg AT web PUNKT de', 'jg AT web PUNKT de'],
  ['jg(at)example', 'jg(at)example'],
  ['jg (at) mail.example', 'jg (at) mail.example'],
  ['jg-at-example.de', 'jg-at-example.de'],
  ['j\u200bg@exam\u00adple.com', 'j\u200bg@exam\u00adple.com'],
  // Telephone numbers.
  ['Tel. 030 / 555 66 77', '030 / 555 66 77'],
  ['+49 (0)30 1234567', '+49 (0)30 1234567'],
  ['(+49) 171 2345678', '(+49) 171 2345678'],
  ['+ 49 171 2345678', '+ 49 171 2345678'],
  ['+49.301.234.567', '+49.301.234.567'],
  ['＋４９ １７１ ２３４５６７８', '＋４９ １７１ ２３４５６７８'],
  ['0049 171 2345678', '0049 171 2345678'],
  ['plus 49 171 2345678', 'plus 49 171 2345678'],
  ['49 (0) 171 / 234 56 78', '49 (0) 171 / 234 56 78'],
  ['49 30 1234567', '49 30 1234567'],
  ['0171-2345678', '0171-2345678'],
  ['0171.234.56.78', '0171.234.56.78'],
  ['0 1 7 1 2 3 4 5 6 7 8', '0 1 7 1 2 3 4 5 6 7 8'],
  ['0171_234_5678', '0171_234_5678'],
  ['0171–234 – 5678', '0171–234 – 5678'],
  ['030 2015 4711', '030 2015 4711'],
  ['030 2015-12', '030 2015-12'],
  ['171 2345678', '171 2345678'],
  ['30/1234567', '30/1234567'],
  ['(212) 555-0199', '(212) 555-0199'],
  ['Phone number: 2345678', '2345678'],
  ['erreichbar unter 234 567', '234 567'],
  ['555 66 77', '555 66 77'],
  ['٠١٧١ ٢٣٤٥٦٧٨ mobil ٠١٧١٢٣٤', '٠١٧١٢٣٤'],
  ['null eins sieben eins zwei drei vier fünf', 'null eins sieben eins zwei drei vier fünf'],
  ['zero one seven one, two three four', 'zero one seven one, two three four'],
  // Web addresses and members of networks.
  ['See https://example.museum/cv', 'https://example.museum/cv'],
  ['www.example.photography', 'www.example.photography'],
  ['WWW . example . com', 'WWW . example'],
  ['ab-consulting.de', 'ab-consulting.de'],
  ['AB-Consulting.AT', 'AB-Consulting.AT'],
  ['(ab-consulting.dev/cv)', 'ab-consulting.dev/cv)'],
  ['ab-consulting (dot) dev', 'ab-consulting (dot) dev'],
  ['ａｂ-consulting．de', 'ａｂ-consulting．de'],
  ['ab-consulting。de', 'ab-consulting。de'],
  ['Visit ab dot com', 'ab dot com'],
  ['t.me/ab', 't.me/ab'],
  ['calendly.com', 'calendly.com'],
  ['SAP.com', 'SAP.com'],
  ['linkedin.com/in/ab-12', 'linkedin.com/in/ab-12'],
  ['LinkedIn: ab-12', 'LinkedIn: ab-12'],
  ['LinkedIn profile: anna_b', 'LinkedIn profile: anna_b'],
  ['linkedin/in/anna-b', 'linkedin/in/anna-b'],
  ['xing/profile/Anna_B2', 'xing/profile/Anna_B2'],
  ['XING/Anna_B2', 'XING/Anna_B2'],
  ['GitHub @annab', 'GitHub @annab'],
  ['Find me as @annab', '@annab'],
  ['Threema-ID ABCD1234', 'Threema-ID ABCD1234'],
  ['Skype:live_annab', 'Skype:live_annab'],
])('finds the contact in "%s"', (text, found) => {
  expect(contactIn(text)).toBe(found);
});

it.each([
  '01/2019 – 12/2024',
  '01.2019 - 12.2024, 3/2015–4/2018',
  '2015 - 2019 and 2019–2023, then 2023/2025',
  '2019-01 - 2020-12, 2019-04-01',
  '04 2019 - 07 2020',
  '03/19 - 12/24',
  '01.03.19 – 31.12.24',
  'Seit 01.03.2020, 1. 4. 2021, 01.03.2020 - 31.12.2024',
  'Sprints 01-12 2023, 01.04.-30.06., 01.04. - 30.06.2024, 01.04-30.06',
  'Montags 08.00 - 16.30',
  'SAP Note 1234567',
  'SAP-Hinweis 0001234567 und SAP Notes 1234567, 2345678 and 3456789',
  'Note: 0123456, note no. 0123456, Hinweis-Nr. 0123456',
  'IEC 62443-3-3',
  'ISO 9001:2015, ISO/IEC 27001:2022, ISO 13849-1/-2',
  'DIN VDE 0701-0702 und DIN VDE 0100-410',
  'EN 50128 / 50129',
  'S/4HANA 2023 FPS02',
  'S/4HANA 1709 1809 1909, Windows 2012/2016/2019',
  'NetWeaver 7.31/7.40/7.50/7.52, BW 7.0 7.01 7.02',
  'Budgets of 1.000.000 EUR and 12 000 000 EUR',
  '1.250.000 – 2.500.000 EUR, +1.500.000 EUR',
  '800 – 1.200 EUR, 95000 - 120000 EUR, 0.125',
  '100 000 users, 5000000 records',
  'PLZ 01067, 10117 and 04109',
  'node.js, Vue.js, ASP.NET, Socket.IO, Draw.io, Cypress.io, .NET and C#, dot net',
  'z.B. SAP, i.d.R. vor Ort, e.g. FI, Dipl.-Ing.',
  'Leitung des Teams.Es war groß.It was big.',
  'Entwickler.innen und Berater.in',
  'S/4HANA 2023, release 7.40, @ the customer’s',
  'Spring @Transactional, CDS @UI.lineItem, @sap/cds',
  'Tasks (a) analysis and (b) design; Wien (AT) und Bern (CH)',
  'Worked at Customer. Then at sea, look-at-me',
  'LinkedIn/Xing-Kampagnen, LinkedIn Learning, GitHub/GitLab, GitHub: Actions',
  'Auf den Punkt im Projekt, Punkt in der Liste',
  'one two three, zwei oder drei, zero downtime',
  'GTIN 4012345678901, Ticket 10012345, 62443',
  'C++ 2011 2014 2017',
])('finds none in "%s"', (text) => {
  expect(contactIn(text)).toBeNull();
});

it('finds a known number without its area code, however it is written', () => {
  const phone = '+49 171 234-56 78';
  for (const text of ['2345678', '23 45 67 8', '234\n5678', '2.345.678'])
    expect([text, contactIn(`Ask ${text} please`, phone)]).toEqual([text, text]);
  expect(contactIn('SAP Note 2345679', phone)).toBeNull();
  expect(contactIn('SAP Note 2345678', '12')).toBeNull();
});

it.each([
  ['Ask desk@firma.example at the door', 'Ask … at the door'],
  ['Ask desk (at) firma.de, Jana', 'Ask …, Jana'],
  ['Call +49 (0)30 555-66.77', 'Call …'],
  ['030/5556677, Jana', '…, Jana'],
  ['Jana, mobil 171 2345678, 2. OG', 'Jana, mobil …, 2. OG'],
])('%s without contact data', (text, bare) => {
  expect(withoutContact(text)).toBe(bare);
});

it.each([
  'Musterstraße 12, 10115 Berlin, 3rd floor, room 4.17',
  'Friedrichstr. 191 10117 Berlin',
  'Alt-Moabit 59-61 10555 Berlin',
  'Hauptstraße 5 01067 Dresden',
  'Hauptstr. 12-14, 04109 Leipzig, Raum 04.017',
  'Bahnhofstr. 101/103, 8001 Zürich',
  '350 5th Ave, New York, NY 10118-0110',
])('leaves the place "%s" as it is', (place) => {
  expect(withoutContact(place)).toBe(place);
});

it.each(['0 ', '1-', 'a@', ' at ', 'a.', 'null ', 'xing/'])(
  'takes time in proportion to a text of "%s"',
  (piece) => {
    const spent = (length: number) => {
      const text = piece.repeat(length);
      const before = process.cpuUsage();
      contactIn(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    spent(1000);
    // Milliseconds: quadratic work on these lengths takes many seconds.
    expect(spent(20_000)).toBeLessThan(2000);
  },
);
