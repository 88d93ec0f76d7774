import { signInAsAdmin } from '../../support/admin.ts';
import { expect, test } from '../../support/test.ts';

const LONG = {
  action: 'admin.email-restored',
  label: 'Senior SAP S/4HANA Transformationsberaterin für Finanzwesen (m/w/d)',
};

test('the log keeps its words whole beside long subjects, in German, too', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route('**/api/admin/audit?*', async (route) => {
    const response = await route.fetch();
    const entries = (await response.json()) as object[];
    await route.fulfill({ response, json: entries.map((entry) => ({ ...entry, ...LONG })) });
  });
  await page.goto('/de/admin-dashboard?tab=system/audit');
  const cell = page.getByRole('cell', { name: /wiederhergestellt/ }).first();
  for (const width of [992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cell).toBeVisible();
    // Each word is in one line.
    const broken = await cell.evaluate((element) => {
      const text = element.querySelector('.words')?.firstChild;
      if (!text) return ['no text'];
      return [...(text.textContent ?? '').matchAll(/[^\s-]+/g)]
        .filter(({ index, 0: word }) => {
          const range = element.ownerDocument.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect([width, broken]).toEqual([width, []]);
    const [wide, whole] = await page
      .getByRole('row')
      .nth(1)
      .evaluate((row) => [row.lastElementChild?.clientWidth ?? 0, row.clientWidth]);
    expect(wide).toBeGreaterThan(whole * 0.4);
  }
});
