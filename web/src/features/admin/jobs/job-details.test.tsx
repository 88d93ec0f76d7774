import { postingTerms, type PostingState } from '@consulting/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { JobDetails } from './job-details.tsx';
import JobsSection from './jobs-section.tsx';

listen();

let job: { _id: string; state: PostingState; pendingCount: number; closes_at?: string };
let asked: URLSearchParams[];
const sent = jest.fn();

beforeEach(() => {
  sent.mockClear();
  asked = [];
  job = {
    ...postingTerms({ workplace: 'hybrid', salary_from: 60_000, salary_period: 'year' }),
    ...{ _id: 'j1', title: 'SAP Basis', company: 'Muster', location: 'Berlin', qualification: 'Linux' },
    ...{ introduction: '', description: 'Run it', closes_at: '2027-01-31' },
    createdAt: '2026-11-20T08:00:00.000Z',
    state: 'open',
    applicantsCount: 2,
    pendingCount: 2,
  } as never;
  server.use(
    http.get('*/api/admin/jobs/:id', () => HttpResponse.json(job)),
    http.get('*/api/admin/jobs', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([job], { headers: { 'X-Total-Count': '1' } });
    }),
    http.patch('*/api/admin/jobs/:id/state', async ({ request }) => {
      const body = (await request.json()) as { state: PostingState };
      sent(body);
      job = { ...job, state: body.state };
      return HttpResponse.json({ message: `The job is ${body.state}.`, state: body.state });
    }),
  );
});

const show = () => renderAt('/admin-dashboard?tab=jobs/jobid=j1', <JobDetails jobId="j1" />);
const button = (name: string) => screen.findByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('shows the state and the terms', async () => {
  show();
  expect(await screen.findByText('Open')).toBeVisible();
  for (const text of ['Hybrid', 'From €60,000 a year', '31 January 2027'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Employment')).toBeNull();
});

it.each<[PostingState, string[]]>([
  ['draft', ['Page of this job', 'Publish', 'Copy', 'Delete']],
  ['open', ['Page of this job', 'Pause', 'Close job', 'Copy', 'Delete']],
  ['paused', ['Page of this job', 'Open again', 'Close job', 'Copy', 'Delete']],
  ['closed', ['Page of this job', 'Open again', 'Copy', 'Delete']],
])('offers of a job that is %s: %j', async (state, expected) => {
  job = { ...job, state };
  show();
  await button('Delete');
  expect(buttons()).toEqual(expected);
});

it('pauses and opens again at once, and says so where the focus is', async () => {
  show();
  await userEvent.click(await button('Pause'));
  const notice = await screen.findByText('The job is paused.');
  expect(notice.closest('[role=status]')).toHaveFocus();
  expect(screen.getByText('Paused')).toBeVisible();
  await userEvent.click(await button('Open again'));
  expect(await screen.findByText('The job is open.')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ state: 'paused' }], [{ state: 'open' }]]);
});

it('asks before it closes, and tells who waits with a note, unless that is not wished', async () => {
  show();
  await userEvent.click(await button('Close job'));
  const dialog = await screen.findByRole('dialog', { name: 'Close job' });
  expect(dialog).toHaveTextContent('SAP Basis');
  expect(dialog).toHaveTextContent('2 applicants are still waiting and will be rejected.');
  const tell = within(dialog).getByRole('checkbox', { name: /^Notify the applicants/ });
  expect(tell).toBeChecked();
  const sentence = /Thank you for your interest in the position “SAP Basis” at Muster .* It has been closed/;
  expect(within(dialog).getByText(sentence)).toBeVisible();
  await userEvent.click(tell);
  expect(within(dialog).queryByText(sentence)).toBeNull();
  expect(within(dialog).queryByLabelText(/^Note/)).toBeNull();
  await userEvent.click(tell);
  await userEvent.type(within(dialog).getByLabelText(/^Note/), 'Thank you all.');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close job' }));
  expect(await screen.findByText('The job is closed.')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ state: 'closed', tellApplicants: true, note: 'Thank you all.' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for nothing where nobody waits, and still tells whoever applies meanwhile', async () => {
  job = { ...job, pendingCount: 0 };
  show();
  await userEvent.click(await button('Close job'));
  const dialog = await screen.findByRole('dialog', { name: 'Close job' });
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close job' }));
  expect(await screen.findByText('The job is closed.')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ state: 'closed', tellApplicants: true }]]);
});

