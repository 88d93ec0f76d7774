import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import {
  pending,
  OFFERED,
  RECOVERY_CODES,
  serveStep,
  stepIsOver,
  WRONG_CODE,
} from '../../../test/second-factor.ts';
import { listen, server } from '../../../test/server.ts';
import { adminSession } from '../../shared/api/session/session.ts';
import AdminSignInPage from './admin-sign-in-page.tsx';

listen();
beforeEach(() => adminSession.drop());

const OPENED = { msg: 'ok', token: 'a-token', admin: { _id: 'a', email: 'admin@example.com', phone: '' } };
const ENROLMENT = '/api/admin/sign-in/enrolment/codes';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enterPassword(stage: 'second-factor' | 'enrolment') {
  server.use(http.post('*/public/api/v0/admin/login', () => pending(stage)));
  renderAt('/admin_sign_in', <AdminSignInPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'admin@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe wolken{Enter}');
}

it('asks an administrator with an app for a code, and names who can help without it', async () => {
  const sent = serveStep('/api/admin/sign-in/code', '123456', OPENED);
  await enterPassword('second-factor');
  const field = await screen.findByLabelText('Code of your app');
  expect(field).toHaveFocus();
  expect(screen.getByText(/Another administrator can reset your second factor/)).toBeVisible();
  await userEvent.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
  await userEvent.clear(field);
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(adminSession.token).toBe('a-token'));
  expect(sent.map(({ token }) => token)).toEqual(['Bearer half-a-token', 'Bearer half-a-token']);
});

describe('where administrators need a second factor', () => {
  let offers: (string | null)[];
  beforeEach(() => {
    offers = [];
    server.use(
      http.post(`*${ENROLMENT}`, ({ request }) => {
        offers.push(request.headers.get('Authorization'));
        return HttpResponse.json(OFFERED);
      }),
    );
  });

  const begin = async () => {
    await enterPassword('enrolment');
    await waitFor(() => expect(screen.getByText(/Administrators need a second factor/)).toHaveFocus());
    await press('Set up an app');
    return screen.findByLabelText('Code of your app');
  };

  it('sets up an app, shows the recovery codes, and only then opens the administration', async () => {
    const sent = serveStep(`${ENROLMENT}/confirm`, '123456', { ...OPENED, recoveryCodes: RECOVERY_CODES });
    const field = await begin();
    expect(offers).toEqual(['Bearer half-a-token']);
    expect(field).toHaveFocus();
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in the app on this device' })).toHaveAttribute(
      'href',
      OFFERED.address,
    );
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG_CODE)));
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    await waitFor(() => expect(screen.getByText(/Store these recovery codes/)).toHaveFocus());
    for (const code of RECOVERY_CODES) expect(screen.getByText(code)).toBeVisible();
    expect(adminSession.token).toBeNull();
    await press('Continue to the administration');
    expect(adminSession.token).toBe('a-token');
    expect(sent.at(-1)).toEqual({ body: { code: '123456' }, token: 'Bearer half-a-token' });
  });

  it('leads back to the password with the reason when that took too long', async () => {
    stepIsOver(`${ENROLMENT}/confirm`);
    await userEvent.type(await begin(), '123456{Enter}');
    expect(await screen.findByText(/This took longer than five minutes/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('leads back before the app was offered, too, and on request', async () => {
    stepIsOver(ENROLMENT);
    await enterPassword('enrolment');
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
    expect(await screen.findByText(/This took longer than five minutes/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'kupfer lampe wolken{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the password' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByText(/This took longer/)).toBeNull();
  });

  it('says why another app cannot be added any more', async () => {
    const message = 'This app can no longer be added. Please begin again.';
    server.use(
      http.post(`*${ENROLMENT}/confirm`, () =>
        HttpResponse.json({ code: 'second-factor.begin-again', message }, { status: 409 }),
      ),
    );
    await userEvent.type(await begin(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press('Cancel');
    expect(screen.getByLabelText('Email')).toBeVisible();
  });
});
