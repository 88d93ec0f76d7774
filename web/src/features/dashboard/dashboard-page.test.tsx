import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { anApplication } from '../../../test/applications.ts';
import { signedIn } from '../../../test/users.ts';
import { placeOf, rememberedIntent, rememberIntent } from '../../shared/api/session/intent.ts';
import type { Message, OwnApplication } from '../../shared/api/types.ts';
import DashboardPage from './dashboard-page.tsx';

listen();

const message = (index: number): Message => ({
  _id: `656f2a9e1c9d440000a1b30${index}`,
  sender: index === 3 ? 'user' : 'admin',
  content: `Message ${index} ${'x'.repeat(100)}`,
  timestamp: `2026-11-20T0${index}:00:00.000Z`,
});

let applications: OwnApplication[];
beforeEach(() => {
  applications = [];
});

function open(path: string, user: ReturnType<typeof signedIn>, messages: Message[] = [], unreadCount = 0) {
  server.use(
    http.post('*/private/api/user-by-email', () => HttpResponse.json(user)),
    http.get('*/private/api/messages/:id', () =>
      HttpResponse.json({ messages, totalMessages: messages.length, userToAdminMsgCount: 0, unreadCount }),
    ),
    http.get('*/public/api/v0/jobs', () => HttpResponse.json([])),
    http.get('*/private/api/applications', () => HttpResponse.json(applications)),
    http.get('*/private/api/projects/:id', () => HttpResponse.json([])),
    http.get('*/private/api/projects/all', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/categories', () => HttpResponse.json([])),
  );
  renderAt(
    path,
    <Routes>
      <Route path="/dashboard/:tab" element={<DashboardPage />} />
    </Routes>,
  );
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Dashboard' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const current = () => screen.getByRole('link', { current: 'page' });

it.each([
  ['JobSeeker', ['Dashboard', 'Jobs', 'Saved searches', 'Applications', 'Messages', 'Profile', 'Account']],
  [
    'Freelancer',
    [
      'Dashboard',
      'Projects',
      'Saved searches',
      'Applications',
      'Proposals',
      'Messages',
      'Profile',
      'Account',
    ],
  ],
  [
    'B2B',
    [
      ...['Dashboard', 'Projects', 'Employees', 'Consultants', 'Saved searches'],
      ...['Applications', 'Messages', 'Profile', 'Account'],
    ],
  ],
] as const)('offers a %s the tabs of that role', (role, expected) => {
  open('/dashboard/dashboard', signedIn(role));
  expect(tabs()).toEqual(expected);
});

it.each(['/dashboard/jobs', '/dashboard/employees', '/dashboard/nonsense', '/dashboard/home'])(
  'redirects a freelancer from %s to the default tab',
  (path) => {
    open(path, signedIn('Freelancer'));
    expect(current()).toHaveTextContent('Dashboard');
  },
);

const ID = '656f2a9e1c9d440000a1b2d1';

it.each([
  ['job', 'B2B', 'Only JobSeekers can apply for jobs, and your role is B2B.'],
  ['job', 'Freelancer', 'Only JobSeekers can apply for jobs, and your role is Freelancer.'],
  [
    'project',
    'JobSeeker',
    'Only Freelancers and B2B users can apply for projects, and your role is JobSeeker.',
  ],
  ['consultant', 'JobSeeker', 'Only B2B users can apply for consultants, and your role is JobSeeker.'],
  ['consultant', 'Freelancer', 'Only B2B users can apply for consultants, and your role is Freelancer.'],
] as const)('says why the %s that was chosen is not for a %s', async (kind, role, why) => {
  open(placeOf[kind](ID), signedIn(role));
  const note = await screen.findByText(new RegExp(`^${why}`));
  expect(within(note).getByRole('link', { name: 'Change role' })).toHaveAttribute(
    'href',
    '/dashboard/profile#role',
  );
  expect(rememberedIntent()).toBe(placeOf[kind](ID));
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(rememberedIntent()).toBeNull();
});

it('offers the chosen entry once the role may apply for it', async () => {
  rememberIntent(placeOf.job(ID));
  open('/dashboard/dashboard', signedIn('JobSeeker'));
  expect(await screen.findByText(/^You can now apply for the job you chose/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', placeOf.job(ID));
});

it('forgets the choice once it is reached, and addresses without an entry', async () => {
  for (const path of [placeOf.project(ID), '/dashboard/messages']) {
    rememberIntent(path);
    server.use(
      http.get('*/public/api/v0/projects/:id', () => HttpResponse.json({ message: '' }, { status: 404 })),
    );
    open(path, signedIn('Freelancer'));
    await waitFor(() => expect(rememberedIntent()).toBeNull());
    expect(screen.queryByText(/you chose/)).toBeNull();
    cleanup();
  }
});

it('lets the path win over ?tab=', async () => {
  open('/dashboard/projects?tab=messages', signedIn('Freelancer'));
  expect(await screen.findByText('No projects available at the moment.')).toBeVisible();
  expect(current()).toHaveTextContent('Projects');
});

it('shows the latest five received messages, newest first, cut at 80 characters, unread ones marked', async () => {
  const messages = [1, 2, 3, 4, 5, 6, 7].map(message);
  // A user's own note is newer than the second unread message.
  messages[5] = { ...(messages[5] as Message), sender: 'user', note: true } as Message;
  open('/dashboard/dashboard', signedIn('JobSeeker'), messages, 2);
  expect(await screen.findByText('2 unread')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Messages' });
  const items = within(card).getAllByRole('listitem');
  const previews = items.map((item) => within(item).getByText(/^Message/).textContent);
  expect(previews.map((text) => text.split(' ')[1])).toEqual(['7', '6', '5', '4', '2']);
  expect(previews.every((text) => text.length === 83 && text.endsWith('...'))).toBe(true);
  expect(items.map((item) => within(item).queryByText('(unread)') !== null)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

it('shows what happened last to the newest applications, each leading to its own page', async () => {
  const seenAt = '2025-11-22T09:30:00.000Z';
  applications = [
    anApplication({ seenAt }),
    anApplication({ _id: ID, status: 'withdrawn', decidedAt: seenAt }),
  ];
  open('/dashboard/dashboard', signedIn('JobSeeker'));
  const card = await screen.findByRole('region', { name: 'Applications' });
  const items = await within(card).findAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Seen by Muster GmbH22 Nov 2025');
  expect(items[1]).toHaveTextContent('Withdrawn by you22 Nov 2025');
  expect(within(card).getAllByRole('link', { name: 'SAP Basis Consultant' })[1]).toHaveAttribute(
    'href',
    `/dashboard/applications?applicationId=${ID}`,
  );
});

it('says when there are neither messages nor jobs', async () => {
  open('/dashboard/dashboard', signedIn('JobSeeker'));
  expect(await screen.findByText('No new message')).toBeVisible();
  expect(await screen.findByText('No new job posted')).toBeVisible();
});

it('leads from the completeness ring to the profile', () => {
  open('/dashboard/dashboard', signedIn('JobSeeker', { phone: '030', skills: ['abap'] }));
  const ring = screen.getByRole('link', { name: /60 percent complete, 6 of 10/ });
  expect(ring).toHaveAttribute('href', '/dashboard/profile');
});

it('asks a new account from LinkedIn for role and company, once', async () => {
  const user = signedIn('B2B', { company_name: '' });
  open('/dashboard/dashboard', user);
  const dialog = await screen.findByRole('dialog', { name: 'Welcome, Lena Vogt' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(localStorage.getItem(`welcomed:${user._id}`)).not.toBeNull();
});
