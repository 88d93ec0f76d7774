import PDFDocument from 'pdfkit';
import { checkPdf } from '../pdf-check.ts';
import { attachment, aPdf } from '../pdf.fixture.ts';
import { textsOf } from './pdf-texts.fixture.ts';
import { MADE_WITH_QPDF } from './qpdf.fixture.ts';

type Options = ConstructorParameters<typeof PDFDocument>[0];
const fromQpdf = (name: keyof typeof MADE_WITH_QPDF) => Buffer.from(MADE_WITH_QPDF[name], 'base64');

/** A document of PDFKit, which numbers the ways of encryption by the version of the format. */
async function fromPdfKit(options: Options, fill?: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text('Curriculum vitae');
  fill?.(document);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const VERSIONS = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const;

describe('a PDF whose owner restricts printing, but which opens without a password', () => {
  it.each(VERSIONS)('is accepted, encrypted as in PDF %s', async (pdfVersion) => {
    const content = await fromPdfKit({ pdfVersion, ownerPassword: 'owner' });
    expect(content.toString('latin1')).toContain('/Encrypt');
    expect(checkPdf(content)).toBeNull();
    expect(await textsOf([content])).toEqual(['Curriculum vitae']);
  });

  it.each(['AES with 128 bits', 'AES with 256 bits'] as const)('is accepted with %s', async (name) => {
    expect(checkPdf(fromQpdf(name))).toBeNull();
    expect(await textsOf([fromQpdf(name)])).toEqual(['Curriculum vitae']);
  });

  it.each(['a script, AES with 128 bits', 'a script, AES with 256 bits'] as const)(
    'is refused for what its encrypted parts hold: %s',
    (name) => {
      expect(checkPdf(fromQpdf(name))).toBe('file.has-script');
    },
  );

  it('is refused with attachments, whose names cannot be read', async () => {
    const content = await fromPdfKit({ pdfVersion: '1.7', ownerPassword: 'owner' }, (document) =>
      document.file(Buffer.from('<a/>'), { name: 'cv.xml' }),
    );
    expect(checkPdf(content)).toBe('file.has-attachment');
  });

  it('is refused when its key was changed, or a second one could be meant', async () => {
    const content = (await fromPdfKit({ pdfVersion: '1.7', ownerPassword: 'owner' })).toString('latin1');
    const [trailer] = /trailer[^]*%%EOF/.exec(content) ?? [];
    for (const changed of [
      content.replace(/\/P -?\d+/, '/P -4'),
      content.replace(/\/CFM \/AESV2/, '/CFM /Own'),
      `${content}\n${trailer?.replace(/\/Encrypt \d+/, '/Encrypt 1')}`,
    ])
      expect(checkPdf(Buffer.from(changed, 'latin1'))).toBe('file.protected');
  });
});

describe('a PDF that needs a password is refused as protected', () => {
  it.each(VERSIONS)('encrypted as in PDF %s', async (pdfVersion) => {
    const content = await fromPdfKit({ pdfVersion, ownerPassword: 'owner', userPassword: 'secret' });
    expect(checkPdf(content)).toBe('file.protected');
  });

  it('encrypted by qpdf, with streams of objects', () => {
    expect(checkPdf(fromQpdf('a password, AES with 256 bits'))).toBe('file.protected');
  });

  it('encrypted in a way that is not known', () => {
    const unknown = '9 0 obj\n<< /Filter /Adobe.PubSec /V 4 >>\nendobj';
    expect(checkPdf(aPdf({ objects: [unknown], trailer: '/Encrypt 9 0 R' }))).toBe('file.protected');
  });
});

describe('a PDF of PDFKit', () => {
  it('is accepted with links, a place called JavaScript and an attached XML', async () => {
    const content = await fromPdfKit({ pdfVersion: '1.7' }, (document) => {
      document.text('Home page', { link: 'https://example.com', destination: 'JavaScript' });
      document.outline.addItem('JavaScript');
      document.file(Buffer.from('<a/>'), { name: 'factur-x.xml', type: 'text/xml' });
    });
    expect(checkPdf(content)).toBeNull();
  });

  it('is refused with a field that calculates', async () => {
    const content = await fromPdfKit({ pdfVersion: '1.7' }, (document) => {
      document.font('Helvetica').initForm();
      document.formText('pay', 10, 10, 90, 20, { format: { type: 'number' } } as never);
    });
    expect(checkPdf(content)).toBe('file.has-script');
  });

  it('is refused with an attached program', async () => {
    const content = await fromPdfKit({ pdfVersion: '1.7' }, (document) =>
      document.file(Buffer.from('MZ'), { name: 'setup.exe' }),
    );
    expect(checkPdf(content)).toBe('file.has-attachment');
  });
});

describe('the beginning of a PDF', () => {
  it.each(['\n', '\r\n', '   ', '\xef\xbb\xbf', '\xef\xbb\xbf\r\n \t'])('may be %j', (blanks) => {
    expect(checkPdf(Buffer.concat([Buffer.from(blanks, 'latin1'), aPdf()]))).toBeNull();
  });

  it.each(['<html>', 'MZ', '\0', '%', '\xff\xfe', ' '.repeat(2000)])('may not be %j', (before) => {
    expect(checkPdf(Buffer.concat([Buffer.from(before, 'latin1'), aPdf()]))).toBe('file.not-pdf');
  });

  it.each([
    ['file.is-document', 'PK\x03\x04\x14\0'],
    ['file.is-document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['file.is-document', '{\\rtf1'],
    ['file.is-picture', '\xff\xd8\xff\xe0'],
    ['file.is-picture', '\x89PNG\r\n'],
    ['file.is-picture', '\0\0\0\x18ftypheic'],
    ['file.not-pdf', 'GIF'],
  ])('is told apart: %s is %j', (code, head) => {
    expect(checkPdf(Buffer.from(head, 'latin1'))).toBe(code);
  });
});

it('an object of a stream may not begin inside of a text', () => {
  const hidden = '10 0 11 1 (<< /S /JavaScript /JS 5 0 R >>)';
  const stream = `6 0 obj\n<< /Type /ObjStm /N 2 /First 10 /Length ${hidden.length} >>\nstream\n${hidden}\nendstream\nendobj`;
  expect(checkPdf(aPdf({ objects: [stream] }))).toBe('file.damaged');
});

it('an attachment that is text is accepted whatever object names it', () => {
  expect(checkPdf(aPdf({ objects: attachment('a\\056xml', '<a/>', 'text/xml') }))).toBeNull();
});
