import type { Browser } from '@playwright/test';
import { timeInZone } from '../../../libs/contracts/src/index.ts';
import { readCalendar } from '../../support/people/appointments.ts';
import { openSection, signInAsAdmin, unique } from '../support/admin.ts';
import { newAccount, type Account } from '../support/entries/accounts.ts';
import { calendarTo, mailTo } from '../support/entries/mailbox.ts';
import {
  expectAccessible,
  expectNoSideScroll,
  PHONE,
  signInAs,
  withoutBanner,
} from '../support/looks/watch.ts';
import { expect, test, type Page } from '../support/test.ts';
import { needs } from '../support/firefox.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const DAY = 86_400_000;
const BERLIN = 'Europe/Berlin';

/** The day so many days from now, as a date field has it, and the instant at which it is 10 in Berlin then. */
function tenIn(days: number): { date: string; at: Date } {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: BERLIN }).format(
    new Date(Date.now() + days * DAY),
  );
  // Ten in Berlin is eight or nine in UTC.
  const at = [8, 9]
    .map((hour) => new Date(`${date}T0${hour}:00:00Z`))
    .find((each) => timeInZone(each, 'en').includes(', 10:00 ('));
  return { date, at: at ?? new Date(NaN) };
}

/** The applicant's phone, whose clock is in this zone and an hour fast. */
async function phoneOf(browser: Browser, person: Account, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: PHONE, height: 844 }, timezoneId });
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await person.enter(page);
  return page;
}

const part = (page: Page) => page.getByRole('region', { name: 'Appointment', exact: true });

async function fillTime(page: Page, number: number, date: string, time: string): Promise<void> {
  await page.getByLabel(`Day ${number}`).fill(date);
  await page.getByLabel(`Time ${number}`, { exact: true }).fill(time);
}

test.use({ timezoneId: BERLIN });

