import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import CareersPage from './careers-page.tsx';

listen();

const ID = '656f2a9e1c9d440000a1b2d1';
const JOB = { _id: ID, title: 'SAP Basis', company: 'Muster', description: 'Run it.', language: 'en' };

const jobs = (answer: () => HttpResponse<object[]> | Promise<HttpResponse<object[]>>) =>
  server.use(
    http.get('*/public/api/v0/jobs', answer),
    http.get('*/public/api/v0/jobs/:list', () => HttpResponse.json([])),
  );

beforeEach(() => jobs(() => HttpResponse.json([JOB], { headers: { 'X-Total-Count': '1' } })));

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

const show = () =>
  renderAt(
    '/career',
    <>
      <Address />
      <Routes>
        <Route path="/career" element={<CareersPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  );
const address = () => screen.getByTestId('address').textContent;
const view = async () => userEvent.click(await screen.findByRole('button', { name: /^View Details/ }));
const notice = () => screen.findByRole('dialog', { name: 'Notice' });
const press = async (name: string) => userEvent.click(within(await notice()).getByRole('button', { name }));

it('tells visitors of View Details to sign in, and only OK leads them there', async () => {
  show();
  await view();
  expect(await notice()).toHaveTextContent('Please sign in as JobSeeker to view job details and apply');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await view();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/career');
  await view();
  expect(within(await notice()).getByRole('link', { name: 'Apply without an account' })).toHaveAttribute(
    'href',
    `/career/sap-basis-${ID}#apply`,
  );
  await press('OK');
  expect(address()).toBe('/sign_in?tab=register&role=JobSeeker');
});

it('tells other roles which role View Details needs, and stays', async () => {
  signedIn('B2B');
  show();
  await view();
  expect(await notice()).toHaveTextContent('Change role to JobSeeker to view and apply for jobs');
  await press('OK');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/career');
});

it('opens the job in the dashboard of a job seeker', async () => {
  signedIn('JobSeeker');
  show();
  await view();
  expect(address()).toBe(`/dashboard/jobs?jobid=${ID}`);
});

it('says of a job without place and qualification that both are not specified', async () => {
  show();
  const row = (await screen.findByRole('link', { name: 'SAP Basis' })).closest('li')!;
  const cells = [...row.querySelectorAll('.cell')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Location: Not specified', 'Qualification: Not specified']);
});

it('shows that it loads, and its empty text while the API is away', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  jobs(async () => {
    await held;
    return HttpResponse.json([], { status: 503 });
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show();
  expect(await screen.findByText('Loading...')).toBeVisible();
  answer();
  expect(await screen.findByText('No jobs found for your criteria.')).toBeVisible();
  log.mockRestore();
});
