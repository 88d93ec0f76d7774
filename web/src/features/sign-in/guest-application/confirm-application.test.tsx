import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import ConfirmApplicationPage from '../confirm-application-page.tsx';

listen();

const APPLICATION = {
  kind: 'job',
  target: { _id: '656f2a9e1c9d440000a1b2d1', title: 'SAP Basis', language: 'en', state: 'open' },
  ...{ first_name: 'Nadine', last_name: 'Berger', email: 'nadine@example.com', note: 'From May' },
  cv: { filename: 'cv.pdf', size: 84_212 },
  ...{ receivedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2026-11-27T08:00:00.000Z', sent: false },
};
const sent: unknown[] = [];
const answers = (opened: object) => {
  sent.length = 0;
  server.use(
    http.post('*/public/api/v0/apply/opened', () => HttpResponse.json(opened)),
    http.post('*/public/api/v0/apply/:step', async ({ request, params }) => {
      sent.push([params['step'], await request.json()]);
      return HttpResponse.json({ code: 'x', message: `Done: ${String(params['step'])}` });
    }),
  );
};
const open = () => renderAt('/confirm-application#token=abc', <ConfirmApplicationPage />);

it('shows what was sent, and sends it with one press', async () => {
  answers(APPLICATION);
  open();
  for (const text of ['Nadine Berger', 'nadine@example.com', 'From May'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('cv.pdf')).toHaveTextContent('83 KB');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Done: confirm')).toBeVisible();
  expect(sent).toEqual([['confirm', { token: 'abc' }]]);
  expect(screen.getByRole('link', { name: 'Choose a password' })).toHaveAttribute('href', '/forgot-password');
});

it('takes a password along, and leads to the sign-in then', async () => {
  answers(APPLICATION);
  open();
  await userEvent.type(await screen.findByLabelText(/^Password/), 'kupfer lampe sieben wolken');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign_in');
  expect(sent).toEqual([['confirm', { token: 'abc', password: 'kupfer lampe sieben wolken' }]]);
});

it('lets its reader delete everything', async () => {
  answers(APPLICATION);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete everything that was sent' }));
  expect(await screen.findByText('Done: discard')).toBeVisible();
  expect(screen.queryByText('Nadine Berger')).toBeNull();
});

it('says that a job takes no applications now, and that one was sent before', async () => {
  answers({ ...APPLICATION, target: { ...APPLICATION.target, state: 'paused' } });
  const first = open();
  expect(await screen.findByText(/This job is not taking applications/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  first.unmount();
  answers({ ...APPLICATION, sent: true });
  open();
  expect(await screen.findByText('This application has been sent.')).toBeVisible();
});

it('says of a link that does not work what to do', async () => {
  server.use(
    http.post('*/public/api/v0/apply/opened', () =>
      HttpResponse.json({ code: 'guest-application.link-invalid', message: 'Apply again.' }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByText('Apply again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All open jobs' })).toBeVisible();
});
