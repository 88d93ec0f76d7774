import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sendApplyDialog } from '../../../test/apply-dialog.ts';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { rememberedIntent } from '../../shared/api/session/intent.ts';
import type { User } from '../../shared/api/types.ts';
import type { ApplyOutcome, ApplyTarget } from './send-application.ts';
import { useApplyDialog } from './use-apply-dialog.tsx';

listen();

const JOB: ApplyTarget = { kind: 'job', id: '656f2a9e1c9d440000a1b2d1', title: 'SAP Basis Administrator' };
const CV = {
  filename: 'Lebenslauf.pdf',
  contentType: 'application/pdf',
  size: 48_213,
  uploadedAt: '2026-03-02T09:00:00.000Z',
};

let outcomes: ApplyOutcome[];

function Page({ target }: { target: ApplyTarget }) {
  const { open, dialog } = useApplyDialog((outcome) => outcomes.push(outcome));
  return (
    <>
      <button onClick={() => open(target)}>Apply</button>
      {dialog}
    </>
  );
}

async function open(user: User, target = JOB) {
  outcomes = [];
  server.use(http.get('*/private/api/me', () => HttpResponse.json(user)));
  renderAt('/', <Page target={target} />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  return screen.findByRole('dialog', { name: `Apply: ${target.title}` });
}

it('shows the CV as it is now, not as the session remembers it', async () => {
  const user = signedIn('JobSeeker');
  const dialog = await open({ ...user, cv: CV });
  expect(await within(dialog).findByText(/CV: Lebenslauf\.pdf/)).toHaveTextContent('added on 2 Mar 2026');
  expect(within(dialog).queryByText(/No CV/)).toBeNull();
});

it('leads those without a CV to where it is added, and back to applying afterwards', async () => {
  const dialog = await open(signedIn('Freelancer'), { ...JOB, kind: 'project' });
  const link = within(dialog).getByRole('link', { name: 'Add a CV' });
  expect(link).toHaveAttribute('href', '/dashboard/profile#files');
  await userEvent.click(link);
  expect(rememberedIntent()).toBe(`/dashboard/projects?tab=projects&projectId=${JOB.id}&apply=1`);
});

it('asks a company what it needs, and for no CV', async () => {
  const dialog = await open(signedIn('B2B'), { ...JOB, kind: 'consultant', title: 'Greta Lorenz' });
  expect(
    within(dialog).getByRole('textbox', { name: /^What do you need, from when, and for how long\?/ }),
  ).toHaveFocus();
  expect(within(dialog).queryByText(/CV/)).toBeNull();
});

it('counts the characters of the note, which survives closing and is gone once it is sent', async () => {
  let body: unknown;
  server.use(
    http.post('*/api/apply', async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ message: 'Sent', applicationId: JOB.id }, { status: 201 });
    }),
  );
  const user = signedIn('JobSeeker');
  const dialog = await open(user);
  await userEvent.type(within(dialog).getByRole('textbox'), 'From March on.');
  expect(within(dialog).getByText('14 of 2,000 characters')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('textbox')).toHaveValue('From March on.');
  await sendApplyDialog();
  await waitFor(() => expect(outcomes).toEqual([{ message: 'Sent', applicationId: JOB.id }]));
  expect(body).toEqual({ userId: user._id, jobId: JOB.id, language: 'en', note: 'From March on.' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

it('stays open with the note while sending can be tried again', async () => {
  server.use(http.post('*/api/apply', () => HttpResponse.error()));
  const dialog = await open(signedIn('JobSeeker'));
  await sendApplyDialog('From March on.');
  expect(await within(dialog).findByText('Something went wrong. Try again.')).toBeVisible();
  expect(within(dialog).getByRole('textbox')).toHaveValue('From March on.');
  expect(outcomes).toEqual([]);
});

it('closes when the position is no longer open, and tells why', async () => {
  const message = 'This position is no longer open.';
  server.use(http.post('*/api/apply', () => HttpResponse.json({ message }, { status: 409 })));
  await open(signedIn('JobSeeker'));
  await sendApplyDialog();
  await waitFor(() => expect(outcomes).toEqual([{ message, status: 409 }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
