import { signInAsAdmin } from './support/admin.ts';
import {
  adminScreens,
  publicScreens,
  systemScreens,
  userScreens,
  type Screen,
} from './support/dashboard-screens.ts';
import { FROM_A_PHONE, misfits } from './support/fits.ts';
import { dataOf, foreignTexts } from './support/foreign.ts';
import { unmarkedTexts, writtenIn } from './support/marked.ts';
import { withLongData, withLongSystem } from './support/long-entries.ts';
import { expect, test, type Page } from './support/test.ts';
import { inEnglish, inLanguage, type Say } from './support/texts.ts';
import { AND_ON, visit } from './support/visit.ts';
import { expectAccessible, withoutBanner } from './support/watch.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const data = withLongData();

/**
 * English is measured from a phone to the widest screen, German, which has longer words, on the narrowest phone; words that
 * are longer still are `pseudo.spec`'s. Axe is asked about every screen on a phone in German, and on a wide screen in
 * English, except for contrast, about each that needs no step.
 */
const LANGUAGES = [
  { name: 'German', prefix: '/de', other: 'en', say: inLanguage('de'), widths: [320], width: 390 },
  { name: 'English', prefix: '', other: 'de', say: inEnglish, widths: FROM_A_PHONE, width: 1440 },
] as const;

/** The heading of a section of the administration, by the beginning of its address. */
const SECTIONS: Record<string, string> = {
  applications: 'Applications',
  jobs: 'Jobs',
  people: 'People',
  freelancers: 'Freelancers',
  messages: 'Messages',
  consultants: 'Consultants',
  b2b: 'B2B users',
  employees: 'B2B users',
  projects: 'Projects',
  'admin-employees': 'Employees',
  system: 'System',
};

/** The section is named, and its place in the menu is in sight. */
async function expectSection(page: Page, screen: string, say: Say): Promise<void> {
  const [section = ''] = screen.split(/[/&,]/);
  // A step may scroll.
  if (section === 'account' || screen.endsWith(AND_ON)) return;
  const name = say(SECTIONS[section] ?? 'Notifications');
  await expect(page.getByRole('heading', { level: 1, name, includeHidden: true })).toHaveCount(1);
  await expect(page.locator('.side [aria-current]')).toBeInViewport();
}

/** What lies behind an open dialog was asked about before it opened. */
const dialogOf = async (page: Page) => ((await page.getByRole('dialog').count()) > 0 ? 'dialog' : undefined);

for (const { name, prefix, other, say, widths, width } of LANGUAGES) {
  /**
   * No word of the other language, every text of a posting marked with its own, nothing cut, squeezed or overlapping,
   * nothing for axe, nothing in the console.
   */
  async function expectWhole(
    page: Page,
    base: string,
    screens: readonly Screen[],
    look?: (screen: string) => Promise<void>,
  ): Promise<void> {
    const [written, languages] = [dataOf(page), writtenIn(page)];
    const found = await visit(page, { base, screens, say, width }, (screen) =>
      test.step(screen, async () => {
        await look?.(screen);
        if (name === 'German') await expectAccessible(page, { within: await dialogOf(page) });
        else if (!screen.endsWith(AND_ON)) await expectAccessible(page, { contrast: false });
        const texts = [
          ...(await foreignTexts(page, other, written)),
          ...(await unmarkedTexts(page, languages)),
        ];
        const cut = await misfits(page, screen, widths);
        return [...texts.map((text) => `${screen}: “${text}”`), ...cut];
      }),
    );
    expect(found).toEqual([]);
  }

  const administration = `${prefix}/admin-dashboard?tab=`;

  test(`the administration is ${name} throughout`, async ({ page }) => {
    await signInAsAdmin(page);
    const look = (screen: string) => expectSection(page, screen, say);
    await expectWhole(page, administration, adminScreens(data()), look);
  });

  test(`the system’s section is ${name} throughout`, async ({ page }) => {
    await signInAsAdmin(page);
    await withLongSystem(page);
    const look = (screen: string) => expectSection(page, screen, say);
    await expectWhole(page, administration, systemScreens(), look);
  });

  for (const who of ['seeker', 'freelancer', 'company'] as const) {
    test(`the dashboard of a ${who} is ${name} throughout`, async ({ page }) => {
      await data()[who].enter(page);
      await expectWhole(page, `${prefix}/dashboard/`, userScreens(data())[who]);
    });
  }

  // Without data they are `public.spec`'s.
  test(`the public pages with data are ${name} throughout`, async ({ page }) => {
    await withoutBanner(page);
    await expectWhole(page, `${prefix}/`, publicScreens(data()));
  });
}
