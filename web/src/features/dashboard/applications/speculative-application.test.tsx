import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplication } from '../../../../test/applications.ts';
import { ownProfile } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { OwnApplication } from '../../../shared/api/types.ts';
import { ApplicationsTab } from './applications-tab.tsx';

listen();

const NOTE = 'Ten years of SAP EWM, free from April, four days a week in Berlin.';
const SPECULATIVE = anApplication({
  kind: 'speculative',
  note: NOTE,
  target: { _id: null, title: 'Speculative application', language: 'en', state: null, owner: 'Muster GmbH' },
});

let stored: OwnApplication[];
let sent: unknown[];
beforeEach(() => {
  stored = [];
  sent = [];
  server.use(
    http.get('*/private/api/applications', () =>
      HttpResponse.json(stored, { headers: { 'X-Total-Count': String(stored.length) } }),
    ),
    http.post('*/private/api/applications', async ({ request }) => {
      sent.push(await request.json());
      stored = [SPECULATIVE];
      return HttpResponse.json(
        { code: 'application.submitted', message: 'Applied successfully', applicationId: SPECULATIVE._id },
        { status: 201 },
      );
    }),
    ownProfile,
  );
});

const open = (role: 'JobSeeker' | 'Freelancer' | 'B2B', query = '') => {
  const user = signedIn(role);
  return renderAt(`/dashboard/applications${query}`, <ApplicationsTab user={user} />);
};

it('asks for a note of some length, sends it, and then leads to the application', async () => {
  open('JobSeeker');
  const button = await screen.findByRole('button', { name: 'Apply without a position' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Speculative application' }));
  const note = dialog.getByLabelText('What are you looking for, and what do you bring along?');
  await userEvent.type(note, 'SAP');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^Please write at least 50 characters/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(note);
  await userEvent.type(note, NOTE);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Applied successfully')).toBeVisible();
  expect(sent).toEqual([{ kind: 'speculative', note: NOTE, language: 'en' }]);
  expect(await screen.findByRole('link', { name: 'Your speculative application' })).toHaveAttribute(
    'href',
    `/dashboard/applications?applicationId=${SPECULATIVE._id}`,
  );
  expect(screen.queryByRole('button', { name: 'Apply without a position' })).toBeNull();
});

it('opens the dialog for those who come from the careers page', async () => {
  open('Freelancer', '?speculative=1&apply=1');
  expect(await screen.findByRole('dialog', { name: 'Speculative application' })).toBeVisible();
});

it('opens no second one while one is under review', async () => {
  stored = [SPECULATIVE];
  open('JobSeeker', '?speculative=1&apply=1');
  expect(await screen.findByRole('link', { name: 'Your speculative application' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not offered to companies', async () => {
  open('B2B', '?speculative=1&apply=1');
  expect(await screen.findByText('You have not applied for anything yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply without a position' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
