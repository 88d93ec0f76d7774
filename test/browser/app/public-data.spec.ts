import { expect, test, type Page } from '../support/test.ts';
import { atEveryWidth, withoutBanner } from '../support/looks/watch.ts';

// Lists while the API is slow or unreachable, and entries with missing fields.

test.beforeEach(({ page }) => withoutBanner(page));
// A refresh may be in progress when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const LISTS = [
  { path: '/', call: '**/public/api/v0/home-search**', empty: 'No matching projects found.' },
  { path: '/career', call: '**/public/api/v0/jobs**', empty: 'No jobs found for your criteria.' },
  {
    path: '/freelancer',
    call: '**/private/api/projects/all**',
    empty: 'No projects found matching your search criteria.',
  },
];
const ENTRIES = '.finder-results li, .board > li';

for (const { path, call, empty } of LISTS) {
  test(`${path} shows that it loads, its empty text while the API is away, and recovers by itself`, async ({
    page,
  }) => {
    let isAway = true;
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(call, async (route) => {
      await held;
      return isAway ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(path);
    await atEveryWidth(page, () => expect(page.getByText('Loading...')).toBeVisible());
    release?.();
    await atEveryWidth(page, () => expect(page.getByText(empty)).toBeVisible());
    isAway = false;
    await expect(page.locator(ENTRIES).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(empty)).toHaveCount(0);
  });
}

test('a list stays visible when the API becomes unreachable', async ({ page }) => {
  await page.goto('/career');
  await expect(page.locator(ENTRIES).first()).toBeVisible();
  let refused = 0;
  await page.route('**/public/api/v0/jobs**', async (route) => {
    await route.fulfill({ status: 503 });
    refused += 1;
  });
  // SWR skips a refresh right after a load, so the event is repeated until one happens.
  await expect(async () => {
    await page.evaluate("dispatchEvent(new Event('online'))");
    expect(refused).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator(ENTRIES).first()).toBeVisible();
  await expect(page.getByText('No jobs found for your criteria.')).toHaveCount(0);
});

/** Passes a list on with edited entries. */
async function change<T extends object>(page: Page, call: string, edit: (body: T) => object): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as T) });
  });
}

const without =
  (...names: string[]) =>
  (entry: object): object =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));

test('/career: a job without place and qualification says so', async ({ page }) => {
  await change<object[]>(page, '**/public/api/v0/jobs**', (jobs) =>
    jobs.map(without('location', 'qualification')),
  );
  await page.goto('/career');
  const cells = page.locator('.board > li').first().locator('.cell');
  const look = async () => {
    await expect(cells).toContainText(['Not specified', 'Not specified']);
    for (const cell of await cells.all()) await expect(cell).toBeVisible();
  };
  await atEveryWidth(page, look);
});

test('/freelancer: a project has a long US date, and one without a date says N/A', async ({ page }) => {
  await change<object[]>(page, '**/private/api/projects/all**', ([first = {}, second = {}]) => [
    without('start_date')(first),
    { ...second, start_date: '2027-03-01T00:00:00.000Z' },
  ]);
  await page.goto('/freelancer');
  const cards = page.locator('.project-board > li');
  const look = async () => {
    await expect(cards.first().getByText('Start: N/A')).toBeVisible();
    await expect(cards.last().getByText('Start: March 1, 2027')).toBeVisible();
  };
  await atEveryWidth(page, look);
});

test('/: a consultant has a dash for no skills, and nothing for no availability and no rate', async ({
  page,
}) => {
  await change<{ consultants: object[] }>(page, '**/home-search?tab=consultants**', (found) => ({
    ...found,
    consultants: found.consultants
      .slice(0, 1)
      .map((consultant) => ({ ...without('availability', 'rate')(consultant), skills: [] })),
  }));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Consultants' }).click();
  const one = page.getByRole('tabpanel').getByRole('listitem');
  const look = async () => {
    await expect(one.getByText('Skills: -', { exact: true })).toBeVisible();
    await expect(one.getByText(/Availability|Rate/)).toHaveCount(0);
  };
  await atEveryWidth(page, look);
});