it('counts who has applied since the page was loaded', async () => {
  job = { ...job, pendingCount: 0 };
  show();
  await button('Close job');
  job = { ...job, pendingCount: 1 };
  await userEvent.click(await button('Close job'));
  expect(await screen.findByText('1 applicant is still waiting and will be rejected.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Notify the applicants/ })).toBeChecked();
});

it('opens a closed one with a new last day, and names what the server refuses', async () => {
  job = { ...job, state: 'closed', closes_at: '2020-01-31' };
  show();
  await userEvent.click(await button('Open again'));
  const day = screen.getByLabelText(/^Last day to apply/);
  expect(day).toHaveValue('');
  const refused = { errors: [{ field: 'closes_at', message: 'Please choose today or a later day' }] };
  server.use(
    http.patch('*/api/admin/jobs/:id/state', () => HttpResponse.json(refused, { status: 400 }), {
      once: true,
    }),
  );
  await userEvent.type(day, '2020-01-01');
  const dialog = screen.getByRole('dialog', { name: 'Open job again' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  expect(await within(dialog).findByText('Please choose today or a later day')).toBeVisible();
  await userEvent.clear(day);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('The job is open.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ state: 'open', closes_at: null });
});

it('keeps a last day that is still ahead when it opens again', async () => {
  job = { ...job, state: 'closed', closes_at: '2099-12-31' };
  show();
  await userEvent.click(await button('Open again'));
  expect(screen.getByLabelText(/^Last day to apply/)).toHaveValue('2099-12-31');
  const dialog = screen.getByRole('dialog', { name: 'Open job again' });
  // The field itself writes the day in the language of the browser.
  expect(within(dialog).getByText('Thursday, 31 December 2099')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('The job is open.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ state: 'open', closes_at: '2099-12-31' });
});

it('says how many applications go with it, and offers to close it instead of deleting it', async () => {
  show();
  await userEvent.click(await button('Delete'));
  const deletion = await screen.findByRole('alertdialog', { name: 'Delete job' });
  expect(deletion).toHaveTextContent('2 applications will be deleted');
  await userEvent.click(within(deletion).getByRole('button', { name: 'Close it instead' }));
  expect(await screen.findByRole('dialog', { name: 'Close job' })).toBeVisible();
  expect(screen.queryByRole('alertdialog', { name: 'Delete job' })).toBeNull();
});

it('copies into a draft and opens it', async () => {
  server.use(
    http.post('*/api/admin/jobs/:id/copy', () => {
      job = { ...job, _id: 'j2', state: 'draft' };
      return HttpResponse.json({ message: 'A copy has been saved as a draft.', _id: 'j2' }, { status: 201 });
    }),
  );
  renderAt('/admin-dashboard?tab=jobs/jobid=j1', <JobsSection />);
  await userEvent.click(await button('Copy'));
  expect(await screen.findByText('A copy has been saved as a draft.')).toBeVisible();
  expect(await button('Publish')).toBeVisible();
});

it('lists one state on demand and marks what is not open', async () => {
  job = { ...job, state: 'paused' };
  renderAt('/admin-dashboard?tab=jobs', <JobsSection />);
  expect(within(await screen.findByRole('row', { name: /SAP Basis/ })).getByText('Paused')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'paused');
  await waitFor(() => expect(asked.at(-1)?.get('state')).toBe('paused'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '');
  await waitFor(() => expect(asked.at(-1)?.get('state')).toBeNull());
});
