import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import ApplicationsSection from '../list/applications-section.tsx';
import { anApplication, serveDesk } from '../../../../../test/desk.ts';

listen();

const show = (id: string, rest = '') =>
  renderAt(`/admin-dashboard?tab=applications/applicationid=${id}${rest}`, <ApplicationsSection />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const three = () => [
  anApplication('a1', 'Karim Haddad'),
  anApplication('a2', 'Mara Linke'),
  anApplication('a3', 'Anna Kolb'),
];

it('asks once, shows the sentence, sends the note, and opens the next one', async () => {
  const desk = serveDesk(three());
  show('a1');
  await press('Select');
  const dialog = await screen.findByRole('dialog', { name: 'Select Karim Haddad' });
  expect(within(dialog).getByText(/selected for the position “SAP Basis” at Muster GmbH/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/^Note/), '  Welcome  ');
  expect(desk.decided).toEqual([]);
  await press('Send');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mara Linke' })).toHaveFocus());
  expect(desk.decided).toEqual([{ id: 'a1', status: 'selected', note: 'Welcome' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  const told = 'Karim Haddad: Applicant has been selected and notified.';
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(told);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Karim Haddad' })).toBeNull());
});

it('goes on with what moved up, and after the last one back to the list', async () => {
  serveDesk(three().slice(0, 2));
  show('a1');
  await press('Reject');
  await press('Send');
  expect(await screen.findByRole('heading', { name: 'Mara Linke' })).toBeVisible();
  await press('Reject');
  await press('Send');
  expect(await screen.findByText('No application is waiting.')).toBeVisible();
  // The list may be updated before the detail closes.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mara Linke' })).toBeNull());
  expect(screen.getByText('Mara Linke: Applicant has been rejected and notified.')).toBeVisible();
});

it('goes on over the end of a page', async () => {
  const many = Array.from({ length: 27 }, (_, index) => anApplication(`b${index}`, `Person ${index}`));
  serveDesk(many);
  show('b24');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeVisible());
  await press('Reject');
  await press('Send');
  expect(await screen.findByRole('heading', { name: 'Person 25' })).toBeVisible();
  // The application has moved up to this page, beside the others.
  expect(await screen.findByRole('link', { name: 'Person 25' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Person 0' })).toBeVisible();
});

it('fills a template, replaces it by another, and keeps what was written', async () => {
  const desk = serveDesk(three());
  show('a2');
  await press('Reject');
  const note = await screen.findByLabelText(/^Note/);
  await userEvent.type(note, 'Hello.');
  await userEvent.selectOptions(await screen.findByLabelText('Template'), 'Interview');
  expect(note).toHaveValue('Hello.\n\nDear Mara, please come and see us.');
  await userEvent.selectOptions(screen.getByLabelText('Template'), 'Thanks');
  expect(note).toHaveValue('Hello.\n\nThank you for your time.');
  await press('Send');
  await waitFor(() => expect(desk.decided).toHaveLength(1));
  expect(desk.decided[0]?.note).toBe('Hello.\n\nThank you for your time.');
});

it('takes a decision back and stays there', async () => {
  const desk = serveDesk([anApplication('a1', 'Karim Haddad', { status: 'selected', waitingDays: null })]);
  show('a1', '&status=selected');
  await press('Set back to pending');
  await screen.findByRole('dialog', { name: 'Set Karim Haddad back to pending' });
  expect(screen.getByText(/reviewing your application for .* once more/)).toBeVisible();
  await press('Send');
  expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible();
  expect(desk.decided).toEqual([{ id: 'a1', status: 'pending' }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Karim Haddad' })).toHaveFocus());
});

it('says that a colleague was faster, sends nothing and shows what was decided', async () => {
  const desk = serveDesk(three());
  server.use(
    http.patch('*/api/admin/applications/:id', () => {
      desk.kept = desk.kept.map((each) => ({ ...each, status: 'selected', waitingDays: null }));
      return HttpResponse.json({ code: 'application.already-decided', message: 'Decided.' }, { status: 409 });
    }),
  );
  show('a1');
  await press('Reject');
  await press('Send');
  expect(await screen.findAllByText(/^Karim Haddad: A colleague has already decided/)).not.toHaveLength(0);
  expect(await screen.findByRole('button', { name: 'Set back to pending' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Karim Haddad' })).toBeVisible();
});

it('keeps the dialog with its note when sending fails, and after it was closed by accident', async () => {
  serveDesk(three());
  server.use(http.patch('*/api/admin/applications/:id', () => HttpResponse.error()));
  show('a1');
  await press('Select');
  await userEvent.type(await screen.findByLabelText(/^Note/), 'Welcome');
  await press('Send');
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Welcome');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Select');
  expect(await screen.findByLabelText(/^Note/)).toHaveValue('Welcome');
});
