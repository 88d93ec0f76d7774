import { expect, test } from '../support/test.ts';
import {
  atEveryWidth,
  expectAccessible,
  expectNoSideScroll,
  watch,
  withoutBanner,
} from '../support/looks/watch.ts';

test.beforeEach(({ page }) => withoutBanner(page));

test.describe('contact', () => {
  test('thanks, clears the fields, and takes the notice away after 5 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    const form = page.locator('form');
    await form.getByLabel('Name').fill('Lena Vogt');
    await form.getByLabel('Email').fill('lena@vogt.example'.replace('example', 'de'));
    await form.getByLabel('Message').fill('We run ECC 6.0 with two plants.');
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.getByRole('button', { name: 'Send' }).click();
    const thanks = page.getByText('Thank you! Your message has been sent.');
    await atEveryWidth(page, () => expect(thanks).toBeVisible());
    await expect(form.getByLabel('Name')).toHaveValue('');
    await expect(form.getByLabel('Message')).toHaveValue('');
    await page.clock.runFor(4_000);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(thanks).toHaveCount(0);
  });

  test('unsent text makes the browser ask before leaving, and is restored after a reload', async ({
    page,
    baseURL,
  }) => {
    const complaints = watch(page, baseURL ?? '');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto('/contact');
    const form = page.locator('form');
    await form.getByLabel('Message').pressSequentially('Two plants');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(form.getByLabel('Message')).toHaveValue('Two plants');
    await expect(form.getByText('Your unfinished draft has been restored.')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Discard it' }).click();
    await page.reload();
    await expect(form.getByLabel('Message')).toHaveValue('');
    expect(asked).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('has a bar of its own from 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto('/contact');
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(bar).toBeVisible();
    await expect(bar.getByText('Monday to Friday 8.00am to 5.00pm')).toBeVisible();
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await bar.boundingBox())?.height, `one line at ${width} px`).toBeLessThan(48);
      await expectNoSideScroll(page);
    }
  });
});
