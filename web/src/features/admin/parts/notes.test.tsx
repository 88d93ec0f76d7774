import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { adminSession } from '../../../shared/api/session/session.ts';
import type { Admin, Note } from '../../../shared/api/types.ts';
import { Notes } from './notes.tsx';

listen();

const ABOUT = 'application:656f2a9e1c9d440000a1b2c3';
const note = (text: string, changes: Partial<Note> = {}): Note => ({
  _id: text,
  about: ABOUT,
  text,
  author: 'erika@example.com',
  createdAt: '2026-11-02T08:00:00.000Z',
  ...changes,
});
let kept: Note[];

beforeEach(() => {
  kept = [];
  adminSession.open('token', { _id: 'a1', email: 'erika@example.com' } as Admin);
  server.use(
    http.get('*/api/admin/notes', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('about') !== ABOUT) return HttpResponse.json({}, { status: 400 });
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return HttpResponse.json(kept.slice((page - 1) * limit, page * limit), {
        headers: { 'X-Total-Count': String(kept.length) },
      });
    }),
  );
});
afterEach(() => localStorage.clear());

const show = () => renderAt('/admin-dashboard', <Notes about={ABOUT} />);
const field = () => screen.getByLabelText('New note');

it('says that there are none, adds one, and empties the field', async () => {
  server.use(
    http.post('*/api/admin/notes', async ({ request }) => {
      const body = (await request.json()) as { about: string; text: string };
      if (body.about !== ABOUT) return HttpResponse.json({}, { status: 400 });
      kept = [note(body.text)];
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  show();
  expect(await screen.findByText('No notes yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByText('Please write something first.')).toBeVisible();
  await userEvent.type(field(), 'Strong in FI');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const list = await screen.findByRole('list', { name: 'Internal notes' });
  expect(within(list).getByText('Strong in FI')).toBeVisible();
  expect(within(list).getByText(/erika@example.com/)).toBeVisible();
  expect(field()).toHaveValue('');
});

it('keeps what is typed when it could not be saved, and on the next visit', async () => {
  server.use(
    http.post('*/api/admin/notes', () => HttpResponse.json({ message: 'Out of order' }, { status: 500 })),
  );
  const { unmount } = show();
  await userEvent.type(field(), 'Strong in FI');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Out of order')).toBeVisible();
  unmount();
  show();
  expect(field()).toHaveValue('Strong in FI');
});

it('says in words for people that a note is too long', async () => {
  const said = {
    code: 'field.too-long',
    message: 'text must be shorter than or equal to 5000 characters',
    values: { field: 'text', max: 5000 },
  };
  server.use(
    http.post('*/api/admin/notes', () =>
      HttpResponse.json({ ...said, errors: [{ field: 'text', ...said }] }, { status: 400 }),
    ),
  );
  show();
  await userEvent.type(field(), 'Strong in FI');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(
    await screen.findByText('This text is too long. Please shorten it to 5000 characters.'),
  ).toBeVisible();
  expect(field()).toHaveFocus();
});

it('deletes one after asking, and says so where the focus goes', async () => {
  kept = [note('First'), note('Second', { author: '' })];
  server.use(
    http.delete('*/api/admin/notes/:id', ({ params }) => {
      kept = kept.filter(({ _id }) => _id !== params['id']);
      return HttpResponse.json({ message: 'The note has been deleted.' });
    }),
  );
  show();
  expect(await screen.findByText(/former administrator/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: /Delete/ })[0]!);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete note' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.getByText('The note has been deleted.').closest('[tabindex]')).toHaveFocus();
});

it('shows ten, and more on demand', async () => {
  kept = Array.from({ length: 12 }, (_, index) => note(`Note ${index}`));
  show();
  expect(await screen.findByText('Note 9')).toBeVisible();
  expect(screen.queryByText('Note 10')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Note 11')).toBeVisible();
});
