import { jobContent, postingTerms } from '@consulting/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownProfile, sendApplyDialog } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { aUser, signedIn } from '../../../../test/users.ts';
import { userSession, useWholeUser } from '../../../shared/api/session/session.ts';
import type { Job, JobApplied } from '../../../shared/api/types.ts';
import { useUserRefresh } from '../use-user-refresh.ts';
import { JobsTab } from './jobs-tab.tsx';

listen();

const job: Job = {
  ...jobContent({
    title: 'SAP Basis Administrator',
    company: 'Muster Consulting GmbH',
    description: 'Run and patch HANA systems.',
    qualification: 'Three years of Basis',
    location: 'Berlin',
  }),
  ...postingTerms(),
  state: 'open',
  closes_at: null,
  _id: '656f2a9e1c9d440000a1b2d1',
  createdAt: '2026-11-20T08:00:00.000Z',
};

function Screen() {
  const user = useWholeUser();
  useUserRefresh();
  return user && <JobsTab user={user} />;
}

beforeEach(() => {
  server.use(
    ownProfile,
    http.get('*/private/api/jobs', () => HttpResponse.json([job], { headers: { 'X-Total-Count': '1' } })),
    http.get('*/public/api/v0/jobs/locations', () => HttpResponse.json(['Berlin'])),
    http.post('*/private/api/user-by-email', () => HttpResponse.json(userSession.whole)),
  );
});

const applied = (status: JobApplied['status']) => [
  {
    ...{ _id: job._id, applicationId: '656f2a9e1c9d440000a1b4a1' },
    ...{ status, appliedAt: '2026-11-20T08:00:00.000Z' },
  },
];

it('opens the job of the address, applies for it, and then says so', async () => {
  let user = signedIn('JobSeeker');
  server.use(
    http.post('*/api/apply', () => {
      user = aUser('JobSeeker', { jobs_applied: applied('pending') });
      return HttpResponse.json(
        { message: 'You have applied.', applicationId: '656f2a9e1c9d440000a1b4a1' },
        { status: 201 },
      );
    }),
    http.post('*/private/api/user-by-email', () => HttpResponse.json(user)),
  );
  renderAt(`/dashboard/jobs?jobid=${job._id}`, <Screen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Apply/ }));
  await sendApplyDialog();
  expect(await screen.findByText('You have applied.')).toBeVisible();
  expect(screen.getByText('You have applied.').closest('[role=status]')).toHaveFocus();
  expect(await screen.findByText('Applied')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
});

it('refuses a second application with the specified text', async () => {
  signedIn('JobSeeker', { jobs_applied: applied('rejected') });
  renderAt(`/dashboard/jobs?jobid=${job._id}`, <Screen />);
  expect(await screen.findByText('You have already applied')).toBeVisible();
  expect(screen.getByText('Rejected')).toBeVisible();
});

it('shows the server’s refusal of an application sent from elsewhere', async () => {
  signedIn('JobSeeker');
  server.use(
    http.post('*/api/apply', () =>
      HttpResponse.json({ message: 'You have already applied' }, { status: 409 }),
    ),
    http.post('*/private/api/user-by-email', () => HttpResponse.json(aUser('JobSeeker'))),
  );
  renderAt(`/dashboard/jobs?jobid=${job._id}`, <Screen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Apply/ }));
  await sendApplyDialog();
  expect(await screen.findByRole('alert')).toHaveTextContent('You have already applied');
});

it('says that a job it was led to has been closed, and shows the refusal of one that closes just now', async () => {
  signedIn('JobSeeker');
  const closed = { ...job, _id: '656f2a9e1c9d440000a1b2ff', title: 'Over', state: 'closed' };
  server.use(
    http.get('*/private/api/jobs/:id', ({ params }) =>
      HttpResponse.json(params.id === 'locations' ? [] : closed),
    ),
    http.post('*/api/apply', () =>
      HttpResponse.json({ message: 'This position is no longer open.' }, { status: 409 }),
    ),
  );
  renderAt(`/dashboard/jobs?jobid=${closed._id}`, <Screen />);
  expect(await screen.findByText('This position is no longer open.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(job.title) }));
  await userEvent.click(await screen.findByRole('button', { name: /^Apply/ }));
  await sendApplyDialog();
  expect(await screen.findByRole('alert')).toHaveTextContent('This position is no longer open.');
});

it('offers a job again after the application for it was withdrawn', async () => {
  signedIn('JobSeeker', { jobs_applied: applied('withdrawn') });
  renderAt(`/dashboard/jobs?jobid=${job._id}`, <Screen />);
  expect(await screen.findByRole('button', { name: /^Apply/ })).toBeVisible();
  expect(screen.queryByText('Withdrawn')).toBeNull();
});

it('opens the dialog for somebody who pressed Apply before signing in', async () => {
  signedIn('JobSeeker');
  renderAt(`/dashboard/jobs?jobid=${job._id}&apply=1`, <Screen />);
  const dialog = await screen.findByRole('dialog', { name: `Apply: ${job.title}` });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Apply/ })).toBeVisible();
});

