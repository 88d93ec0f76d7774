import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import ApplicationsSection from './applications-section.tsx';
import { anApplication, serveDesk, type Desk } from '../../../../../test/desk.ts';

listen();

let desk: Desk;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  desk = serveDesk([
    anApplication('a1', 'Karim Haddad'),
    anApplication('a2', 'Mara Linke'),
    anApplication('a3', 'Anna Kolb', {
      kind: 'project',
      target: { _id: 'p1', title: 'Retail conversion', language: 'en', state: 'open', owner: 'Spree AG' },
    }),
    anApplication('a4', 'Ben Roth', { status: 'selected', waitingDays: null }),
  ]);
});

/** The server accepts decisions on all applications except these. */
function decides(refused: Record<string, string> = {}) {
  server.use(
    http.post('*/api/admin/applications/decide', async ({ request }) => {
      const body = (await request.json()) as { ids: string[]; status: 'selected' | 'rejected' };
      sent.push(body);
      const decided = body.ids.filter((id) => !(id in refused));
      desk.kept = desk.kept.map((each) =>
        body.ids.includes(each._id) ? { ...each, status: body.status, waitingDays: null } : each,
      );
      return HttpResponse.json({
        decided,
        refused: Object.entries(refused).map(([_id, message]) => ({ _id, message })),
      });
    }),
  );
}

const show = (rest = '') => renderAt(`/admin-dashboard?tab=applications${rest}`, <ApplicationsSection />);
const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks once for all that are checked, and sends everybody the same note', async () => {
  decides();
  show();
  await check(/^Check Karim/);
  await check(/^Check Anna/);
  expect(screen.getByText('2 checked')).toBeVisible();
  await press('Reject checked');
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2 applicants' });
  expect(within(dialog).getByText(/interest in the position “SAP Basis”/)).toBeVisible();
  expect(within(dialog).getByText(/interest in the project “Retail conversion”/)).toBeVisible();
  expect(within(dialog).getByText(/^1 template is left out/)).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByLabelText('Template'), 'Thanks');
  await press('Send');
  expect(await screen.findAllByText('2 applicants have been rejected and notified.')).not.toHaveLength(0);
  expect(sent).toEqual([{ ids: ['a1', 'a3'], status: 'rejected', note: 'Thank you for your time.' }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Karim Haddad' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Mara Linke' })).toBeVisible();
});

it('checks all on the page that can be decided on, and none of the others', async () => {
  decides();
  show('&status=all');
  await check(/^Check all/);
  expect(screen.getByText('3 checked')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Check Ben/ })).toBeDisabled();
  await check(/^Check Mara/);
  expect(screen.getByText('2 checked')).toBeVisible();
  await check(/^Check all/);
  await check(/^Check all/);
  expect(screen.queryByRole('button', { name: 'Select checked' })).toBeNull();
});

it('names who could not be decided on, and why', async () => {
  decides({ a2: 'This application has been withdrawn.' });
  show();
  await check(/^Check all/);
  await press('Select checked');
  await press('Send');
  const text = '2 applicants have been selected and notified. Nothing was sent to 1 applicant:';
  const notice = await screen.findByText(text, { selector: '.note p' });
  expect(within(notice.closest<HTMLElement>('.note')!).getByRole('listitem')).toHaveTextContent(
    'Mara Linke: This application has been withdrawn.',
  );
});

it('works by keyboard: X checks the row that has the focus, S asks for all of them', async () => {
  decides();
  show();
  await screen.findByRole('link', { name: 'Karim Haddad' });
  await userEvent.keyboard('s');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('jxjx');
  expect(screen.getByText('2 checked')).toBeVisible();
  await userEvent.keyboard('s');
  expect(await screen.findByRole('dialog', { name: 'Select 2 applicants' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ ids: ['a1', 'a2'], status: 'selected' }]));
});

it('decides on a single checked one without opening another, and says so where the focus is', async () => {
  decides();
  show();
  await check(/^Check Mara/);
  await press('Reject checked');
  const dialog = await screen.findByRole('dialog', { name: 'Reject Mara Linke' });
  // The applicant's first name is loaded without marking the application as seen.
  await userEvent.selectOptions(await within(dialog).findByLabelText('Template'), 'Thanks');
  await userEvent.selectOptions(within(dialog).getByLabelText('Template'), 'Interview');
  await press('Send');
  const notice = await screen.findByText('1 applicant has been rejected and notified.', {
    selector: '.note p',
  });
  expect(notice.closest('.note')).toHaveFocus();
  expect(sent).toEqual([{ ids: ['a2'], status: 'rejected', note: 'Dear Mara, please come and see us.' }]);
  expect(desk.opened).toEqual([]);
  expect(screen.queryByRole('heading', { level: 2, name: 'Karim Haddad' })).toBeNull();
});

it('keeps a note for those it was begun for', async () => {
  show();
  await check(/^Check Karim/);
  await check(/^Check Mara/);
  await press('Reject checked');
  await userEvent.type(await screen.findByLabelText(/^Note/), 'For both');
  await userEvent.keyboard('{Escape}');
  await check(/^Check Mara/);
  await check(/^Check Anna/);
  await press('Reject checked');
  expect(await screen.findByLabelText(/^Note/)).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await check(/^Check Anna/);
  await check(/^Check Mara/);
  await press('Reject checked');
  expect(await screen.findByLabelText(/^Note/)).toHaveValue('For both');
});

it('starts anew with other filters', async () => {
  show();
  await check(/^Check Karim/);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Jobs');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
  expect(await screen.findByRole('checkbox', { name: /^Check Karim/ })).not.toBeChecked();
});
