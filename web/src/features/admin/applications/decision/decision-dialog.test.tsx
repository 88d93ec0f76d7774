import { LIMITS } from '@consulting/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplication, serveDesk, type Desk } from '../../../../../test/desk.ts';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import ApplicationsSection from '../list/applications-section.tsx';

listen();

let desk: Desk;
beforeEach(() => {
  desk = serveDesk([
    anApplication('a1', 'Karim Haddad'),
    anApplication('a2', 'Mara Linke'),
    anApplication('p1', 'Anna Kolb', { kind: 'project' }),
  ]);
});

const show = (id: string, rest = '') =>
  renderAt(`/admin-dashboard?tab=applications/applicationid=${id}${rest}`, <ApplicationsSection />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const note = () => screen.findByLabelText(/^Note/);
const choose = async (name: string) =>
  userEvent.selectOptions(await screen.findByLabelText('Template'), name);

it('stays with one that is not in the list, and opens no other', async () => {
  show('p1', '&kind=job');
  await screen.findByRole('link', { name: 'Karim Haddad' });
  await press('Reject');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Send');
  expect(await screen.findByRole('button', { name: 'Set back to pending' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Anna Kolb' })).toBeVisible();
  expect(screen.getAllByText(/^Anna Kolb: Applicant has been rejected/)).not.toHaveLength(0);
  expect(new Set(desk.opened)).toEqual(new Set(['p1']));
});

it('stays open while it is being sent', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.patch('*/api/admin/applications/:id', async () => {
      await answered;
      return HttpResponse.json({ message: 'Failed.' }, { status: 500 });
    }),
  );
  show('a1');
  await press('Select');
  await press('Send');
  expect(await screen.findByText('Sending...')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
  answer();
  expect(await screen.findByText('Failed.')).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('finds the template in a note that was begun earlier, and puts no second one into it', async () => {
  show('a2');
  await press('Reject');
  await userEvent.type(await note(), 'Hello.');
  await choose('Thanks');
  await userEvent.type(await note(), ' Bye.');
  await userEvent.keyboard('{Escape}');
  await press('Reject');
  expect(await screen.findByLabelText('Template')).toHaveDisplayValue('Thanks');
  await choose('Interview');
  expect(await note()).toHaveValue('Hello.\n\nDear Mara, please come and see us. Bye.');
  await choose('None');
  expect(await note()).toHaveValue('Hello.\n\nBye.');
});

it('counts what is written, and refuses a note that a template has made too long', async () => {
  show('a2');
  await press('Reject');
  fireEvent.change(await note(), { target: { value: 'x'.repeat(LIMITS.message - 10) } });
  await choose('Thanks');
  expect(screen.getByText('2,016 of 2,000 characters')).toBeVisible();
  await press('Send');
  expect(await screen.findByText(/^The text has 2016 characters, and 2000 fit/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Note/)).toHaveFocus());
  expect(desk.decided).toEqual([]);
});
