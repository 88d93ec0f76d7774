import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPerson } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import type { PersonDetail } from '../../../shared/api/types.ts';
import PeopleSection from './people-section.tsx';

listen();

const lena = aPerson();
const detail = (changes: Partial<PersonDetail> = {}) => ({ ...lena, ...changes });
let asked: string[];

/** Serves a list and the person in it in their current state. */
function people(person: () => PersonDetail | null) {
  server.use(
    http.get('*/api/admin/people', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([person()].filter(Boolean));
    }),
    http.get('*/api/admin/people/:id', () => {
      const found = person();
      return found ? HttpResponse.json(found) : HttpResponse.json({}, { status: 404 });
    }),
    http.get('*/api/admin/notes', () => HttpResponse.json([])),
  );
}

beforeEach(() => {
  asked = [];
});

const show = (rest = '') => renderAt(`/admin-dashboard?tab=people${rest}`, <PeopleSection />);
const open = async () => {
  show(`/userid=${lena._id}`);
  await screen.findByRole('heading', { name: 'Lena Vogt' });
};

it('lists people with role and block, and asks for what the filters in the address say', async () => {
  people(() => detail({ blocked: true }));
  show('&role=Freelancer&blocked=true');
  const table = await screen.findByRole('region', { name: 'Table of people' });
  expect(within(table).getByRole('link', { name: 'Lena Vogt' })).toBeVisible();
  expect(within(table).getByText('Blocked')).toBeVisible();
  expect(asked.at(-1)).toContain('role=Freelancer&blocked=true');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'All roles');
  await waitFor(() => expect(asked.at(-1)).not.toContain('role='));
  expect(asked.at(-1)).toContain('blocked=true');
  await userEvent.selectOptions(screen.getByLabelText('Blocked'), 'Not blocked');
  await waitFor(() => expect(asked.at(-1)).toContain('blocked=false'));
});

it('asks for everybody where the address names filters that do not exist', async () => {
  people(() => detail());
  show('&role=Pilot&blocked=maybe');
  await screen.findByRole('link', { name: 'Lena Vogt' });
  expect(asked.at(-1)).not.toMatch(/role|blocked/);
});

it('takes all filters off when nobody matches', async () => {
  server.use(
    http.get('*/api/admin/people', ({ request }) =>
      HttpResponse.json(new URL(request.url).search.includes('role') ? [] : [lena]),
    ),
  );
  show('&role=B2B');
  expect(await screen.findByText('Nobody matches these filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByRole('link', { name: 'Lena Vogt' })).toBeVisible();
});

it('shows applications of all kinds, each linked to its place, and the conversation', async () => {
  const application = (kind: 'job' | 'project' | 'consultant', title: string) =>
    ({
      _id: kind,
      kind,
      status: 'pending',
      appliedAt: '2026-11-02T08:00:00.000Z',
      seenAt: null,
      note: '',
      proposed: false,
      files: {},
      target: { _id: `id-of-${kind}`, title, language: null, state: null, owner: 'Muster Consulting GmbH' },
    }) as const;
  people(() =>
    detail({
      messageLimit: 25,
      applications: [
        application('job', 'SAP Basis'),
        application('project', 'Roll-out'),
        application('consultant', 'Miriam Sander'),
      ],
      conversation: {
        messages: [{ _id: 'm1', sender: 'user', content: 'Is it remote?', timestamp: lena.createdAt }],
        totalMessages: 1,
        userToAdminMsgCount: 1,
        messageLimit: 25,
        unreadCount: 0,
      },
    }),
  );
  await open();
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('SAP Basis')).toContain('applications/applicationid=job');
  expect(linkTo('Roll-out')).toContain('applications/applicationid=project');
  expect(linkTo('Miriam Sander')).toContain('applications/applicationid=consultant');
  expect(screen.getByText('1 of 25')).toBeVisible();
  expect(screen.getByText('Is it remote?')).toBeVisible();
  expect(linkTo('Open the conversation with 1 message')).toContain(`messages/userid=${lena._id}`);
});

it('speaks of no limit to job seekers, who may send no messages', async () => {
  people(() => detail({ role: 'JobSeeker' }));
  await open();
  expect(screen.getByText('Unread by the user')).toBeVisible();
  expect(screen.queryByText('Sent by the user')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change limit' })).toBeNull();
});

it('blocks after asking, and unblocks at once', async () => {
  let blocked = false;
  people(() => detail({ blocked }));
  server.use(
    http.patch(`*/api/admin/users/${lena._id}`, async ({ request }) => {
      ({ blocked } = (await request.json()) as { blocked: boolean });
      return HttpResponse.json({ message: 'This user has been blocked.' });
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Block' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible();
});

it('sets the message limit, and refuses what is none before it is sent', async () => {
  let messageLimit = 10;
  people(() => detail({ messageLimit }));
  server.use(
    http.patch(`*/api/admin/users/${lena._id}`, async ({ request }) => {
      ({ messageLimit } = (await request.json()) as { messageLimit: number });
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change limit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message limit' });
  const field = within(dialog).getByLabelText('Messages');
  for (const wrong of ['9', '201', '1.5', 'ten']) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Enter a whole number from 10 to 200.')).toBeVisible();
  }
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('0 of 40')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('erases only with a reason, says before what goes, and leads back to the list', async () => {
  let person: PersonDetail | null = detail({
    role: 'B2B',
    conversation: { ...lena.conversation, totalMessages: 3 },
  });
  let sent: unknown;
  people(() => person);
  server.use(
    http.delete(`*/api/admin/people/${lena._id}`, async ({ request }) => {
      sent = await request.json();
      person = null;
      return HttpResponse.json({ message: 'Done' });
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Erase account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase account' });
  expect(within(dialog).getByText(/Erase the account of Lena Vogt\?/)).toBeVisible();
  expect(within(dialog).getByText('3 messages')).toBeVisible();
  expect(within(dialog).queryByText(/0 applications/)).toBeNull();
  expect(within(dialog).getByText(/the company’s projects/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Erase' }));
  expect(within(dialog).getByText('Please enter the reason.')).toBeVisible();
  expect(sent).toBeUndefined();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Asked for it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Erase' }));
  const outcome = await screen.findByText('The account of Lena Vogt was erased.');
  expect(outcome.closest('[tabindex]')).toHaveFocus();
  expect(sent).toEqual({ reason: 'Asked for it' });
  expect(screen.queryByRole('heading', { name: 'Lena Vogt' })).toBeNull();
  expect(await screen.findByText('Nobody has registered yet.')).toBeVisible();
});

it('stays open and says why when erasing fails', async () => {
  people(() => detail());
  server.use(
    http.delete('*/api/admin/people/:id', () =>
      HttpResponse.json({ message: 'User not found' }, { status: 404 }),
    ),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Erase account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase account' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Asked for it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Erase' }));
  expect(await within(dialog).findByText('User not found')).toBeVisible();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Asked for it');
});
