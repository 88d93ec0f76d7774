import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { aUser } from '../../test/users.ts';
import { rememberedIntent, rememberIntent } from '../shared/api/session/intent.ts';
import { adminSession, userSession, useUser } from '../shared/api/session/session.ts';
import type { Admin } from '../shared/api/types.ts';
import { AdminsOnly, SignedOutAdminsOnly, SignedOutOnly, UsersOnly } from './guards.tsx';
import SignInAgainDialog from './session-dialogs/sign-in-again-dialog.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const SignIn = () => (
  <>
    <Here />
    <input aria-label="Email" />
  </>
);

/** Removed with the session, like `SignInAgain`. */
function Above({ children }: { children: ReactNode }) {
  const user = useUser();
  const [asked] = useState(user);
  return user === asked && children;
}

const next = jest.fn(() => Promise.resolve());

/** `above` is rendered above the opened page. */
const open = (path: string, above?: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<SignedOutOnly next={next} />}>
          <Route path="/sign_in" element={<SignIn />} />
        </Route>
        <Route element={<UsersOnly />}>
          <Route path="/dashboard/:tab" element={<Here />} />
        </Route>
        <Route element={<SignedOutAdminsOnly next={next} />}>
          <Route path="/admin_sign_in" element={<SignIn />} />
        </Route>
        <Route element={<AdminsOnly />}>
          <Route path="/admin-dashboard" element={<Here />} />
        </Route>
      </Routes>
      {above && <Above>{above}</Above>}
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

it.each([
  ['the same user', '656f2a9e1c9d440000a1b0a1', MAILED],
  ['somebody else', '656f2a9e1c9d440000a1b0a2', '/dashboard/dashboard'],
])('who signs in after a session has expired: %s (%s) is led to %s', async (_, _id, place) => {
  userSession.open('token', aUser('JobSeeker', { _id: '656f2a9e1c9d440000a1b0a1' }));
  open(MAILED, <SignInAgainDialog audience="user" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('/sign_in')).toBeVisible();
  act(() => userSession.open('token', aUser('JobSeeker', { _id })));
  expect(await screen.findByText(place)).toBeVisible();
});

it('keeps what a visitor has chosen when the dashboard is opened without a place', async () => {
  rememberIntent(MAILED);
  open('/dashboard/dashboard');
  expect(await screen.findByText('/sign_in')).toBeVisible();
  expect(rememberedIntent()).toBe(MAILED);
});

it.each(['/sign_in', '/admin_sign_in'])(
  '%s loads the dashboard when somebody turns to the form, once and not before',
  async (door) => {
    next.mockClear();
    open(door);
    const field = await screen.findByLabelText('Email');
    expect(next).not.toHaveBeenCalled();
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.click(field);
    expect(next).toHaveBeenCalledTimes(1);
  },
);
