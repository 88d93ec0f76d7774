import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { userSession, useWholeUser } from '../../../shared/api/session/session.ts';
import type { User } from '../../../shared/api/types.ts';
import { ProfileTab } from './profile-tab.tsx';

listen();

/** The tab with the user of the session, as the dashboard renders it. */
function Profile() {
  const user = useWholeUser();
  return user && <ProfileTab user={user} />;
}
const show = () => renderAt('/dashboard/profile', <Profile />);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
const saved = () => screen.findByText('Profile updated successfully!');

/** A server that stores changes. `sent` collects the bodies; `elsewhere` changes the user from another device. */
function storing(user: User) {
  const sent: Record<string, unknown>[] = [];
  const at = { user, until: Promise.resolve() };
  server.use(
    http.put('*/private/api/update-profile/:id', async ({ request }) => {
      const body = Object.fromEntries(await request.formData());
      sent.push(body);
      await at.until;
      const lists = Object.entries(body).filter(([key]) => ['qualification', 'experience'].includes(key));
      const parsed = Object.fromEntries(lists.map(([key, text]) => [key, JSON.parse(String(text))]));
      at.user = { ...at.user, ...body, ...parsed } as User;
      return HttpResponse.json({ message: 'Profile updated successfully!', user: at.user });
    }),
  );
  return { sent, at, elsewhere: (change: Partial<User>) => (at.user = { ...at.user, ...change }) };
}

it('sends what was changed and nothing else', async () => {
  const { sent } = storing(signedIn('Freelancer', { phone: '030 1', gender: 'female' }));
  show();
  await userEvent.type(screen.getByLabelText('First name'), 'a');
  await userEvent.type(screen.getByLabelText('Course, qualification 1'), 'Physics');
  await save();
  expect(await saved()).toBeVisible();
  expect(sent).toEqual([
    {
      first_name: 'Lenaa',
      qualification: JSON.stringify([{ course: 'Physics', university: '', year: '' }]),
    },
  ]);
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '2');
  await save();
  await waitFor(() => expect(sent[1]).toEqual({ phone: '030 12' }));
});

it('takes over a change from another device and keeps unsaved input', async () => {
  const user = signedIn('Freelancer', { phone: '030 1' });
  const { sent, elsewhere } = storing(user);
  show();
  await userEvent.type(screen.getByLabelText('Last name'), 'er');
  act(() => userSession.update(elsewhere({ phone: '030 99', last_name: 'Berg' })));
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('030 99');
  expect(screen.getByLabelText('Last name')).toHaveValue('Vogter');
  await save();
  expect(await saved()).toBeVisible();
  expect(sent).toEqual([{ last_name: 'Vogter' }]);
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('030 99');
});

it('restores only the unsaved fields when the user has changed meanwhile', async () => {
  const user = signedIn('Freelancer', { phone: '030 1' });
  const { sent, elsewhere } = storing(user);
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText('Last name'), 'er');
  unmount();
  userSession.update(elsewhere({ phone: '030 99' }));
  show();
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveValue('Vogter');
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('030 99');
  await save();
  expect(await saved()).toBeVisible();
  expect(sent).toEqual([{ last_name: 'Vogter' }]);
  expect(localStorage.getItem(`draft:profile:${user._id}`)).toBeNull();
});

it('has no unsaved changes when they were undone or stored elsewhere', async () => {
  const user = signedIn('Freelancer', { phone: '030 1' });
  const first = show();
  await userEvent.type(screen.getByLabelText('Last name'), 'a{Backspace}');
  first.unmount();
  const second = show();
  expect(screen.queryByText(/unsaved changes/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Last name'), 'er');
  second.unmount();
  userSession.update({ ...user, last_name: 'Vogter' });
  show();
  expect(screen.queryByText(/unsaved changes/)).toBeNull();
});

it('keeps what is typed while it saves', async () => {
  const { sent, at } = storing(signedIn('Freelancer'));
  let answer = (): void => undefined;
  at.until = new Promise((resolve) => (answer = resolve));
  show();
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '030');
  await save();
  await userEvent.type(screen.getByLabelText('Phone (optional)'), ' 12');
  await userEvent.type(screen.getByLabelText('Last name'), 'er');
  answer();
  expect(await saved()).toBeVisible();
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('030 12');
  expect(screen.getByLabelText('Last name')).toHaveValue('Vogter');
  await save();
  await waitFor(() => expect(sent[1]).toEqual({ last_name: 'Vogter', phone: '030 12' }));
});