test('the desk offers times, the applicant takes one on a phone in Tokyo, the desk moves it and cancels it', async ({
  page,
  browser,
}) => {
  needs('downloads');
  const admin = await signInAsAdmin(page);
  const seeker = await newAccount(page.request, 'JobSeeker', { first_name: 'Nora', last_name: 'Tanaka' });
  const title = unique('Interview');
  const { job } = await admin.post<{ job: { _id: string } }>('/api/admin/createJob', {
    title,
    description: 'Two systems.',
    qualification: 'None',
  });
  const { applicationId } = await seeker.post<{ applicationId: string }>('/api/apply', { jobId: job._id });
  const [first, second, later] = [tenIn(3), tenIn(4), tenIn(9)];

  await test.step('the desk offers two times, and is told what is missing', async () => {
    await openSection(page, `applications/applicationid=${applicationId}`);
    await part(page).getByRole('button', { name: 'Offer times' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer times for an appointment' });
    await expect(dialog.getByLabel('Day 1')).toBeFocused();
    await dialog.getByRole('button', { name: 'Offer times' }).click();
    await expect(dialog.getByText('Please enter a day', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Please say who will be there')).toBeVisible();
    await expectAccessible(page);
    await fillTime(page, 1, first.date, '10:00');
    await dialog.getByRole('button', { name: 'Add a time' }).click();
    await expect(dialog.getByLabel('Day 2')).toBeFocused();
    await fillTime(page, 2, second.date, '10:00');
    await expect(dialog.getByText(timeInZone(second.at, 'en', BERLIN))).toBeVisible();
    await dialog.getByLabel('Web address of the meeting').fill('https://meet.example/room');
    await dialog.getByLabel('Who will be there').fill('Jana Roth, Uwe Kern');
    await dialog.getByRole('button', { name: 'Offer times' }).click();
    await expect(part(page).getByRole('status')).toContainText(
      'The times have been offered to the applicant.',
    );
    await expect(part(page).getByRole('status')).toBeFocused();
    await expectAccessible(page);
  });

  const phone = await phoneOf(browser, seeker, 'Asia/Tokyo');
  await test.step('the applicant takes one by keyboard, in the time of Tokyo', async () => {
    const mail = await mailTo(seeker.email, new RegExp(`^Please choose a time: ${title}`));
    expect(mail).toContain(timeInZone(first.at, 'en', BERLIN));
    await phone.goto('/dashboard/applications');
    const ahead = phone.getByRole('region', { name: 'Your appointments' });
    await expect(ahead).toContainText('Please choose a time');
    await ahead.getByRole('link', { name: title }).click();
    await expect(part(phone).getByText(timeInZone(first.at, 'en', 'Asia/Tokyo'))).toBeVisible();
    await expectNoSideScroll(phone);
    await expectAccessible(phone);
    await part(phone).getByRole('button', { name: 'Take this time' }).press('Enter');
    await expect(part(phone).getByText('Please choose a time', { exact: true })).toBeVisible();
    await part(phone).getByRole('radio').first().focus();
    await phone.keyboard.press('ArrowDown');
    await phone.keyboard.press('Enter');
    await expect(part(phone).getByRole('status')).toContainText('The appointment is agreed.');
    await expect(part(phone).getByRole('status')).toBeFocused();
    await expect(part(phone)).toContainText(timeInZone(second.at, 'en', 'Asia/Tokyo'));
    await expectAccessible(phone);
    await expectNoSideScroll(phone);
  });

  // So does the firm, as the tests over HTTP see: its address gets 20 mails an hour of what all tests do.
  await test.step('the applicant gets the entry by mail, which an independent program reads', async () => {
    const { method, content } = await calendarTo(seeker.email, new RegExp(`^Appointment agreed: ${title}`));
    expect(method).toBe('REQUEST');
    const [entry] = readCalendar(content).entries;
    expect(entry).toMatchObject({ start: second.at.toISOString(), sequence: 0, isUtc: true });
    expect(entry?.summary).toBe(`Appointment: ${title}`);
    const download = phone.waitForEvent('download');
    await part(phone).getByRole('button', { name: 'Save to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('appointment.ics');
  });

  await test.step('the desk moves it, the applicant takes the new time, the desk cancels', async () => {
    await page.reload();
    await part(page).getByRole('button', { name: 'Offer other times' }).click();
    await fillTime(page, 1, later.date, '10:00');
    await page.getByRole('dialog').getByLabel('Reason').fill('Jana is ill.');
    await page.getByRole('dialog').getByRole('button', { name: 'Offer other times' }).click();
    await expect(part(page).getByRole('status')).toContainText('The new times have been offered');
    await phone.reload();
    await expect(part(phone)).toContainText('Other times offered');
    await part(phone).getByRole('button', { name: 'Take this time' }).click();
    await expect(part(phone).getByRole('status')).toContainText('The appointment is agreed.');
    const moved = await calendarTo(seeker.email, new RegExp(`^Appointment agreed: ${title}`), 1);
    expect(readCalendar(moved.content).entries).toMatchObject([
      { start: later.at.toISOString(), sequence: 1 },
    ]);
    await page.reload();
    await part(page).getByRole('button', { name: 'Cancel the appointment' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The position is filled.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
    await expect(part(page).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(part(page).getByRole('button', { name: 'Offer times' })).toBeVisible();
    const { method, content } = await calendarTo(
      seeker.email,
      new RegExp(`^Appointment cancelled: ${title}`),
    );
    expect([method, readCalendar(content).entries[0]?.sequence]).toEqual(['CANCEL', 2]);
    await phone.reload();
    await part(phone).getByText('History of the appointment').click();
    await expect(part(phone)).toContainText('The position is filled.');
  });
});

test('a company offers a time for its project, and the applicant answers that none suits', async ({
  page,
  browser,
}) => {
  await withoutBanner(page);
  const company = await newAccount(page.request, 'B2B', { company_name: 'Havel Logistik AG' });
  const freelancer = await newAccount(page.request, 'Freelancer', { first_name: 'Ada', last_name: 'Brandt' });
  const title = unique('Dock doors');
  const { project } = await company.post<{ project: { _id: string } }>('/private/api/projects', {
    title,
    description: 'EWM.',
  });
  const { applicationId } = await freelancer.post<{ applicationId: string }>('/private/api/projects/apply', {
    projectId: project._id,
  });
  await company.enter(page);
  await page.goto(`/dashboard/projects?projectId=${project._id}&applicationId=${applicationId}`);
  await part(page).getByRole('button', { name: 'Offer times' }).click();
  const { date } = tenIn(2);
  await fillTime(page, 1, date, '10:00');
  await page.getByLabel('Where').selectOption('At a place');
  await page.getByLabel('Place').fill('Hafenstraße 3, Potsdam');
  await page.getByLabel('Who will be there').fill('Uwe Kern');
  await page.getByRole('dialog').getByRole('button', { name: 'Offer times' }).click();
  await expect(part(page)).toContainText('Hafenstraße 3, Potsdam');
  await expectAccessible(page);

  const phone = await phoneOf(browser, freelancer, BERLIN);
  await phone.goto(`/dashboard/applications?applicationId=${applicationId}`);
  await part(phone).getByRole('button', { name: 'None of these' }).click();
  await phone.getByRole('dialog').getByLabel('Reason').fill('I am on holiday.');
  await phone.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click();
  await expect(part(phone)).toContainText('No time suited');
  await page.reload();
  await expect(part(page).getByRole('button', { name: 'Offer times' })).toBeVisible();
  expect(await mailTo(company.email, new RegExp(`^None of the times suits: ${title}`))).toContain(
    'I am on holiday.',
  );
});

test('an address for the calendar program is shown once, replaced and ended', async ({ page }) => {
  await signInAs(page, 'B2B');
  await page.goto('/dashboard/account');
  const section = page.getByRole('region', { name: 'Calendar feed' });
  await section.getByRole('button', { name: /^Create/ }).click();
  const field = section.getByLabel('Address for your calendar program');
  const address = await field.inputValue();
  const answer = await page.request.get(address);
  expect(readCalendar(await answer.text()).method).toBe('PUBLISH');
  await expectAccessible(page);
  await page.reload();
  await expect(section).toContainText('On since');
  await expect(field).toHaveCount(0);
  await section.getByRole('button', { name: 'Create a new address' }).click();
  await expect(field).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
  await section.getByRole('button', { name: 'Switch the feed off' }).click();
  await expect(section.getByRole('button', { name: 'Create the address' })).toBeVisible();
});
