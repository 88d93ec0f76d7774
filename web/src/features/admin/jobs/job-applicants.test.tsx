import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { anApplication, serveDesk } from '../../../../test/desk.ts';
import { aUser } from '../../../../test/users.ts';
import { ApplicantProfile, JobApplicants } from './job-applicants.tsx';

listen();

type Status = 'pending' | 'selected' | 'rejected';
const wanted = ({ url }: Request, { status }: { status: Status }) =>
  status !== 'rejected' || new URL(url).searchParams.get('rejected') === 'show';

let notes: (string | undefined)[] = [];
let people: { _id: string; first_name: string; last_name: string; status: Status }[] = [];

beforeEach(() => {
  notes = [];
  people = [
    { _id: 'a1', first_name: 'Karim', last_name: 'Haddad', status: 'pending' },
    { _id: 'a2', first_name: 'Mara', last_name: 'Linke', status: 'selected' },
    { _id: 'a3', first_name: 'Anna', last_name: 'Kolb', status: 'rejected' },
  ];
  server.use(
    http.get('*/public/api/v0/jobs/:id', () =>
      HttpResponse.json({ _id: 'j1', title: 'SAP Basis', company: 'Muster GmbH' }),
    ),
    http.get('*/api/admin/templates', () => HttpResponse.json([])),
    http.get('*/api/admin/jobs/:id/applicants', ({ request }) => {
      const found = people.filter((person) => wanted(request, person));
      const start = (Number(new URL(request.url).searchParams.get('page')) - 1) * 25;
      return HttpResponse.json(
        found.slice(start, start + 25).map((person) => ({
          ...person,
          email: 'someone@example.com',
          language: 'en',
          appliedAt: '2026-11-20T08:00:00.000Z',
        })),
        { headers: { 'X-Total-Count': String(found.length) } },
      );
    }),
  );
});

/** The server accepts every decision and answers with a message. */
function decisions() {
  server.use(
    http.patch('*/api/admin/jobs/:id/applicants/:userId', async ({ request, params }) => {
      const { status, note } = (await request.json()) as { status: Status; note?: string };
      notes.push(note);
      people = people.map((person) => (person._id === params['userId'] ? { ...person, status } : person));
      return HttpResponse.json({ message: `Applicant has been ${status} and notified.` });
    }),
  );
}

const show = () => renderAt('/admin-dashboard?tab=jobs/jobid=j1/applicants', <JobApplicants jobId="j1" />);
/** Presses the button, and Send in the dialog that asks. */
async function decide(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
}
it('shows a decider the note and the CV as they were sent, beside the decision', async () => {
  const file = { filename: 'cv.pdf', contentType: 'application/pdf', size: 9 };
  const [before, after] = ['2026-11-01T08:00:00.000Z', '2026-11-05T08:00:00.000Z'];
  const application = anApplication('656f2a9e1c9d440000a1b4a1', 'Karim Haddad', {
    note: 'From March.',
    files: { cv: { ...file, uploadedAt: before } },
  });
  const profile = aUser('JobSeeker', {
    ...{ _id: 'a1', first_name: 'Karim', last_name: 'Haddad', cv: { ...file, uploadedAt: after } },
    jobs_applied: [
      { _id: 'j1', applicationId: application._id, title: 'SAP Basis', status: 'pending', appliedAt: before },
    ],
  });
  server.use(http.get('*/api/admin/applicants/:id', () => HttpResponse.json(profile)));
  serveDesk([application], { [application._id]: { profile } });
  renderAt(
    '/admin-dashboard?tab=jobs/jobid=j1/userid=a1/applicants',
    <ApplicantProfile userId="a1" jobId="j1" />,
  );
  expect(await screen.findByText('From March.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept Karim Haddad' })).toBeVisible();
  // Once as sent, and once as it is in the profile now.
  expect(screen.getByRole('button', { name: 'View CV' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'View CV of the profile' })).toBeVisible();
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('offers a decision only while an application is pending', async () => {
  show();
  await screen.findByRole('link', { name: 'Karim Haddad' });
  expect(within(row('Karim Haddad')).getByRole('button', { name: 'Accept Karim Haddad' })).toBeVisible();
  expect(within(row('Karim Haddad')).getByRole('button', { name: 'Reject Karim Haddad' })).toBeVisible();
  expect(within(row('Mara Linke')).queryByRole('button')).toBeNull();
});

it('accepts: says that the applicant was notified, keeps the row, removes the buttons', async () => {
  decisions();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Karim Haddad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Select Karim Haddad' });
  expect(within(dialog).getByText(/selected for the position “SAP Basis” at Muster GmbH/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/^Note/), 'Can you come on Monday?');
  expect(notes).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Applicant has been selected and notified.')).toBeVisible();
  expect(
    screen.getByText('Applicant has been selected and notified.').closest('[role=status]'),
  ).toHaveFocus();
  expect(notes).toEqual(['Can you come on Monday?']);
  expect(within(row('Karim Haddad')).getByText('Selected')).toBeVisible();
  expect(within(row('Karim Haddad')).queryByRole('button')).toBeNull();
});

it('rejects: the applicant leaves the list, and comes back on demand', async () => {
  decisions();
  show();
  await decide('Reject Karim Haddad');
  expect(await screen.findByText('Applicant has been rejected and notified.')).toBeVisible();
  expect(
    screen.getByText('Applicant has been rejected and notified.').closest('[role=status]'),
  ).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Karim Haddad' })).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show rejected' }));
  await screen.findByRole('link', { name: 'Karim Haddad' });
  expect(within(row('Karim Haddad')).getByText('Rejected')).toBeVisible();
});

it('goes back to the last page when the last row of one was rejected', async () => {
  decisions();
  people = Array.from({ length: 26 }, (_, index) => ({
    _id: `b${index}`,
    first_name: 'Anna',
    last_name: `Kolb ${index}`,
    status: 'pending',
  }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await decide('Reject Anna Kolb 25');
  expect(await screen.findByRole('link', { name: 'Anna Kolb 0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('says that the list is empty when everybody was rejected', async () => {
  people = people.slice(2);
  show();
  expect(await screen.findByText('No applicants found for this job.')).toBeVisible();
});

it.each([
  ['the specified text', () => HttpResponse.json({}, { status: 500 }), 'Failed to send notification.'],
  ['the network', () => HttpResponse.error(), 'Network error. Please try again.'],
])('names %s when a decision fails, and changes nothing', async (_, answer, text) => {
  server.use(http.patch('*/api/admin/jobs/:id/applicants/:userId', answer));
  show();
  await decide('Accept Karim Haddad');
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Accept Karim Haddad' })).toBeVisible();
});

it('says so when a colleague was faster, and shows what was decided', async () => {
  server.use(
    http.patch('*/api/admin/jobs/:id/applicants/:userId', () => {
      people = people.map((person) => ({ ...person, status: 'selected' }));
      return HttpResponse.json({ code: 'application.already-decided', message: 'Decided.' }, { status: 409 });
    }),
  );
  show();
  await decide('Reject Karim Haddad');
  expect(await screen.findByText(/^A colleague has already decided/)).toBeVisible();
  expect(within(row('Karim Haddad')).getByText('Selected')).toBeVisible();
});
