import { aPdf } from './pdf.fixture.ts';
import { checkPdfApart } from './pdf-checks.ts';

const FILES = [
  { content: aPdf(), code: null },
  { content: aPdf({ trailer: '/Encrypt 9 0 R' }), code: 'file.protected' },
  { content: aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert) >>' }), code: 'file.has-script' },
  { content: aPdf().subarray(0, 200), code: 'file.damaged' },
  { content: Buffer.from('GIF89a'), code: 'file.is-picture' },
];

it('tells of each file what is wrong with that file, one after the other and all at once', async () => {
  for (const { content, code } of FILES) expect(await checkPdfApart(content)).toBe(code);
  const many = [...FILES, ...FILES, ...FILES];
  expect(await Promise.all(many.map(({ content }) => checkPdfApart(content)))).toEqual(
    many.map(({ code }) => code),
  );
});
