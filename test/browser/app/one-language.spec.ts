import { expect, test } from '../support/test.ts';
import { demoJobSeeker, openSection, signInAsAdmin } from '../support/admin.ts';
import { signInAs } from '../support/looks/watch.ts';

// Native controls and `Intl` follow the browser's language.
test.use({ locale: 'de-DE' });

const GERMAN =
  /\b(Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Jan\.|Feb\.|Okt\.|Dez\.|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|gestern|heute|Uhr)\b|\b\d{1,2}\.\d{1,2}\.\d{2,4}\b|\b\d{1,2}\. (Sept|Nov)/;

test('a German browser sees no German dates between English words', async ({ page }) => {
  const admin = await signInAsAdmin(page);
  const seeker = await demoJobSeeker(page.request);
  await signInAs(page, 'JobSeeker');
  expect(await page.evaluate('navigator.language')).toBe('de-DE');
  expect(
    await page.evaluate("new Intl.DateTimeFormat(undefined, { month: 'long' }).format(new Date(2026, 9))"),
  ).toBe('Oktober');
  const [project] = await admin.get<{ _id: string }[]>('/api/admin/projects');
  const places = [
    'notifications',
    'jobs',
    `projects/projectid=${project?._id ?? ''}`,
    'freelancers',
    'system/audit',
  ];
  for (const place of [...places, `messages/userid=${seeker.id}`]) {
    await openSection(page, place);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await page.locator('main').innerText(), place).not.toMatch(GERMAN);
  }
  for (const tab of ['dashboard', 'messages', 'jobs', 'account']) {
    await page.goto(`/dashboard/${tab}`);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await page.locator('main').innerText(), tab).not.toMatch(GERMAN);
  }
});
