import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { Message, User } from '../../../shared/api/types.ts';
import { MessagesTab } from './messages-tab.tsx';

listen();

const message = (sender: 'user' | 'admin', content: string, minute: number): Message => ({
  _id: `656f2a9e1c9d440000a1b3${String(minute).padStart(2, '0')}`,
  sender,
  content,
  timestamp: `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

function conversation(body: object | null, init?: ResponseInit) {
  server.use(http.get('*/private/api/messages/:id', () => HttpResponse.json(body as object, init)));
}

const sent = (count: number) => ({
  messages: [message('admin', 'Good morning', 1)],
  userToAdminMsgCount: count,
  unreadCount: 0,
});

const show = (user: User) => renderAt('/dashboard/messages', <MessagesTab user={user} />);

it('says how many messages are left, sends one, shows it and counts it', async () => {
  const user = signedIn('Freelancer');
  conversation(sent(2));
  let body: unknown;
  server.use(
    http.post('*/private/api/messages/send', async ({ request }) => {
      body = await request.json();
      return HttpResponse.json(
        { sent: message('user', 'When does it start?', 5), userToAdminMsgCount: 3 },
        { status: 201 },
      );
    }),
  );
  show(user);
  expect(await screen.findByText('You can send 8 more message(s) to admin.')).toBeVisible();
  const input = screen.getByPlaceholderText('Write a message...');
  await userEvent.type(input, '  When does it start?  ');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(await within(screen.getByRole('log')).findByText('When does it start?')).toBeVisible();
  expect(screen.getByText('You can send 7 more message(s) to admin.')).toBeVisible();
  expect(input).toHaveValue('');
  expect(body).toMatchObject({ userId: user._id, content: 'When does it start?' });
});

it('keeps the line breaks that are pasted or made with Shift and Enter; Enter alone sends', async () => {
  const user = signedIn('Freelancer');
  conversation(sent(2));
  const bodies: { content: string }[] = [];
  server.use(
    http.post('*/private/api/messages/send', async ({ request }) => {
      const body = (await request.json()) as { content: string };
      bodies.push(body);
      return HttpResponse.json(
        { sent: message('user', body.content, 5), userToAdminMsgCount: 3 },
        { status: 201 },
      );
    }),
  );
  show(user);
  const input = await screen.findByPlaceholderText('Write a message...');
  await screen.findByText('You can send 8 more message(s) to admin.');
  await userEvent.click(input);
  await userEvent.paste('Monday\nTuesday');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Wednesday');
  expect(bodies).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(input).toHaveValue(''));
  expect(bodies.map(({ content }) => content)).toEqual(['Monday\nTuesday\nWednesday']);
  expect(within(screen.getByRole('log')).getByText(/Monday/).textContent).toBe('Monday\nTuesday\nWednesday');
});

it('sends nothing that is blank', async () => {
  const user = signedIn('Freelancer');
  conversation(sent(0));
  show(user);
  await userEvent.type(await screen.findByPlaceholderText('Write a message...'), '   {Enter}');
  expect(screen.getByRole('button', { name: /Send/ })).toBeDisabled();
});

it('is disabled after ten messages', async () => {
  const user = signedIn('B2B');
  conversation(sent(10));
  show(user);
  expect(await screen.findByText('You have reached the maximum of 10 messages to admin.')).toBeVisible();
  expect(screen.getByPlaceholderText('Message limit reached (10)')).toBeDisabled();
});

it('counts against the user’s own limit where the administration has set one', async () => {
  const user = signedIn('B2B');
  conversation({ ...sent(12), messageLimit: 40 });
  const { unmount } = show(user);
  expect(await screen.findByText('You can send 28 more message(s) to admin.')).toBeVisible();
  unmount();
  conversation({ ...sent(40), messageLimit: 40 });
  show(user);
  expect(await screen.findByText('You have reached your maximum of 40 messages to admin.')).toBeVisible();
  expect(screen.getByPlaceholderText('Message limit reached (40)')).toBeDisabled();
});

it('is read-only for job seekers', async () => {
  const user = signedIn('JobSeeker');
  conversation(sent(0));
  show(user);
  expect(await screen.findByText('Good morning')).toBeVisible();
  expect(screen.getByPlaceholderText('Messaging disabled for Job Seekers')).toBeDisabled();
  expect(screen.getByText('Messaging feature is not available for Job Seekers.')).toBeVisible();
});

it('counts the user’s own messages when the response is a plain array', async () => {
  const user = signedIn('Freelancer');
  conversation([message('user', 'One', 1), message('admin', 'Two', 2), message('user', 'Three', 3)]);
  show(user);
  expect(await screen.findByText('You can send 8 more message(s) to admin.')).toBeVisible();
});

it.each([
  ['the server’s sentence', { message: 'Come back later' }, 'Come back later'],
  ['the specified text where there is none', {}, 'Failed to load messages'],
])('shows %s when loading fails, and loads again on demand', async (_, body, text) => {
  const user = signedIn('Freelancer');
  conversation(body, { status: 400 });
  show(user);
  expect(await screen.findByText(text)).toBeVisible();
  conversation(sent(1));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good morning')).toBeVisible();
});

it('says Server error when there is no response', async () => {
  const user = signedIn('Freelancer');
  server.use(http.get('*/private/api/messages/:id', () => HttpResponse.error()));
  show(user);
  expect(await screen.findByText('Server error')).toBeVisible();
});

it('keeps the text when sending fails and on the next visit', async () => {
  const user = signedIn('Freelancer');
  conversation(sent(0));
  server.use(http.post('*/private/api/messages/send', () => HttpResponse.json({}, { status: 400 })));
  const { unmount } = show(user);
  await userEvent.type(await screen.findByPlaceholderText('Write a message...'), 'Hello');
  await waitFor(() => expect(screen.getByText(/more message/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(await screen.findByText('Failed to send message')).toBeVisible();
  unmount();
  show(user);
  expect(await screen.findByPlaceholderText('Write a message...')).toHaveValue('Hello');
});

it('keeps what is typed while a message is on its way', async () => {
  const user = signedIn('Freelancer');
  conversation(sent(0));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.post('*/private/api/messages/send', async () => {
      await arrived;
      return HttpResponse.json({ sent: message('user', 'First', 5), userToAdminMsgCount: 1 });
    }),
  );
  show(user);
  const input = await screen.findByPlaceholderText('Write a message...');
  await userEvent.type(input, 'First{Enter}');
  await userEvent.clear(input);
  await userEvent.type(input, 'Second');
  arrive();
  expect(await within(screen.getByRole('log')).findByText('First')).toBeVisible();
  expect(input).toHaveValue('Second');
});

it('leaves only what was typed behind a message that is on its way', async () => {
  const user = signedIn('Freelancer');
  conversation(sent(0));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.post('*/private/api/messages/send', async () => {
      await arrived;
      return HttpResponse.json({ sent: message('user', 'First', 5), userToAdminMsgCount: 1 });
    }),
  );
  show(user);
  const input = await screen.findByPlaceholderText('Write a message...');
  await userEvent.type(input, 'First{Enter} second');
  arrive();
  expect(await within(screen.getByRole('log')).findByText('First')).toBeVisible();
  expect(input).toHaveValue('second');
});

it('sends although loading the conversation failed, and then loads it', async () => {
  const user = signedIn('Freelancer');
  conversation({}, { status: 500 });
  server.use(
    http.post('*/private/api/messages/send', () => {
      conversation({ ...sent(1), messages: [message('user', 'Hello', 5)] });
      return HttpResponse.json({ sent: message('user', 'Hello', 5), userToAdminMsgCount: 1 });
    }),
  );
  show(user);
  expect(await screen.findByText('Failed to load messages')).toBeVisible();
  const input = screen.getByPlaceholderText('Write a message...');
  await userEvent.type(input, 'Hello{Enter}');
  expect(await within(await screen.findByRole('log')).findByText('Hello')).toBeVisible();
  expect(input).toHaveValue('');
});

it('marks the administration’s messages as read', async () => {
  const user = signedIn('JobSeeker');
  let unread = 2;
  server.use(
    http.get('*/private/api/messages/:id', () => HttpResponse.json({ ...sent(0), unreadCount: unread })),
    http.post('*/private/api/messages/read', () => {
      unread = 0;
      return HttpResponse.json({ message: 'Read.' });
    }),
  );
  show(user);
  await waitFor(() => expect(unread).toBe(0));
});
