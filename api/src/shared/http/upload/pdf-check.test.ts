import { LIMITS, MESSAGES } from '@consulting/contracts';
import { checkPdf } from './pdf-check.ts';
import { aPdf, attachment, inflating, objectStream } from './pdf.fixture.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

const unreadable = '6 0 obj << /N 1 /First 5 /Filter /FlateDecode >>\nstream\nxxxx\nendstream endobj';

describe('a PDF is accepted', () => {
  it.each<[string, Buffer]>([
    ['plain', aPdf()],
    [
      'with the word in the text of a page',
      aPdf({ page: 'BT (I wrote /JavaScript and /JS << /S /Launch >>) Tj ET' }),
    ],
    [
      'with the word in its title',
      aPdf({ objects: ['6 0 obj\n<< /Title (JavaScript, /JS and /Encrypt) >>\nendobj'] }),
    ],
    ['with an object stream', aPdf({ objects: [objectStream(6, '<< /Type /Font >>')] })],
    ['with an attached XML (Europass)', aPdf({ objects: attachment('cv.xml', '<cv/>', 'text/xml') })],
    ['with an attached JSON', aPdf({ objects: attachment('cv.json', '{}', 'application/json') })],
    ['with an attached text', aPdf({ objects: attachment('notes.txt', 'hello') })],
    [
      'with binary data that looks like anything',
      aPdf({
        objects: [`6 0 obj\n<< /Filter /DCTDecode /Length 12 >>\nstream\n((/JS >> /JS \nendstream\nendobj`],
      }),
    ],
    ...['\0', ' ', '\r\n', '\t\f'].map((pad): [string, Buffer] => [
      `with ${JSON.stringify(pad)} behind its end up to 64 kB`,
      Buffer.concat([aPdf(), Buffer.alloc(64 * 1024 - 1, pad)]),
    ]),
    ['of exactly the largest size', aPdf({ size: LIMITS.fileBytes })],
  ])('%s', (_, content) => {
    expect(checkPdf(content)).toBeNull();
  });
});

describe('a file is refused', () => {
  const executable = 'MZ\x90\0\x03\0';
  it.each<[string, Buffer, RegExp]>([
    ['empty', Buffer.alloc(0), /is empty/],
    ['a text', Buffer.from('hello'), /not a PDF/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /not a PDF/],
    ['HTML with a late header', Buffer.from(`<html>${' '.repeat(2000)}%PDF-1.4 %%EOF`), /not a PDF/],
    ['something else in front', Buffer.concat([Buffer.from('<!-- '), aPdf()]), /not a PDF/],
    ['only a header', Buffer.from('%PDF-1.7\n'), /damaged/],
    ['cut off', aPdf({ size: 20_000 }).subarray(0, 10_000), /damaged/],
    ['followed by more than 64 kB of padding', Buffer.concat([aPdf(), Buffer.alloc(70_000)]), /damaged/],
    ['followed by something else', Buffer.concat([aPdf(), Buffer.alloc(5000, 'PK')]), /damaged/],
    ['nothing but padding behind its header', Buffer.from('%PDF-1.7'.padEnd(60_000)), /damaged/],
    ['encrypted', aPdf({ trailer: '/Encrypt 9 0 R' }), /protected/],
    ['encrypted, escaped', aPdf({ trailer: '/#45ncrypt 9 0 R' }), /protected/],
    [
      'encrypted, with object streams that are so too',
      aPdf({ objects: [unreadable], trailer: '/Encrypt 9 0 R' }),
      /protected/,
    ],
    ['a script on opening', aPdf({ catalog: `/OpenAction ${script}` }), /script/],
    ['a script with an escaped name', aPdf({ catalog: '/OpenAction << /S /J#61vaScript >>' }), /script/],
    ['a script by /JS alone', aPdf({ catalog: '/OpenAction << /#4aS 9 0 R >>' }), /script/],
    ['a script in an object stream', aPdf({ objects: [objectStream(6, script)] }), /script/],
    [
      'an escaped script in an object stream',
      aPdf({ objects: [objectStream(6, '<< /S /Java#53cript >>')] }),
      /script/,
    ],
    [
      'a script hidden in a text',
      aPdf({ objects: [`6 0 obj\n(8 0 obj ${script} endobj)\nendobj`] }),
      /script/,
    ],
    ['a script hidden in a comment', aPdf({ objects: [`% 8 0 obj ${script} endobj`] }), /script/],
    ['a script hidden in a stream', aPdf({ page: `8 0 obj ${script} endobj` }), /script/],
    [
      'a script behind an unclosed list',
      aPdf({ objects: ['6 0 obj [ << (', `)\n7 0 obj ${script} endobj`] }),
      /script/,
    ],
    ['a launch action', aPdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }), /programs/],
    ['an attached program', aPdf({ objects: attachment('setup.exe', executable) }), /attached/],
    [
      'an attached PDF',
      aPdf({ objects: attachment('other.pdf', '%PDF-1.7', 'application/pdf') }),
      /attached/,
    ],
    ['a program called XML', aPdf({ objects: attachment('cv.xml', executable, 'text/xml') }), /attached/],
    [
      'an attachment without a name',
      aPdf({ objects: ['6 0 obj << /EF << /F 7 0 R >> >> endobj'] }),
      /attached/,
    ],
    [
      'an object stream that cannot be read',
      aPdf({ objects: [objectStream(6, script).replace('/FlateDecode', '/LZWDecode')] }),
      /damaged/,
    ],
    ['an object stream of broken data', aPdf({ objects: [unreadable] }), /damaged/],
    [
      'an object stream that inflates without end',
      aPdf({ objects: [objectStream(6, ' '.repeat(40_000_000))] }),
      /damaged/,
    ],
    [
      'attached texts that inflate to more than is looked at',
      aPdf({ objects: Array<string>(4).fill(inflating(' '.repeat(8_000_000))) }),
      /damaged/,
    ],
  ])('%s', (_, content, reason) => {
    expect(MESSAGES[checkPdf(content)!]).toMatch(reason);
  });

  it('looks at nested texts within bounds', () => {
    const nested = `${'(1 0 obj '.repeat(100_000)}${')'.repeat(100_000)}`;
    const started = performance.now();
    checkPdf(aPdf({ objects: [`6 0 obj ${nested} endobj`] }));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
