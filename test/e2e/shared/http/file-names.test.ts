import { inline } from '../../../../api/src/shared/http/output/send-file.ts';

it('sends a name for old clients, and the real one encoded as RFC 6266 says', () => {
  expect(inline('Lebenslauf Müller.pdf')).toBe(
    `inline; filename="Lebenslauf M_ller.pdf"; filename*=UTF-8''Lebenslauf%20M%C3%BCller.pdf`,
  );
  expect(inline('my-data.zip', 'attachment')).toMatch(/^attachment; filename="my-data.zip"/);
});

it.each([
  'a".pdf"; filename="b.exe',
  'a\r\nSet-Cookie: x=y\r\n\r\n<script>.pdf',
  "it's (mine)*.pdf",
  'a\\".pdf',
  '100%22.pdf',
  '\u202efdp.exe',
  '..\\..\\x.pdf',
])('keeps within its header whatever the name is: %j', (name) => {
  const [, plain = '', encoded = ''] =
    /^inline; filename="([ !#$&-[\]-~]*)"; filename\*=UTF-8''([\w.~!%-]+)$/.exec(inline(name)) ?? [];
  expect(plain).toHaveLength(name.length);
  expect(decodeURIComponent(encoded)).toBe(name);
});
