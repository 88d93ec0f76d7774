import config from '../../../../playwright.config.ts';
import { servePseudo } from './pseudo/site.ts';
import { signInAsAdmin } from '../../support/admin.ts';
import {
  adminScreens,
  PAGE_SCREENS,
  publicScreens,
  userScreens,
  type Screen,
} from '../../support/dashboard-screens.ts';
import { systemScreens } from '../../support/system-screens.ts';
import { misfits } from '../../support/looks/fits.ts';
import { dataOf, untranslatedTexts } from '../../support/looks/foreign.ts';
import { withLongData, withLongSystem } from '../../support/entries/long-entries.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { unmarkedTexts, writtenIn } from '../../support/looks/marked.ts';
import { inPseudoLanguage } from '../../support/looks/texts.ts';
import { visit, type Within } from '../../support/visit.ts';
import { PHONE, withoutBanner } from '../../support/looks/watch.ts';

// A language with words 40 % longer: a layout that fits it fits the next language that is added.

test.describe.configure({ timeout: 300_000 });

const { baseURL: api = '' } = config.use ?? {};
const site = new URL(api);
site.port = String(Number(site.port) + 1);
test.use({ baseURL: site.origin });

let close: () => Promise<unknown>;
test.beforeAll(async () => {
  close = await servePseudo(site, api);
});
const data = withLongData();
test.afterAll(() => close());

/** Legal texts are whole documents: here they are English. */
const DOCUMENT = /^(privacy|terms|impressum|accessibility)/;

/** A placeholder cannot wrap: it ends with an ellipsis, and the field has a name besides. */
const CUT_BY_DESIGN = /: placeholder cut by /;

async function expectPhonesToFit(
  page: Page,
  base: string,
  screens: Screen[],
  within?: Within,
): Promise<void> {
  // These stay English: only pages in other languages translate the sentences of the API.
  const written = dataOf(page, { sentences: true });
  const languages = writtenIn(page);
  const found = await visit(
    page,
    { base, screens, say: inPseudoLanguage, origin: site.origin, within, width: PHONE },
    async (name) => [
      ...(DOCUMENT.test(name) ? [] : await untranslatedTexts(page, written)).map(
        (text) => `${name} in no catalogue: “${text}”`,
      ),
      ...(await unmarkedTexts(page, languages)).map((text) => `${name}: “${text}”`),
      ...(await misfits(page, name, [320, 390])).filter((line) => !CUT_BY_DESIGN.test(line)),
    ],
  );
  expect(found).toEqual([]);
}

const ADMINISTRATION = '/admin-dashboard?tab=';

test('in the administration longer words fit', async ({ page }) => {
  await signInAsAdmin(page);
  await expectPhonesToFit(page, ADMINISTRATION, adminScreens(data()), 'section');
});

test('in the system’s section longer words fit', async ({ page }) => {
  await signInAsAdmin(page);
  await withLongSystem(page);
  await expectPhonesToFit(page, ADMINISTRATION, systemScreens(), 'site');
});

for (const who of ['seeker', 'freelancer', 'company'] as const) {
  test(`in the dashboard of a ${who} longer words fit`, async ({ page }) => {
    await data()[who].enter(page);
    await expectPhonesToFit(page, '/dashboard/', userScreens(data())[who], 'site');
  });
}

test('on public pages longer words fit', async ({ page }) => {
  await withoutBanner(page);
  await expectPhonesToFit(page, '/', [...publicScreens(data()), ...PAGE_SCREENS], 'site');
});
