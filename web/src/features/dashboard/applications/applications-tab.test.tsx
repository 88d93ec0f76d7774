import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplication } from '../../../../test/applications.ts';
import { ownProfile, sendApplyDialog } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { OwnApplication, User } from '../../../shared/api/types.ts';
import { ApplicationsTab } from './applications-tab.tsx';

listen();

let stored: OwnApplication[];
let asked: string[];
beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/private/api/applications', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(stored, { headers: { 'X-Total-Count': String(stored.length) } });
    }),
    http.get('*/private/api/applications/:id', ({ params }) => {
      const found = stored.find(({ _id }) => _id === params['id']);
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json({ message: 'Application not found' }, { status: 404 });
    }),
    ownProfile,
  );
});

const open = (user: User, query = '') =>
  renderAt(`/dashboard/applications${query}`, <ApplicationsTab user={user} />);
const FIRST = anApplication()._id;
const stops = () =>
  within(screen.getByRole('list', { name: 'Application status' }))
    .getAllByRole('listitem')
    .map((stop) => stop.textContent);

it.each([
  ['sent', {}, ['Sent21 Nov 2025', 'Seennot yet', 'Decidednot yet'], 'Sent'],
  [
    'seen',
    { seenAt: '2025-11-22T09:30:00.000Z' },
    ['Sent21 Nov 2025', 'Seen22 Nov 2025', 'Decidednot yet'],
    'Seen',
  ],
  [
    'decided unseen',
    { status: 'rejected', decidedAt: '2025-11-23T09:30:00.000Z' },
    ['Sent21 Nov 2025', 'Rejected23 Nov 2025'],
    null,
  ],
] as const)('draws the stations of one that is %s', async (_, changes, expected, here) => {
  stored = [anApplication(changes)];
  open(signedIn('JobSeeker'));
  await screen.findByRole('link', { name: 'SAP Basis Consultant' });
  expect(stops()).toEqual(expected);
  const current = screen.getAllByRole('listitem').find((stop) => stop.getAttribute('aria-current'));
  expect(current?.textContent.startsWith(here ?? '-') ?? null).toBe(here ? true : null);
});

it('filters by status in the address, and offers the kinds of the role', async () => {
  stored = [anApplication()];
  open(signedIn('JobSeeker'), '?status=selected');
  await screen.findByRole('link', { name: 'SAP Basis Consultant' });
  const kinds = [...screen.getByLabelText<HTMLSelectElement>('Kind').options].map(({ text }) => text);
  expect(kinds).toEqual(['Every kind', 'Positions', 'Without a position']);
  expect(asked.at(-1)).toContain('status=selected');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Withdrawn');
  await waitFor(() => expect(asked.at(-1)).toContain('status=withdrawn'));
});

it('offers the kinds of an earlier role', async () => {
  stored = [anApplication()];
  open(signedIn('Freelancer'));
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'Positions');
  await waitFor(() => expect(asked.at(-1)).toContain('kind=job'));
});

it('leads on when there is none yet', async () => {
  stored = [];
  open(signedIn('JobSeeker'));
  expect(await screen.findByText('You have not applied for anything yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open jobs' })).toHaveAttribute('href', '/dashboard/jobs');
});

