import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import ApplicationsSection from '../list/applications-section.tsx';
import { anApplication, serveDesk, type Desk } from '../../../../../test/desk.ts';

listen();

let desk: Desk;
beforeEach(() => {
  const cv = {
    filename: 'cv.pdf',
    contentType: 'application/pdf',
    size: 9,
    uploadedAt: '2026-11-01T08:00:00.000Z',
  };
  desk = serveDesk([
    anApplication('a1', 'Karim Haddad', { files: { cv } }),
    anApplication('a2', 'Mara Linke'),
    anApplication('a3', 'Anna Kolb'),
  ]);
});

const show = (rest = '') => renderAt(`/admin-dashboard?tab=applications${rest}`, <ApplicationsSection />);
const heading = (name: string) => screen.findByRole('heading', { name });
const focused = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
const loaded = () => screen.findByRole('link', { name: 'Anna Kolb' });
const key = (keys: string) => userEvent.keyboard(keys);

/** Holds the answers of the desk back until the returned function is called. */
function holdAnswers(): () => void {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.all('*/api/admin/applications*', async () => {
      await held;
      return undefined;
    }),
  );
  return answer;
}

it('J and K move through the rows, Enter opens, and then they open the next and the one before', async () => {
  show();
  await loaded();
  await key('j');
  expect(screen.getByRole('link', { name: 'Karim Haddad' })).toHaveFocus();
  await key('jj');
  expect(screen.getByRole('link', { name: 'Anna Kolb' })).toHaveFocus();
  await key('k{Enter}');
  expect(await heading('Mara Linke')).toBeVisible();
  await key('j');
  await focused('Anna Kolb');
  await key('j');
  expect(await heading('Anna Kolb')).toBeVisible();
  await key('k');
  await focused('Mara Linke');
});

it('S and R ask, Enter sends, and the next one is there at once', async () => {
  show('/applicationid=a1');
  await screen.findByRole('button', { name: 'Select' });
  await key('s');
  expect(await screen.findByRole('dialog', { name: 'Select Karim Haddad' })).toBeVisible();
  await key('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.decided).toEqual([]);
  expect(await heading('Karim Haddad')).toBeVisible();
  await key('r');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  await key('{Enter}');
  await focused('Mara Linke');
  await key('s');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  await key('{Enter}');
  await focused('Anna Kolb');
  expect(desk.decided).toEqual([
    { id: 'a1', status: 'rejected' },
    { id: 'a2', status: 'selected' },
  ]);
});

it('N goes to the internal note, where letters are letters', async () => {
  show('/applicationid=a1');
  const note = await screen.findByLabelText('New note');
  await key('n');
  expect(note).toHaveFocus();
  await key('jrs?');
  expect(note).toHaveValue('jrs?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await heading('Karim Haddad')).toBeVisible();
});

it('C shows the CV that was sent, and keeps the focus beside it', async () => {
  server.use(
    http.get('*/api/admin/applications/a1/cv', () => HttpResponse.text('/preview/token/cv.pdf\r\n')),
  );
  show('/applicationid=a1');
  await screen.findByRole('button', { name: 'View CV' });
  await key('c');
  expect(await screen.findByRole('button', { name: 'Download CV' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
});

it('keeps a key that comes before what it needs', async () => {
  const answer = holdAnswers();
  show();
  await key('j');
  answer();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Karim Haddad' })).toHaveFocus());
});

it('forgets an early key when the person has gone on', async () => {
  const answer = holdAnswers();
  show('/applicationid=a1');
  await key('s');
  await userEvent.click(screen.getByRole('searchbox'));
  answer();
  await screen.findByRole('button', { name: 'Select' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does nothing together with other keys', async () => {
  show('/applicationid=a1');
  await screen.findByRole('button', { name: 'Select' });
  await key('{Control>}s{/Control}{Meta>}r{/Meta}{Alt>}j{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await heading('Karim Haddad')).toBeVisible();
});

it('takes Shift for no letter, and Escape only where something is open', async () => {
  show('/applicationid=a1');
  await screen.findByRole('button', { name: 'Select' });
  await key('{Shift>}S{/Shift}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Select' })).toBeNull());
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

it('sends nothing while the Enter is held that asked', async () => {
  show('/applicationid=a1');
  (await screen.findByRole('button', { name: 'Select' })).focus();
  await key('{Enter>}');
  const sendButton = await screen.findByRole('button', { name: 'Send' });
  expect(sendButton).toHaveFocus();
  expect(fireEvent.keyDown(sendButton, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(sendButton, { key: 'Enter' })).toBe(true);
});

it('Escape leads back to the list, with the focus on the row', async () => {
  show();
  await loaded();
  await key('jj{Enter}');
  await heading('Mara Linke');
  await key('{Escape}');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mara Linke' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mara Linke' })).toHaveFocus());
});

it('? shows the keys, and turns them off for good', async () => {
  const { unmount } = show('/applicationid=a1');
  expect(await screen.findByRole('button', { name: 'Select' })).toHaveAttribute('aria-keyshortcuts', 'S');
  await key('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
  await key('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await key('s');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  show('/applicationid=a1');
  const select = await screen.findByRole('button', { name: 'Select' });
  expect(select).not.toHaveAttribute('aria-keyshortcuts');
  await key('s');
  expect(screen.queryByRole('dialog')).toBeNull();
});
