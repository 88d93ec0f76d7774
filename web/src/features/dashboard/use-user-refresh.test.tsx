import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { userSession } from '../../shared/api/session/session.ts';
import type { User } from '../../shared/api/types.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import { useUserRefresh } from './use-user-refresh.ts';

listen();

/** Holds back responses of `user-by-email`, so that a test can send them in any order. */
function heldAnswers() {
  const waiting: ((user: User) => void)[] = [];
  server.use(
    http.post('*/private/api/user-by-email', async () =>
      HttpResponse.json(await new Promise<User>((answer) => waiting.push(answer))),
    ),
  );
  return waiting;
}

function Polling() {
  useUserRefresh();
  const refresh = useRefresh();
  return <button onClick={() => void refresh('/private/api/me')}>Refresh</button>;
}

const phone = () => userSession.whole?.phone;
const refresh = () => userEvent.click(screen.getByRole('button'));

/** Renders the screen and waits for its first request. */
async function polling() {
  const user = signedIn('Freelancer');
  const answers = heldAnswers();
  renderAt('/dashboard', <Polling />);
  await waitFor(() => expect(answers).toHaveLength(1));
  return { user, answers };
}

it('takes over the result of a poll', async () => {
  const { user, answers } = await polling();
  act(() => answers[0]?.({ ...user, phone: '1' }));
  await waitFor(() => expect(phone()).toBe('1'));
});

it('discards a response requested before the user was changed', async () => {
  const { user, answers } = await polling();
  act(() => userSession.update({ ...user, phone: '2' }));
  answers[0]?.(user);
  await refresh();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(phone()).toBe('2');
});

it('discards an older response that arrives after a newer one', async () => {
  const { user, answers } = await polling();
  await refresh();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ ...user, phone: 'new' });
  await waitFor(() => expect(phone()).toBe('new'));
  answers[0]?.({ ...user, phone: 'old' });
  await refresh();
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(phone()).toBe('new');
});

it('loads the user by the session when the page knows no address yet', async () => {
  const user = signedIn('Freelancer');
  // As after a reload: the storage has the name only.
  localStorage.setItem(
    'user',
    JSON.stringify({ _id: 'another', first_name: '', last_name: '', role: 'B2B' }),
  );
  const off = userSession.follow();
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  off();
  expect(userSession.whole).toBeNull();
  server.use(http.get('*/private/api/me', () => HttpResponse.json({ ...user, _id: 'another' })));
  renderAt('/dashboard', <Polling />);
  await waitFor(() => expect(userSession.whole?.email).toBe(user.email));
});

it('loads the user by the session when the address was changed elsewhere', async () => {
  const user = signedIn('Freelancer');
  server.use(
    http.post('*/private/api/user-by-email', () => HttpResponse.json({ message: 'No.' }, { status: 403 })),
    http.get('*/private/api/me', () => HttpResponse.json({ ...user, email: 'new@example.com' })),
  );
  renderAt('/dashboard', <Polling />);
  await waitFor(() => expect(userSession.whole?.email).toBe('new@example.com'));
});
