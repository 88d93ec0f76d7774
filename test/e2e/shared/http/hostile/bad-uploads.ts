import { LIMITS } from '@consulting/contracts';
import { aPdf, attachment, objectStream } from '../../../../../api/src/shared/http/upload/pdf.fixture.ts';

/** The bytes of a request body and the type it is declared as. */
export interface BadUpload {
  body: string | Buffer;
  type?: string;
}

export const BOUNDARY = 'BOUNDARY';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1');

const part = (head: string, content: string | Buffer = 'x'): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const end = Buffer.from(`--${BOUNDARY}--\r\n`);
const form = (...parts: Buffer[]): BadUpload => ({ body: Buffer.concat([...parts, end]) });
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const text = (name: string, value = 'x') => part(disposition(`name="${name}"`), value);
const file = (
  content: string | Buffer,
  { field = 'cv', name = 'cv.pdf', type = 'application/pdf' } = {},
): Buffer => part(`${disposition(`name="${field}"; filename="${name}"`)}\r\nContent-Type: ${type}`, content);
const pdf = (parts: Parameters<typeof aPdf>[0]) => form(file(aPdf(parts)));

/** Files that are not an acceptable CV, whatever their name. */
const FILES: Record<string, BadUpload> = {
  'an empty file with a name': form(file('')),
  'a text called PDF': form(file('Curriculum vitae')),
  'a picture called PDF': form(file(PNG)),
  'a picture called by its type': form(file(PNG, { name: 'cv.png', type: 'image/png' })),
  'a ZIP called PDF': form(file(ZIP)),
  'a Word document': form(file(ZIP, { name: 'cv.docx', type: 'application/msword' })),
  'HTML called PDF': form(file('<html><script>alert(1)</script></html>')),
  'SVG with a script': form(file('<svg onload="alert(1)"/>', { name: 'cv.svg', type: 'image/svg+xml' })),
  'a program': form(file('MZ\x90\0\x03', { name: 'cv.exe' })),
  'a shell script': form(file('#!/bin/sh\nrm -rf /', { name: 'cv.sh' })),
  'only a header': form(file('%PDF-1.7\n')),
  'a header without a version': form(file('%PDF-')),
  'a late header behind HTML': form(file(`<html>${' '.repeat(3000)}%PDF-1.4\n%%EOF`)),
  'a cut file': form(file(aPdf({ size: 30_000 }).subarray(0, 15_000))),
  'only a trailer': form(file('%%EOF')),
  'zero bytes': form(file(Buffer.alloc(5000))),
  'random bytes': form(file(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)))),
  'an encrypted PDF': pdf({ trailer: '/Encrypt 9 0 R' }),
  'an encrypted PDF, escaped': pdf({ trailer: '/#45ncrypt 9 0 R' }),
  'a script on opening': pdf({ catalog: `/OpenAction ${script}` }),
  'a script with an escaped name': pdf({ catalog: '/OpenAction << /S /J#61vaScript >>' }),
  'a script by another escape': pdf({ catalog: '/OpenAction << /S /#4AavaScript >>' }),
  'a script by /JS alone': pdf({ catalog: '/OpenAction << /JS 9 0 R >>' }),
  'a script in an object stream': pdf({ objects: [objectStream(6, script)] }),
  'a script in a comment': pdf({ objects: [`% 8 0 obj ${script} endobj`] }),
  'a script in a page': pdf({ page: `8 0 obj ${script} endobj` }),
  'objects hidden in texts in texts': pdf({ page: `${'('.repeat(4000)} 1 0 obj ${')'.repeat(4000)}` }),
  'objects hidden in comments in comments': pdf({ objects: [`${'% '.repeat(20)} 1 0 obj`] }),
  'a launch action': pdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
  'an attached program': pdf({ objects: attachment('setup.exe', 'MZ\x90\0\x03') }),
  'an attached PDF': pdf({ objects: attachment('o.pdf', '%PDF-1.7', 'application/pdf') }),
  'a program called XML': pdf({ objects: attachment('cv.xml', 'MZ\x90\0\x03', 'text/xml') }),
  'an object stream that inflates without end': pdf({ objects: [objectStream(6, ' '.repeat(30_000_000))] }),
  'an object stream of broken data': pdf({
    objects: [
      '6 0 obj << /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode >>\nstream\nxxxx\nendstream endobj',
    ],
  }),
  'a byte too many': pdf({ size: LIMITS.fileBytes + 1 }),
  'twice the size': form(
    file(Buffer.concat([aPdf({ size: LIMITS.fileBytes }), aPdf({ size: LIMITS.fileBytes })])),
  ),
};

/** Broken forms, and forms with unexpected parts. */
const FORMS: Record<string, BadUpload> = {
  'two files in one field': form(file(aPdf()), file(aPdf())),
  'a file in an unknown field': form(file(aPdf(), { field: 'photo' })),
  'a file in the field __proto__': form(file(aPdf(), { field: '__proto__' })),
  'a file where a text belongs': form(file(aPdf(), { field: 'phone' })),
  'a text field that comes twice': form(text('phone'), text('phone')),
  'a text field called __proto__': form(text('__proto__')),
  'a text field called constructor': form(text('constructor')),
  'a text field called as an operator': form(text('$set')),
  'a field with brackets': form(text('phone[$ne]')),
  'an unknown text field': form(text('isAdmin', 'true')),
  'a field without a name': form(part('Content-Disposition: form-data')),
  'a part without headers': form(part('')),
  'a text that is too long': form(text('phone', 'x'.repeat(2_000_000))),
  'a name that is too long': form(text('x'.repeat(5000))),
  'a thousand fields': form(...Array.from({ length: 1000 }, (_, at) => text(`field${at}`))),
  'a list that is no JSON': form(text('qualification', '[{')),
  'a list of operators': form(text('qualification', '[{"$ne":1}]')),
  'a list with a prototype': form(text('qualification', '[{"__proto__":{"x":1}}]')),
  'no end': { body: Buffer.concat([file(aPdf())]) },
  'an end in the middle of a file': { body: file(aPdf()).subarray(0, 200) },
  'another boundary than declared': {
    body: Buffer.concat([text('phone'), end]),
    type: 'multipart/form-data; boundary=OTHER',
  },
  'no boundary': { body: Buffer.concat([text('phone'), end]), type: 'multipart/form-data' },
  'a boundary that is too long': { body: 'x', type: `multipart/form-data; boundary=${'x'.repeat(5000)}` },
  'another multipart type': {
    body: Buffer.concat([text('phone'), end]),
    type: `multipart/mixed; boundary=${BOUNDARY}`,
  },
};

export const BAD_UPLOADS: Record<string, Required<BadUpload>> = Object.fromEntries(
  Object.entries({ ...FILES, ...FORMS }).map(([name, { body, type = FORM }]) => [name, { body, type }]),
);