it('shows what was sent, who has opened it, and the note of the decision', async () => {
  stored = [
    anApplication({
      status: 'selected',
      seenAt: '2025-11-22T09:30:00.000Z',
      decidedAt: '2025-11-23T09:30:00.000Z',
      decisionNote: 'Could you come on Monday?',
      files: {
        cv: {
          filename: 'cv.pdf',
          contentType: 'application/pdf',
          size: 1,
          uploadedAt: '2025-11-01T08:00:00.000Z',
        },
      },
      views: [{ by: 'Muster GmbH', at: '2025-11-22T09:31:00.000Z', file: 'cv' }],
      target: { ...anApplication().target, state: 'closed' },
    }),
  ];
  open(signedIn('JobSeeker'), `?applicationId=${FIRST}`);
  expect(await screen.findByText('I could start in March.')).toBeVisible();
  expect(screen.getByText('Could you come on Monday?')).toBeVisible();
  expect(screen.getByText(/Muster GmbH opened your CV/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'View CV' })).toBeVisible();
  expect(screen.getByText('This position has been closed.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Open the position/ })).toHaveAttribute(
    'href',
    '/career/sap-basis-consultant-656f2a9e1c9d440000a1b2d1',
  );
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('withdraws with a reason, says so where the focus is, and then offers to apply again', async () => {
  stored = [anApplication()];
  let body: unknown;
  server.use(
    http.post('*/private/api/applications/:id/withdraw', async ({ request }) => {
      body = await request.json();
      stored = [anApplication({ status: 'withdrawn', decidedAt: '2025-11-22T09:30:00.000Z' })];
      return HttpResponse.json({ message: 'Your application has been withdrawn.' });
    }),
    http.post('*/api/apply', () => {
      stored = [anApplication({ _id: '656f2a9e1c9d440000a1b4a2', note: 'I am back.' }), ...stored];
      return HttpResponse.json({ message: 'Applied!', applicationId: stored[0]?._id }, { status: 201 });
    }),
  );
  open(signedIn('JobSeeker'), `?applicationId=${FIRST}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = screen.getByRole('dialog', { name: 'Withdraw your application' });
  expect(body).toBeUndefined();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Too far away');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const said = await screen.findByText('Your application has been withdrawn.');
  expect(said.closest('[role=status]')).toHaveFocus();
  expect(body).toEqual({ reason: 'Too far away' });
  await userEvent.click(await screen.findByRole('button', { name: 'Apply again' }));
  await sendApplyDialog('I am back.');
  expect(await screen.findByText('Applied!')).toBeVisible();
  expect(await screen.findByText('I am back.')).toBeVisible();
});

it('does not offer a closed one again, and tells why a withdrawal was refused', async () => {
  stored = [anApplication()];
  const message = 'This application has already been decided: rejected.';
  server.use(
    http.post('*/private/api/applications/:id/withdraw', () => {
      stored = [
        anApplication({
          status: 'rejected',
          decidedAt: '2025-11-22T09:30:00.000Z',
          target: { ...anApplication().target, state: 'closed' },
        }),
      ];
      return HttpResponse.json({ message }, { status: 409 });
    }),
  );
  open(signedIn('JobSeeker'), `?applicationId=${FIRST}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull();
});

it('does not offer an old one again while a newer one for the same is live', async () => {
  const target = { ...anApplication().target, title: 'EWM roll-out' };
  const old = anApplication({ kind: 'project', status: 'withdrawn', target });
  const other = anApplication({ _id: '656f2a9e1c9d440000a1b4a3', kind: 'project' });
  const newer = anApplication({ _id: '656f2a9e1c9d440000a1b4a2', kind: 'project', target });
  stored = [{ ...other, target: { ...target, _id: '656f2a9e1c9d440000a1b2d9' } }, old];
  open(signedIn('Freelancer'), `?applicationId=${FIRST}`);
  expect(await screen.findByRole('button', { name: 'Apply again' })).toBeVisible();
  // Sent in another window.
  stored = [newer, ...stored];
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull());
});

it.each([
  ['job', 'JobSeeker', 'As long as the position is open, you can apply again.'],
  ['project', 'Freelancer', 'As long as the project is open, you can apply again.'],
  ['consultant', 'B2B', 'You can send a new one at any time.'],
] as const)('says before a withdrawal of a %s what is possible afterwards', async (kind, role, text) => {
  stored = [anApplication({ kind })];
  open(signedIn(role), `?applicationId=${FIRST}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
});

it('says when it is no longer stored, and leads back', async () => {
  stored = [];
  open(signedIn('JobSeeker'), `?applicationId=${FIRST}`);
  expect(await screen.findByText('This application is no longer stored.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Applications' }));
  expect(await screen.findByText('You have not applied for anything yet.')).toBeVisible();
});
