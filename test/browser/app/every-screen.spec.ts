import { DASHBOARD_TABS } from '@consulting/contracts';
import { sectionsOf, signInAsAdmin } from '../support/admin.ts';
import { adminScreens, publicScreens, userScreens, type Screen } from '../support/dashboard-screens.ts';
import { systemScreens } from '../support/system-screens.ts';
import { misfits } from '../support/looks/fits.ts';
import { dataOf, foreignTexts } from '../support/looks/foreign.ts';
import { unmarkedTexts, writtenIn } from '../support/looks/marked.ts';
import { withLongData, withLongSystem } from '../support/entries/long-entries.ts';
import { expect, test, type Page } from '../support/test.ts';
import { withManyStages } from '../support/entries/long-stages.ts';
import { inLanguage } from '../support/looks/texts.ts';
import { AND_ON, sectionOf, visit, type Within } from '../support/visit.ts';
import { expectAccessible, withAxeEverywhere, withoutBanner } from '../support/looks/watch.ts';
import { EVERY_WIDTH, PHONE, WIDE } from '../support/looks/widths.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const data = withLongData();

// In German, which has longer words and is what most users read. `pseudo.spec` checks that no text is left in another
// language; all other tests read English.
const say = inLanguage('de');

/** The headings of the administration's sections, by the beginning of their addresses. */
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
  proposals: 'Proposals',
  'admin-employees': 'Employees',
  'career-site': 'Career site',
  system: 'System',
};

/** The heading names the section, and so does the navigation. */
async function expectSection(page: Page, screen: string): Promise<void> {
  const section = sectionOf(screen);
  if (section === 'account' || screen.endsWith(AND_ON)) return;
  const name = say(SECTIONS[section] ?? 'Notifications');
  await expect(page.getByRole('heading', { level: 1, name, includeHidden: true })).toHaveCount(1);
  await expect(page.locator('.side [aria-current]')).toHaveCount(1);
}

/** The page behind an open dialog was checked before it opened. */
const dialogOf = async (page: Page) => ((await page.locator('dialog').count()) > 0 ? 'dialog' : undefined);

interface Walk {
  look?: (page: Page, screen: string) => Promise<void>;
  /**
   * Opens screens within the site. In the administration, only within a section: a text that one section answers with a
   * language is in another one data without a language, and which of them is meant is known only of new documents.
   */
  within?: Within;
}

/**
 * Checks a screen: no English word, every text of a posting marked with its own language, nothing cut, squeezed or
 * overlapping at any width, no findings of axe on a phone, and at night on a wide screen, too (where colours are the same),
 * nothing in the console.
 */
async function expectWhole(
  page: Page,
  base: string,
  screens: readonly Screen[],
  { look, within: isWithin }: Walk = {},
): Promise<void> {
  await withAxeEverywhere(page);
  const [written, languages] = [dataOf(page), writtenIn(page)];
  const found = await visit(page, { base, screens, say, width: PHONE, within: isWithin }, (screen) =>
    test.step(screen, async () => {
      await look?.(page, screen);
      const within = await dialogOf(page);
      await expectAccessible(page, { within });
      const texts = [...(await foreignTexts(page, 'en', written)), ...(await unmarkedTexts(page, languages))];
      const cut = await misfits(page, screen);
      if (EVERY_WIDTH) {
        await page.setViewportSize({ width: WIDE, height: 900 });
        await expectAccessible(page, { within, contrast: false });
      }
      return [...texts.map((text) => `${screen}: “${text}”`), ...cut];
    }),
  );
  expect(found).toEqual([]);
}

const ADMINISTRATION = '/de/admin-dashboard?tab=';

test('the administration is whole', async ({ page }) => {
  await signInAsAdmin(page);
  await withManyStages(page);
  const screens = adminScreens(data());
  await expectWhole(page, ADMINISTRATION, screens, { look: expectSection, within: 'section' });
  // `system` has a test of its own.
  const opened = ['system', ...screens.map(({ at }) => sectionOf(at))];
  expect(opened).toEqual(expect.arrayContaining(await sectionsOf(page)));
});

test('the system’s section is whole', async ({ page }) => {
  await signInAsAdmin(page);
  await withLongSystem(page);
  await expectWhole(page, ADMINISTRATION, systemScreens(), { look: expectSection, within: 'site' });
});

const ROLE = { seeker: 'JobSeeker', freelancer: 'Freelancer', company: 'B2B' } as const;

for (const who of ['seeker', 'freelancer', 'company'] as const) {
  test(`the dashboard of a ${who} is whole`, async ({ page }) => {
    await data()[who].enter(page);
    const screens = userScreens(data())[who];
    const opened = new Set(screens.map(({ at }) => at.split('?')[0]));
    expect([...opened].sort()).toEqual([...DASHBOARD_TABS[ROLE[who]]].sort());
    await expectWhole(page, '/de/dashboard/', screens, { within: 'site' });
  });
}

// `public.spec` checks them without data.
test('the public pages with data are whole', async ({ page }) => {
  await withoutBanner(page);
  await expectWhole(page, '/de/', publicScreens(data()));
});
