import { COMPANY, type Language } from '@consulting/contracts';
import type { Mail } from '../mail-queue.ts';
import { htmlPart } from './html-part.ts';
import { letterOf } from './letter.ts';
import { MARK } from './mark.ts';
import { textPart } from './text-part.ts';

const HOSTS = { publicUrl: 'https://www.firm.test', adminUrl: 'https://desk.firm.test' };
const TYPED = '<b>"Tom" & \'Jerry\'</b>';
const LONG = 'Donaudampfschifffahrt'.repeat(20);
const MAIL: Mail = {
  to: 'ann@example.org',
  language: 'en',
  subject: `Your application: ${TYPED}`,
  title: 'You have been selected',
  progress: {
    sent: new Date('2026-11-16T23:30:00Z'),
    seen: new Date('2026-11-18T09:00:00Z'),
    decided: new Date('2026-12-04T09:00:00Z'),
  },
  greeting: `Hello ${TYPED},`,
  paragraphs: ['We are glad.', 'Line one\nLine two'],
  facts: [{ label: 'Position', value: TYPED }, { label: 'Your note', value: LONG }, { value: 'Alone' }],
  action: { label: 'Open your application', path: '/dashboard?x=1&y=2', hint: 'Or withdraw it.' },
  kind: 'decision',
};
/** As the version before wrote it into the queue. */
const STORED: Mail = {
  to: 'ann@example.org',
  language: 'en',
  subject: 'Your application',
  paragraphs: ['Hello Ann,', 'you have been selected.'],
  action: { label: 'Open', path: '/dashboard' },
  kind: 'decision',
};

const NAMED: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

const html = (mail: Mail) => htmlPart(letterOf(mail, HOSTS));
const text = (mail: Mail) => textPart(letterOf(mail, HOSTS));
/** The words that one reads in the HTML part, without those that are hidden for the preview. */
const readIn = (source: string): string =>
  source
    .replace(/^[^]*?<\/head>/, '')
    .replace(/<div style="display:none[^]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_all, name: string) => NAMED[name] ?? '')
    .replace(/\s+/g, ' ');
const stopsOf = (mail: Mail) =>
  letterOf(mail, HOSTS).stops.map(({ name, when, state }) => [name, when, state]);
const goneTo = (progress: Partial<Mail['progress']>, language: Language = 'en') =>
  stopsOf({
    ...MAIL,
    language,
    progress: { sent: MAIL.progress!.sent, seen: null, decided: null, ...progress },
  });

it('both parts hold the same, in the same order', () => {
  const pieces = [
    ...['Sent', '17 November', 'Seen', '18 November', 'Decided', '4 December'],
    ...['You have been selected', `Hello ${TYPED},`, 'We are glad.', 'Line one', 'Line two'],
    ...['Position', TYPED, 'Your note', LONG, 'Alone', 'Open your application'],
    ...[
      'Or withdraw it.',
      'You receive this email',
      COMPANY.email,
      COMPANY.registerNumber,
      'Managing directors: ',
    ],
    ...['Privacy policy', 'Legal notice'],
  ];
  for (const part of [text(MAIL), readIn(html(MAIL))]) {
    let from = 0;
    for (const piece of pieces) {
      const at = part.indexOf(piece, from);
      expect([piece, at >= from]).toEqual([piece, true]);
      from = at + piece.length;
    }
  }
});

it('what people typed stays text, and the address of the button is there to copy', () => {
  expect(html(MAIL)).not.toContain('<b>');
  expect(html(MAIL)).toContain('href="https://www.firm.test/dashboard?x=1&amp;y=2"');
  expect(readIn(html(MAIL))).toContain('open this address: https://www.firm.test/dashboard?x=1&y=2');
  expect(text(MAIL)).toContain('Open your application:\nhttps://www.firm.test/dashboard?x=1&y=2');
});

it('loads nothing: its one picture is sent along', () => {
  const source = html({ ...MAIL, facts: [{ value: 'url(https://evil.test/x.png) <img src=x>' }] });
  const shown = source.replace(/<a [^>]+>/g, '').replace(/xmlns="[^"]+"/, '');
  expect([...shown.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)).toEqual([`cid:${MARK.cid}`]);
  expect(shown).not.toMatch(/<(script|link|iframe|object|form)|@import|@font-face|style="[^"]*url\(/i);
  expect(MARK.content.subarray(1, 4).toString()).toBe('PNG');
  expect([MARK.content.readUInt32BE(16), MARK.content.readUInt32BE(20)]).toEqual([76, 56]);
});

it('every text has its ground beside it, and dark colours for both', () => {
  const source = html(MAIL);
  const coloured = [...source.matchAll(/class="([^"]*)" style="([^"]*)"/g)].filter(([, , style]) =>
    /(^|;)color:/.test(style ?? ''),
  );
  expect(coloured.length).toBeGreaterThan(20);
  expect(coloured.filter(([, , style]) => !style?.includes('background-color:'))).toEqual([]);
  for (const name of new Set(coloured.flatMap(([, names = '']) => names.match(/d-\S+/g) ?? [])))
    for (const before of ['\n', '[data-ogsc] ', '[data-ogsb] '])
      expect(source).toContain(`${before}.${name}{`);
  expect(source).toContain('@media (prefers-color-scheme:dark)');
});

it('the line shows the last station reached, in the words of the language', () => {
  const seen = new Date('2026-11-18T09:00:00Z');
  const decided = new Date('2026-12-04T09:00:00Z');
  expect(goneTo({})).toEqual([
    ['Sent', '17 November', 'here'],
    ['Seen', 'not yet', 'ahead'],
    ['Decided', 'not yet', 'ahead'],
  ]);
  expect(goneTo({ seen }, 'de')).toEqual([
    ['Gesendet', '17. November', 'reached'],
    ['Gesehen', '18. November', 'here'],
    ['Entschieden', 'noch nicht', 'ahead'],
  ]);
  expect(goneTo({ seen, decided }).map(([, , state]) => state)).toEqual(['reached', 'reached', 'here']);
  // Nobody has opened it before the position was closed.
  expect(goneTo({ decided }).map(([name]) => name)).toEqual(['Sent', 'Decided']);
});

it('mails that an older version has stored are whole', () => {
  for (const part of [text(STORED), readIn(html(STORED))])
    for (const piece of [
      'Your application',
      'Hello Ann,',
      'you have been selected.',
      'You receive this email because',
    ])
      expect(part).toContain(piece);
  expect(html(STORED)).toContain('<h1');
  expect(stopsOf(STORED)).toEqual([]);
  expect(text({ ...STORED, action: undefined })).not.toContain('/dashboard');
});

it('says where replies go, and previews what it says, not whom it greets', () => {
  expect(text(MAIL)).toContain(`Replies to this email go to ${COMPANY.email}.`);
  expect(text({ ...MAIL, replyTo: 'bob@example.org' })).toContain(
    'Replies to this email go to bob@example.org.',
  );
  const { preview } = letterOf(MAIL, HOSTS);
  expect(preview).toMatch(/^We are glad\. Line one Line two <b>/);
  expect(preview.length).toBeLessThan(150);
  expect(html({ ...MAIL, language: 'de' })).toContain('<html lang="de"');
});
