import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import FreelancerPage from './freelancer-page.tsx';

listen();

const bare = {
  _id: '656f2a9e1c9d440000a1b2e1',
  title: 'EWM rollout',
  description: 'Two sites.',
  language: 'en',
  technologies: ['EWM'],
  category: ['Logistics'],
  applicants: [],
};
const full = {
  ...bare,
  ...{ _id: '656f2a9e1c9d440000a1b2e2', title: 'Payroll', start_date: '2027-03-01T00:00:00.000Z' },
  ...{ location: 'Potsdam', workplace: 'hybrid', salary_from: 95, salary_to: 110, salary_period: 'hour' },
};

const rowOf = async (title: string) => within((await screen.findByText(title)).closest('li')!);

beforeEach(() => {
  server.use(
    http.get('*/private/api/projects/all', ({ request }) => {
      const remote = new URL(request.url).searchParams.get('workplace') === 'remote';
      const found = remote ? [bare] : [full, bare];
      return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
    }),
    http.get('*/public/api/v0/projects/:list', () => HttpResponse.json([])),
  );
});

it('has columns for rate, start and place, which say what is not stated', async () => {
  renderAt('/freelancer', <FreelancerPage />);
  const payroll = await rowOf('Payroll');
  for (const text of ['€95 to €110 an hour', 'March 1, 2027', 'Potsdam, Hybrid'])
    expect(payroll.getByText(text)).toBeVisible();
  const ewm = await rowOf('EWM rollout');
  expect(ewm.getByText('N/A')).toBeVisible();
  expect(ewm.getAllByText('Not specified')).toHaveLength(2);
});

it('filters at the left of the rows, and says how many are left', async () => {
  renderAt('/freelancer', <FreelancerPage />);
  await screen.findAllByText('2 projects found');
  await userEvent.click(screen.getByRole('radio', { name: 'Remote' }));
  await screen.findAllByText('1 project found');
  // The rows follow the count, in pieces.
  await waitFor(() => expect(screen.queryByText('Payroll')).toBeNull());
});

it('has no primary action in its rows: that of the page is to join', async () => {
  const { container } = renderAt('/freelancer', <FreelancerPage />);
  await rowOf('Payroll');
  expect(screen.getAllByRole('button', { name: /^Apply/ })).toHaveLength(2);
  const primary = [...container.querySelectorAll('.pri')].map(({ textContent }) => textContent.trim());
  expect(new Set(primary)).toEqual(new Set(['Join Now']));
});

it('shows that it loads, and its empty text while the API is away', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/private/api/projects/all', async () => {
      await held;
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt('/freelancer', <FreelancerPage />);
  expect(await screen.findByText('Loading...')).toBeVisible();
  answer();
  expect(await screen.findByText('No projects found matching your search criteria.')).toBeVisible();
  log.mockRestore();
});