it('keeps its filters in the address, beside the open job', async () => {
  signedIn('JobSeeker');
  const asked: string[] = [];
  server.use(
    http.get('*/private/api/jobs', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('q')} in ${query.get('location')}`);
      return HttpResponse.json([job], { headers: { 'X-Total-Count': '1' } });
    }),
  );
  renderAt('/dashboard/jobs?q=basis&location=Berlin', <Screen />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(job.title) }));
  expect(await screen.findByRole('button', { name: /^Apply/ })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('basis');
  expect(screen.getByLabelText('Location')).toHaveDisplayValue('Berlin');
  expect(new Set(asked)).toEqual(new Set(['basis in Berlin']));
});

it('fetches a job that is not on the first page, and says when there is none', async () => {
  signedIn('JobSeeker');
  const id = '656f2a9e1c9d440000a1b2ff';
  server.use(
    http.get('*/private/api/jobs/:id', ({ params }) =>
      params.id === 'locations'
        ? HttpResponse.json([])
        : HttpResponse.json({ message: 'Job not found' }, { status: 404 }),
    ),
  );
  renderAt(`/dashboard/jobs?jobid=${id}`, <Screen />);
  expect(await screen.findByText('Error fetching job info')).toBeVisible();
  expect(screen.getByText(job.title)).toBeVisible();
});

it('shows the empty text when the list cannot be loaded', async () => {
  signedIn('JobSeeker');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get('*/private/api/jobs', () => HttpResponse.json({}, { status: 400 })));
  renderAt('/dashboard/jobs', <Screen />);
  expect(await screen.findByText('No new job posted')).toBeVisible();
  expect(log).toHaveBeenCalledWith('Failed to fetch jobs', expect.anything());
  log.mockRestore();
});

it('shows the jobs of one language only, in the address too, each marked with its own', async () => {
  signedIn('JobSeeker');
  const german: Job = {
    ...job,
    _id: '656f2a9e1c9d440000a1b2d2',
    title: 'SAP-Berater (m/w/d)',
    language: 'de',
  };
  server.use(
    http.get('*/private/api/jobs', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('language');
      const found = [job, german].filter(({ language }) => !asked || language === asked);
      return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
    }),
  );
  renderAt('/dashboard/jobs', <Screen />);
  expect(await screen.findByText(job.title)).toHaveAttribute('lang', 'en');
  expect(screen.getByText(german.title)).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  await waitFor(() => expect(screen.queryByText(job.title)).toBeNull());
  expect(screen.getByText(german.title)).toBeVisible();
});

it('shows of a closed row what the public list shows: place, terms, pay and the last day', async () => {
  signedIn('JobSeeker');
  const terms = {
    ...{ workplace: 'hybrid', employment_type: 'full-time', closes_at: '2027-01-31' },
    ...{ salary_from: 60_000, salary_to: 75_000, salary_period: 'year' },
  };
  server.use(
    http.get('*/private/api/jobs', () =>
      HttpResponse.json([{ ...job, ...terms }], { headers: { 'X-Total-Count': '1' } }),
    ),
  );
  renderAt('/dashboard/jobs', <Screen />);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('button', { name: job.title })).toHaveAttribute('aria-expanded', 'false');
  const texts = ['Berlin', 'Three years of Basis', 'Full-time', 'Hybrid', '€60,000 to €75,000 a year'];
  for (const text of [...texts, 'Apply by 31 January 2027']) expect(row.getByText(text)).toBeVisible();
});

it('opens filtered by the address, and takes no language that is none', async () => {
  signedIn('JobSeeker');
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/private/api/jobs', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('language'));
      return HttpResponse.json([], { headers: { 'X-Total-Count': '0' } });
    }),
  );
  const { unmount } = renderAt('/dashboard/jobs?language=de', <Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all jobs' }));
  expect(await screen.findByText('No new job posted')).toBeVisible();
  unmount();
  renderAt('/dashboard/jobs?language=xx', <Screen />);
  expect(await screen.findByText('No jobs found for your criteria.')).toBeVisible();
  expect(asked).toEqual(['de', null, null]);
});
