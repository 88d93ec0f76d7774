import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anApplication } from '../../../../test/applications.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { OwnApplication } from '../../../shared/api/types.ts';
import { OverviewTab } from './overview-tab.tsx';
import { RecentApplications } from './recent-applications.tsx';
import { WaitingApplicants } from './waiting-applicants.tsx';

listen();

const recent = () =>
  renderAt('/', <RecentApplications title="Applications" kind="project" empty="" hideEmpty />);
const own = (answer: () => Response) => server.use(http.get('*/private/api/applications', answer));

it('shows the three applications to which something has happened last, however long ago they were sent', async () => {
  const sent = (title: string, appliedAt: string, changes: Partial<OwnApplication> = {}) =>
    anApplication({ _id: title, target: { ...anApplication().target, title }, appliedAt, ...changes });
  const applications = [
    sent('Newest', '2025-11-20T08:00:00.000Z'),
    sent('Quiet', '2025-11-19T08:00:00.000Z'),
    sent('Seen', '2025-11-02T08:00:00.000Z', { seenAt: '2025-11-22T08:00:00.000Z' }),
    sent('Decided', '2025-11-01T08:00:00.000Z', {
      status: 'rejected',
      seenAt: '2025-11-02T08:00:00.000Z',
      decidedAt: '2025-11-23T08:00:00.000Z',
    }),
  ];
  own(() => HttpResponse.json(applications));
  recent();
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Decided',
    'Seen',
    'Newest',
  ]);
});

it('says that the applications could not be loaded, also where none would be hidden', async () => {
  own(() => HttpResponse.json({}, { status: 500 }));
  recent();
  expect(await screen.findByText('Your applications could not be loaded.')).toBeVisible();
});

it('says how many more projects have applicants who wait', async () => {
  const project = (_id: number) => ({
    _id: `p${_id}`,
    title: `Project ${_id}`,
    applicants: [{ status: 'pending' }],
  });
  server.use(
    http.get('*/private/api/projects/:id', () => HttpResponse.json([1, 2, 3, 4, 5, 6, 7].map(project))),
  );
  renderAt('/', <WaitingApplicants user={signedIn('B2B')} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  const link = screen.getByRole('link', { name: /2 more projects with open applicants/ });
  expect(link).toHaveAttribute('href', '/dashboard/projects?view=mine');
});

it('says of new jobs where they are, and of those that were applied for how that stands', async () => {
  const job = (_id: string) => ({ _id, title: `Job ${_id}`, location: 'Berlin', description: 'Basis.' });
  const applied = { _id: 'two', title: 'Job two', status: 'selected' };
  server.use(
    http.get('*/public/api/v0/jobs', () => HttpResponse.json([job('one'), job('two')])),
    http.get('*/private/api/*', () => HttpResponse.json([])),
  );
  renderAt('/', <OverviewTab user={signedIn('JobSeeker', { jobs_applied: [applied] as never })} />);
  const jobs = within(await screen.findByRole('region', { name: 'New jobs' }));
  const [one, two] = await jobs.findAllByRole('listitem');
  expect(one).toHaveTextContent('Berlin');
  expect(two).toHaveTextContent('Selected');
  expect(two).not.toHaveTextContent('Berlin');
});
