import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { updateUser, userSession } from '../../shared/api/session.ts';
import type { User } from '../../shared/api/types.ts';
import { refreshUser, useUserRefresh } from './use-user-refresh.ts';

listen();

/** The answers of `user-by-email`, given one by one when the test wants them, in any order. */
function heldAnswers() {
  const waiting: ((user: User) => void)[] = [];
  server.use(
    http.post('*/private/api/user-by-email', async () =>
      HttpResponse.json(await new Promise<User>((answer) => waiting.push(answer))),
    ),
  );
  return waiting;
}

function Polling({ user }: { user: User }) {
  useUserRefresh(user);
  return null;
}

const phone = () => userSession.get().user?.phone;

it('takes over what a poll brings', async () => {
  const user = signedIn('Freelancer');
  const answers = heldAnswers();
  renderAt('/dashboard', <Polling user={user} />);
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]?.({ ...user, phone: '1' }));
  await waitFor(() => expect(phone()).toBe('1'));
});

it('drops an answer that was asked for before the user was changed', async () => {
  const user = signedIn('Freelancer');
  const answers = heldAnswers();
  const late = refreshUser();
  await waitFor(() => expect(answers).toHaveLength(1));
  updateUser({ ...user, phone: '2' });
  answers[0]?.(user);
  await late;
  expect(phone()).toBe('2');
});

it('drops an older load that is answered after a newer one', async () => {
  const user = signedIn('Freelancer');
  const answers = heldAnswers();
  const older = refreshUser();
  await waitFor(() => expect(answers).toHaveLength(1));
  const newer = refreshUser();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ ...user, phone: 'new' });
  await newer;
  answers[0]?.({ ...user, phone: 'old' });
  await older;
  expect(phone()).toBe('new');
});

it('asks who it is by the session when the address was changed elsewhere', async () => {
  const user = signedIn('Freelancer');
  server.use(
    http.post('*/private/api/user-by-email', () => HttpResponse.json({ message: 'No.' }, { status: 403 })),
    http.get('*/private/api/me', () => HttpResponse.json({ ...user, email: 'new@example.com' })),
  );
  await refreshUser();
  expect(userSession.get().user?.email).toBe('new@example.com');
});
