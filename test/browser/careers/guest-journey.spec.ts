import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { demoAdmin, unique } from '../support/admin.ts';
import { aJob } from '../support/entries/choices.ts';
import { needs } from '../support/firefox.ts';
import { linkIn, mailTo } from '../support/entries/mailbox.ts';
import { expectAccessible, expectNoSideScroll, PHONE, withoutBanner } from '../support/looks/watch.ts';

// A visitor without an account, on a phone, from a shared link to "sent": at most five taps, four fields and an email.

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf' };

/** Words of the pages in both languages. */
const WORDS = {
  en: {
    at: '/career',
    necessary: 'Necessary only',
    ...{ apply: 'Apply', first: 'First name', last: 'Last name', email: 'Email', cv: 'CV' },
    send: 'Send application',
    wait: 'We have sent an email to',
    subject: /Please confirm your application/,
    page: '/confirm-application',
    sent: 'Your application has been sent.',
  },
  de: {
    at: '/de/career',
    necessary: 'Nur notwendige',
    ...{ apply: 'Bewerben', first: 'Vorname', last: 'Nachname', email: 'E-Mail', cv: 'Lebenslauf' },
    send: 'Bewerbung senden',
    wait: 'Wir haben eine E-Mail an',
    subject: /Bitte bestätigen Sie Ihre Bewerbung/,
    page: '/de/confirm-application',
    sent: 'Ihre Bewerbung wurde gesendet.',
  },
} as const;

test.use({ viewport: { width: PHONE, height: 844 }, hasTouch: true });

for (const language of ['en', 'de'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test('applies without an account with five taps, four fields and an email', async ({ page, request }) => {
      needs('touch');
      const words = WORDS[language];
      const { _id, title } = await aJob(request);
      const email = `${unique('guest').replace(/\W/g, '')}@example.com`;
      let taps = 0;
      let fields = 0;
      const tap = async (target: Locator) => {
        taps++;
        await target.tap();
      };
      const fill = async (label: string, text: string) => {
        fields++;
        await page.getByLabel(label, { exact: true }).fill(text);
      };
      await page.goto(`${words.at}/shared-${_id}`);
      await page.getByRole('button', { name: words.necessary }).click();
      const apply = page.getByRole('link', { name: words.apply, exact: true });
      await expect(apply).toBeInViewport();
      await expectAccessible(page);
      await tap(apply);
      await fill(words.first, 'Nadine');
      await fill(words.last, 'Berger');
      await fill(words.email, email);
      fields++;
      const chooser = page.waitForEvent('filechooser');
      await tap(page.getByLabel(words.cv, { exact: true }));
      await (await chooser).setFiles({ ...PDF, buffer: await pdf(page) });
      // The bar has left, so that there is one button.
      await expect(apply).not.toBeInViewport();
      // A form that is sent within two seconds is a program's.
      await page.clock.setFixedTime(Date.now() + 60_000);
      await tap(page.getByRole('button', { name: words.send }));
      await expect(page.getByText(words.wait)).toContainText(email);
      await expectNoSideScroll(page);

      const link = linkIn(await mailTo(email, words.subject), words.page);
      taps++;
      await page.goto(link);
      await expect(page.getByText('Nadine Berger')).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await tap(page.getByRole('button', { name: words.send }));
      await expect(page.getByText(words.sent)).toBeVisible();
      expect([taps, fields]).toEqual([5, 4]);

      const admin = await demoAdmin(request);
      const desk = await admin.get<{ applicant: { email: string } }[]>(
        `/api/admin/applications?q=${encodeURIComponent(email)}`,
      );
      expect(desk.map(({ applicant }) => applicant.email)).toEqual([email]);
    });
  });

/** Returns a document that the browser prints. */
async function pdf(page: Page): Promise<Buffer> {
  const blank = await page.context().newPage();
  const bytes = await blank.pdf();
  await blank.close();
  return bytes;
}

test('the form stays in view when the team above it loads late', async ({ page }) => {
  let load: () => void = () => undefined;
  const isShown = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/public/api/v0/career-site*', async (route) => {
    await isShown;
    await route.continue();
  });
  await withoutBanner(page);
  await page.goto('/career');
  await page
    .getByRole('button', { name: /^View Details/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'Apply without an account' }).click();
  const heading = page.getByRole('heading', { name: 'Apply without an account' });
  await expect(heading).toBeInViewport();
  load();
  await expect(page.getByRole('heading', { name: 'The people you would work with' })).toBeAttached();
  await expect(heading).toBeInViewport();
});
