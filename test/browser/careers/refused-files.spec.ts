import { MESSAGES, type PlainCode } from '@consulting/contracts';
import { expect, test } from '../support/test.ts';
import { aJob } from '../support/entries/choices.ts';
import { expectNoSideScroll, PHONE, withoutBanner } from '../support/looks/watch.ts';

// What a visitor reads of a CV that cannot be sent, in both languages, on a phone and on a desk.

const PDF = '%PDF-1.7\n';
/** What is chosen, the code with which the server refuses it (null: the browser does), and the sentence. */
const REFUSED = [
  ['PK\u0003\u0004', null, /document of Word.*on a phone/, /Dokument aus Word.*auf dem Telefon/],
  ['\u0089PNG\r\n', null, /picture, not a PDF/, /Bild, kein PDF/],
  ['', null, /This file is empty/, /Diese Datei ist leer/],
  ['Curriculum vitae', null, /This is not a PDF/, /Dies ist kein PDF/],
  [PDF.padEnd(7_500_000), null, /7\.2\sMB, and at most 5\sMB/, /7,2\sMB, möglich sind höchstens 5\sMB/],
  [
    PDF,
    'file.protected',
    /open it and print it into a new PDF/,
    /Öffnen Sie es und drucken Sie es in ein neues PDF/,
  ],
  [PDF, 'file.has-script', /contains a script/, /enthält ein Skript/],
  [PDF, 'file.starts-programs', /starts other programs/, /startet andere Programme/],
  [PDF, 'file.has-attachment', /another file attached/, /weitere Datei angehängt/],
  [PDF, 'file.acts-on-opening', /as soon as it is opened/, /sobald es geöffnet wird/],
] as const;

const WORDS = {
  en: {
    at: '/career',
    names: ['First name', 'Last name'],
    email: 'Email',
    cv: 'CV',
    send: 'Send application',
  },
  de: {
    at: '/de/career',
    names: ['Vorname', 'Nachname'],
    email: 'E-Mail',
    cv: 'Lebenslauf',
    send: 'Bewerbung senden',
  },
} as const;

for (const language of ['en', 'de'] as const)
  for (const width of [PHONE, 1440])
    test(`says in ${language} at ${width} px why a file is refused, until another one is chosen`, async ({
      page,
      request,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize({ width, height: 900 });
      await withoutBanner(page);
      const { _id } = await aJob(request);
      let code: PlainCode = 'file.protected';
      await page.route('**/apply', (route) =>
        route.fulfill({
          status: 400,
          json: { code, message: MESSAGES[code], errors: [{ field: 'cv', code, message: MESSAGES[code] }] },
        }),
      );
      await page.goto(`${words.at}/shared-${_id}`);
      for (const name of words.names) await page.getByLabel(name, { exact: true }).fill('Berger');
      await page.getByLabel(words.email, { exact: true }).fill('nadine@example.com');
      const input = page.getByLabel(words.cv, { exact: true });
      const choose = (content: string) =>
        input.setInputFiles({
          name: 'cv.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(content, 'latin1'),
        });
      for (const [content, refusal, english, german] of REFUSED) {
        const text = language === 'en' ? english : german;
        await choose(content);
        if (refusal) {
          code = refusal;
          await expect(page.getByText('cv.pdf').first()).toBeVisible();
          await page.getByRole('button', { name: words.send }).click();
        }
        await expect(input).toHaveAccessibleDescription(text);
        await expectNoSideScroll(page);
        await choose(PDF);
        await expect(page.getByText(text)).toHaveCount(0);
      }
    });
