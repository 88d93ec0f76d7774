import { pdfRefusal } from './index.ts';

const judged = (head: string) => pdfRefusal(Buffer.from(head, 'latin1'));

it.each(['%PDF-1.4', '\n%PDF-1.7', '\r\n\t %PDF-2.0', '\xef\xbb\xbf%PDF-1.7', '\xef\xbb\xbf\n%PDF-1.7'])(
  'a PDF may begin with %j',
  (head) => {
    expect(judged(`${head}\n`)).toBeNull();
  },
);

it.each([
  ['file.empty', ''],
  ['file.not-pdf', '%PDF-'],
  ['file.not-pdf', '<!-- %PDF-1.7'],
  ['file.not-pdf', `${' '.repeat(1024)}%PDF-1.7`],
  ['file.not-pdf', '\0%PDF-1.7'],
  ['file.is-document', 'PK\x03\x04\x14\0\x06\0'],
  ['file.is-document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['file.is-document', '{\\rtf1\\ansi'],
  ['file.is-picture', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['file.is-picture', '\x89PNG\r\n\x1a\n'],
  ['file.is-picture', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['file.is-picture', '\0\0\0\x18ftypheic'],
])('says %s of a file that begins with %j', (code, head) => {
  expect(judged(head)).toBe(code);
});
