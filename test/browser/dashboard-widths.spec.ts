import { expect, test, type Page } from './support/test.ts';
import { signInAsAdmin } from './support/admin.ts';
import { adminScreens, publicScreens, userScreens, type Screen } from './support/dashboard-screens.ts';
import { misfits } from './support/fits.ts';
import { withLongData, withLongSystem } from './support/long-entries.ts';
import { visit } from './support/visit.ts';
import { withoutBanner } from './support/watch.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const data = withLongData();

/** Opens each screen once and resizes it to every width. */
const expectAllToFit = async (page: Page, base: string, screens: Screen[]) =>
  expect(await visit(page, { base, screens }, (name) => misfits(page, name))).toEqual([]);

test('in the administration nothing is cut or squeezed at any width', async ({ page }) => {
  await signInAsAdmin(page);
  await withLongSystem(page);
  await expectAllToFit(page, '/admin-dashboard?tab=', adminScreens(data()));
});

for (const who of ['seeker', 'freelancer', 'company'] as const) {
  test(`in the dashboard of a ${who} nothing is cut or squeezed at any width`, async ({ page }) => {
    await data()[who].enter(page);
    await expectAllToFit(page, '/dashboard/', userScreens(data())[who]);
  });
}

test('on public pages nothing is cut or squeezed at any width', async ({ page }) => {
  await withoutBanner(page);
  await expectAllToFit(page, '/', publicScreens(data()));
});
