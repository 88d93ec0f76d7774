import { LIMITS, PAGE } from '@consulting/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { adminSession } from '../../../shared/api/session/session.ts';
import { signOutAdmin } from '../../../shared/api/session/sign-out.ts';
import type { Admin } from '../../../shared/api/types.ts';
import { AdminChat } from './admin-chat.tsx';

listen();

/** A message sent this many seconds after nine o'clock. */
const message = (sender: 'user' | 'admin', content: string, second: number) => ({
  _id: `m${second}`,
  sender,
  content,
  timestamp: new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString(),
});
const lena = { _id: 'u1', kind: 'user', name: 'Lena Vogt', email: 'lena@example.com', role: 'Freelancer' };

/** Serves the conversation in pages, newest first. */
function conversation(partner: object, ...pages: object[][]) {
  server.use(
    http.get('*/api/admin/messages/conversation/:id', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return HttpResponse.json({
        with: partner,
        messages: pages[page - 1] ?? [],
        totalMessages: pages.flat().length,
        userToAdminMsgCount: 1,
        messageLimit: 25,
        unreadCount: 0,
      });
    }),
  );
}

const show = () => renderAt('/admin-dashboard?tab=messages/userid=u1', <AdminChat id="u1" backTo="/x" />);

it('answers a user, and shows the answer', async () => {
  const first = message('user', 'Is the slot free?', 1);
  conversation(lena, [first]);
  server.use(
    http.post('*/api/admin/messages/send-from-admin', async ({ request }) => {
      const { recipientId, content } = (await request.json()) as { recipientId: string; content: string };
      if (recipientId !== 'u1') return HttpResponse.json({}, { status: 400 });
      conversation(lena, [first, message('admin', content, 2)]);
      return HttpResponse.json({ message: 'Sent' }, { status: 201 });
    }),
  );
  show();
  const input = await screen.findByPlaceholderText('Write a message...');
  await userEvent.type(input, 'Yes, from March');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(await within(screen.getByRole('log')).findByText('Yes, from March')).toBeVisible();
  expect(input).toHaveValue('');
  // The button that was pressed is disabled now.
  await waitFor(() => expect(input).toHaveFocus());
});

it('takes a text that is too long, counts it and sends it when it is shortened', async () => {
  conversation(lena, []);
  const sent: string[] = [];
  server.use(
    http.post('*/api/admin/messages/send-from-admin', async ({ request }) => {
      sent.push(((await request.json()) as { content: string }).content);
      return HttpResponse.json({ message: 'Sent' }, { status: 201 });
    }),
  );
  show();
  const input = await screen.findByPlaceholderText('Write a message...');
  const text = 'a'.repeat(LIMITS.message);
  await userEvent.click(input);
  await userEvent.paste(`${text}bc`);
  expect(input).toHaveValue(`${text}bc`);
  expect(input).toHaveAccessibleDescription(/has 2002 characters, and 2000 fit/);
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(input).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  await waitFor(() => expect(sent).toEqual([text]));
});

it('keeps the text and says Failed to send message when the server has no sentence', async () => {
  conversation(lena, []);
  server.use(http.post('*/api/admin/messages/send-from-admin', () => HttpResponse.json({}, { status: 500 })));
  show();
  await userEvent.type(await screen.findByPlaceholderText('Write a message...'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(await screen.findByText('Failed to send message')).toBeVisible();
  expect(screen.getByPlaceholderText('Write a message...')).toHaveValue('Hello');
});

it('keeps what is typed while a message is on its way', async () => {
  conversation(lena, []);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.post('*/api/admin/messages/send-from-admin', async () => {
      await arrived;
      conversation(lena, [message('admin', 'First', 2)]);
      return HttpResponse.json({ message: 'Sent' }, { status: 201 });
    }),
  );
  show();
  const input = await screen.findByPlaceholderText('Write a message...');
  await userEvent.type(input, 'First');
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  await userEvent.clear(input);
  await userEvent.type(input, 'Second');
  arrive();
  expect(await within(screen.getByRole('log')).findByText('First')).toBeVisible();
  expect(input).toHaveValue('Second');
});

it('offers no answer to a message of the contact form', async () => {
  conversation({ ...lena, kind: 'contact' }, [message('user', 'Do you offer training?', 1)]);
  show();
  expect(
    await screen.findByText('You cannot reply directly to messages sent via the contact form.'),
  ).toBeVisible();
  expect(screen.queryByPlaceholderText('Write a message...')).toBeNull();
  expect(screen.getByRole('link', { name: 'Reply by email to lena@example.com' })).toBeVisible();
});

it('says how many messages the user has sent of how many, and leads to the limit', async () => {
  conversation(lena, []);
  const { unmount } = show();
  expect(await screen.findByText(/Sent 1 of 25 messages\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Profile and limit' });
  expect(link.getAttribute('href')).toContain('people/userid=u1');
  unmount();
  conversation({ ...lena, role: 'JobSeeker' }, []);
  show();
  expect(await screen.findByPlaceholderText('Write a message...')).toBeVisible();
  expect(screen.queryByText(/of 25 messages/)).toBeNull();
});

it('shows a flagged message as flagged until it is freed', async () => {
  const contact = { ...lena, kind: 'contact', spam: true };
  conversation(contact, [message('user', 'You won', 1)]);
  server.use(
    http.patch('*/api/admin/contact-messages/u1', async ({ request }) => {
      if (((await request.json()) as { spam: boolean }).spam) return HttpResponse.json({}, { status: 400 });
      conversation({ ...contact, spam: undefined }, [message('user', 'You won', 1)]);
      return HttpResponse.json({ message: 'The message is no longer marked as spam.' });
    }),
  );
  show();
  expect(await screen.findByText('Possible spam')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('The message is no longer marked as spam.')).toBeVisible();
  expect(screen.queryByText('Possible spam')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Not spam' })).toBeNull();
});

it('shows older messages on demand, in their order', async () => {
  const newest = Array.from({ length: PAGE.defaultLimit }, (_, index) =>
    message('user', `New ${index}`, index + 5),
  );
  conversation(lena, newest, [message('user', 'The very first', 1)]);
  show();
  expect(await screen.findByText('New 0')).toBeVisible();
  expect(screen.queryByText('The very first')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
  const older = await screen.findByText('The very first');
  expect(older.compareDocumentPosition(screen.getByText('New 0'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});

it('keeps a draft for the same administrator only, and deletes it on logout', async () => {
  const come = (id: string) =>
    adminSession.open(`token of ${id}`, { _id: id, email: 'a@example.com' } as Admin);
  const field = () => screen.findByPlaceholderText('Write a message...');
  conversation(lena, []);
  server.use(http.post('*/api/admin/logout', () => HttpResponse.json({})));
  come('first');
  let { unmount } = show();
  await userEvent.type(await field(), 'Not sent yet');
  unmount();
  come('second');
  ({ unmount } = show());
  expect(await field()).toHaveValue('');
  unmount();
  come('first');
  ({ unmount } = show());
  expect(await field()).toHaveValue('Not sent yet');
  unmount();
  await signOutAdmin();
  expect(Object.keys(localStorage)).toEqual([]);
});
