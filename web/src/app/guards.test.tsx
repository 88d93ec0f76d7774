import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { aUser } from '../../test/users.ts';
import { rememberedIntent, rememberIntent } from '../shared/api/intent.ts';
import { adminSession, userSession } from '../shared/api/session.ts';
import type { Admin } from '../shared/api/types.ts';
import { AdminsOnly, SignedOutAdminsOnly, SignedOutOnly, UsersOnly } from './guards.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path="/sign_in" element={<Here />} />
        </Route>
        <Route element={<UsersOnly />}>
          <Route path="/dashboard/:tab" element={<Here />} />
        </Route>
        <Route element={<SignedOutAdminsOnly />}>
          <Route path="/admin_sign_in" element={<Here />} />
        </Route>
        <Route element={<AdminsOnly />}>
          <Route path="/admin-dashboard" element={<Here />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

afterEach(() =>
  act(() => {
    userSession.drop();
    adminSession.drop();
  }),
);

const MAILED = '/dashboard/applications?applicationId=656f2a9e1c9d440000a1b4a1';

it('leads a user through the sign-in to the very place of a mailed link', async () => {
  open(MAILED);
  expect(await screen.findByText('/sign_in')).toBeVisible();
  act(() => userSession.open('token', aUser('JobSeeker')));
  expect(await screen.findByText(MAILED)).toBeVisible();
});

it('leads an administrator through the sign-in to the very place of a mailed link', async () => {
  const mailed = '/admin-dashboard?tab=applications/applicationid=656f2a9e1c9d440000a1b4a1';
  open(mailed);
  expect(await screen.findByText('/admin_sign_in')).toBeVisible();
  act(() => adminSession.open('token', { _id: '656f2a9e1c9d440000a1b6a1' } as Admin));
  expect(await screen.findByText(mailed)).toBeVisible();
});

it('does not tell the next person where a session has ended', async () => {
  userSession.open('token', aUser('JobSeeker'));
  open(MAILED);
  expect(await screen.findByText(MAILED)).toBeVisible();
  act(() => userSession.drop());
  expect(await screen.findByText('/sign_in')).toBeVisible();
  expect(rememberedIntent()).toBeNull();
});

it('keeps what a visitor has chosen when the dashboard is opened without a place', async () => {
  rememberIntent(MAILED);
  open('/dashboard/dashboard');
  expect(await screen.findByText('/sign_in')).toBeVisible();
  expect(rememberedIntent()).toBe(MAILED);
});
