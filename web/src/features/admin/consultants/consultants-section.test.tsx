import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import ConsultantsSection from './consultants-section.tsx';

listen();

const wolff = {
  _id: 'c1',
  name: 'Andreas Wolff',
  email: 'wolff@example.com',
  position: '',
  skills: ['basis', 'hana'],
  rate: '',
  availability: '',
  projects: ['Cutover', 'Archive'],
  qualification: [{ course: 'Computer Science', university: 'TU Dresden', year: '2004' }],
  experience: [{ role: 'Lead', company: 'Muster', from: '2012', to: 'today' }],
};
let list: object[] = [];

beforeEach(() => {
  list = [wolff];
  server.use(
    http.get('*/api/admin/consultants', () => HttpResponse.json(list)),
    http.get('*/api/admin/consultants/c1', () => HttpResponse.json(wolff)),
    http.get('*/api/admin/consultant-applicants/c1', () => HttpResponse.json({}, { status: 500 })),
  );
});

const show = (chosen = '') => renderAt(`/admin-dashboard?tab=consultants${chosen}`, <ConsultantsSection />);

it('shows skills where there is no position, and a failed list of applicants as empty', async () => {
  show('/consultantid=c1');
  const table = await screen.findByRole('region', { name: 'Table of consultants' });
  expect(within(table).getByText('basis, hana')).toBeVisible();
  expect(await screen.findByText('Computer Science from TU Dresden (2004)')).toBeVisible();
  expect(screen.getByText('Lead at Muster (2012 - today)')).toBeVisible();
  expect(screen.getByText('Cutover, Archive')).toBeVisible();
  expect(await screen.findByText('No applicants found.')).toBeVisible();
});

it('creates: empty entries are dropped, projects are a list, the dialog closes, the list reloads', async () => {
  let sent: FormData | undefined;
  server.use(
    http.post('*/api/admin/consultants', async ({ request }) => {
      sent = await request.formData();
      list = [wolff, { ...wolff, _id: 'c2', name: 'Aylin Demir' }];
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Consultant' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Consultant' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Aylin Demir');
  await userEvent.type(within(dialog).getByLabelText(/^Projects/), 'EWM, , TM ');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Language/ }), 'Deutsch');
  expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('link', { name: 'Aylin Demir' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent?.get('qualification')).toBe('[]');
  expect(sent?.get('experience')).toBe('[]');
  expect(sent?.get('projects')).toBe('["EWM","TM"]');
  expect(sent?.get('language')).toBe('de');
});

it('stays open with its input and without a message when creating fails', async () => {
  let asked = 0;
  server.use(
    http.post('*/api/admin/consultants', () => {
      asked += 1;
      return HttpResponse.json({ message: 'Out of order' }, { status: 500 });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Consultant' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Consultant' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Aylin Demir');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(await within(dialog).findByRole('button', { name: 'Create' })).toBeVisible();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Aylin Demir');
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

it('names the consultant before deleting, and leads back to the list', async () => {
  server.use(
    http.delete('*/api/admin/consultants/c1', () => {
      list = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  show('/consultantid=c1');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Consultant' });
  expect(within(dialog).getByText(/Andreas Wolff/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByText('No consultants found.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Consultant Details' })).toBeNull());
});

it('keeps the selection made while the filter was still being typed', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/admin/consultants', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json(list);
    }),
  );
  show();
  const link = await screen.findByRole('link', { name: 'Andreas Wolff' });
  await userEvent.type(screen.getByRole('searchbox'), 'wolff');
  await userEvent.click(link);
  await waitFor(() => expect(asked).toContain('wolff'));
  expect(await screen.findByRole('heading', { name: 'Consultant Details' })).toBeVisible();
});

it('marks who is not listed, lets that person be proposed, and sends what the switch says', async () => {
  const unlisted = { ...wolff, listed: false };
  list = [unlisted];
  let sent: { listed?: boolean } = {};
  server.use(
    http.get('*/api/admin/consultants/c1', () => HttpResponse.json(unlisted)),
    http.put('*/api/admin/consultants/c1', async ({ request }) => {
      sent = (await request.json()) as typeof sent;
      return HttpResponse.json({});
    }),
  );
  show('/consultantid=c1');
  const table = await screen.findByRole('region', { name: 'Table of consultants' });
  expect(within(table).getByText('Not listed')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Propose' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=proposals/consultantid=c1/create',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Consultant' });
  const listed = within(dialog).getByRole('checkbox', { name: /^Listed/ });
  expect(listed).not.toBeChecked();
  await userEvent.click(listed);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.listed).toBe(true));
});

it('does not offer to propose who is listed', async () => {
  show('/consultantid=c1');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Propose' })).toBeNull();
});
