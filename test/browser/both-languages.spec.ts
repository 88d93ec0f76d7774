import { signInAsAdmin } from './support/admin.ts';
import {
  adminScreens,
  PAGE_SCREENS,
  publicScreens,
  userScreens,
  type Screen,
} from './support/dashboard-screens.ts';
import { ALL_WIDTHS, misfits } from './support/fits.ts';
import { dataOf, foreignTexts } from './support/foreign.ts';
import { unmarkedTexts, writtenIn } from './support/marked.ts';
import { withLongData, withLongSystem } from './support/long-entries.ts';
import { expect, test, type Page } from './support/test.ts';
import { inEnglish, inLanguage } from './support/texts.ts';
import { visit } from './support/visit.ts';
import { expectAccessible, withoutBanner } from './support/watch.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const data = withLongData();

/** English is measured at every width, and has tests of its own that ask axe. German has the longer words: on a phone. */
const LANGUAGES = [
  { name: 'German', prefix: '/de', other: 'en', say: inLanguage('de'), widths: [320, 390] },
  { name: 'English', prefix: '', other: 'de', say: inEnglish, widths: ALL_WIDTHS },
] as const;

for (const { name, prefix, other, say, widths } of LANGUAGES) {
  /** No word of the other language, every text of a posting marked with its own, nothing cut, squeezed or overlapping. */
  async function expectWhole(page: Page, base: string, screens: readonly Screen[]): Promise<void> {
    const [written, languages] = [dataOf(page), writtenIn(page)];
    const found = await visit(page, { base, screens, say }, async (screen) => {
      const texts = [
        ...(await foreignTexts(page, other, written)),
        ...(await unmarkedTexts(page, languages)),
      ];
      const cut = await misfits(page, screen, widths);
      if (name === 'German') await expectAccessible(page);
      return [...texts.map((text) => `${screen}: “${text}”`), ...cut];
    });
    expect(found).toEqual([]);
  }

  test(`the administration is ${name} throughout`, async ({ page }) => {
    await signInAsAdmin(page);
    await withLongSystem(page);
    await expectWhole(page, `${prefix}/admin-dashboard?tab=`, adminScreens(data()));
  });

  for (const who of ['seeker', 'freelancer', 'company'] as const) {
    test(`the dashboard of a ${who} is ${name} throughout`, async ({ page }) => {
      await data()[who].enter(page);
      await expectWhole(page, `${prefix}/dashboard/`, userScreens(data())[who]);
    });
  }

  test(`the public pages are ${name} throughout`, async ({ page }) => {
    await withoutBanner(page);
    await expectWhole(page, `${prefix}/`, [...publicScreens(data()), ...PAGE_SCREENS]);
  });
}
