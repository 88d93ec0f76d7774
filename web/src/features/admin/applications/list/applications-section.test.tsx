import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen } from '../../../../../test/server.ts';
import ApplicationsSection from './applications-section.tsx';
import { anApplication, serveDesk } from '../../../../../test/desk.ts';

listen();

const show = (rest = '') => renderAt(`/admin-dashboard?tab=applications${rest}`, <ApplicationsSection />);
const project = {
  kind: 'project',
  target: { _id: 'p1', title: 'Retail conversion', language: 'en', state: 'paused', owner: 'Spree AG' },
} as const;

it('lists what is pending: who, what for, and how long it waits', async () => {
  serveDesk([
    anApplication('a1', 'Karim Haddad'),
    anApplication('a2', 'Mara Linke', {
      ...project,
      waitingDays: 0,
      stage: 'company-review',
      seenAt: '2026-11-20T08:00:00.000Z',
    }),
    anApplication('a3', 'Anna Kolb', { status: 'rejected', waitingDays: null }),
  ]);
  show();
  const row = (await screen.findByRole('link', { name: 'Mara Linke' })).closest('tr')!;
  expect(await within(row).findByText('In review')).toBeVisible();
  expect(within(row).queryByText('(not seen)')).toBeNull();
  expect(screen.getByText('(not seen)')).toBeInTheDocument();
  expect(within(row).getByText('Retail conversion')).toBeVisible();
  expect(within(row).getByText('Project, Spree AG, Paused')).toBeVisible();
  expect(within(row).queryByText(/waits/)).toBeNull();
  expect(screen.getByText('waits 5 days')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Anna Kolb' })).toBeNull();
});

it('filters by kind and status; time matters only while something waits', async () => {
  serveDesk([
    anApplication('a1', 'Karim Haddad'),
    anApplication('a2', 'Mara Linke', project),
    anApplication('a3', 'Anna Kolb', { status: 'rejected', waitingDays: null }),
  ]);
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'Projects');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Karim Haddad' })).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
  expect(screen.getByLabelText('Waiting')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  expect(await screen.findByRole('link', { name: 'Anna Kolb' })).toBeVisible();
  expect(screen.queryByLabelText('Waiting')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Withdrawn');
  expect(await screen.findByText('No applications found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByRole('link', { name: 'Karim Haddad' })).toBeVisible();
});

it('shows what was sent beside the profile now, what happened and what else the person applied for', async () => {
  const file = { filename: 'cv.pdf', contentType: 'application/pdf', size: 9 };
  const sent = { ...file, uploadedAt: '2026-11-01T08:00:00.000Z' };
  const application = anApplication('a1', 'Karim Haddad', { note: 'From March.', files: { cv: sent } });
  const { _id, kind, target, status, appliedAt, seenAt } = anApplication('a9', 'Karim Haddad', project);
  serveDesk([application], {
    a1: {
      history: [
        { at: '2026-11-02T08:00:00.000Z', status: 'pending', by: 'Karim Haddad', note: 'From March.' },
        { at: '2026-11-03T08:00:00.000Z', status: 'rejected', by: 'Muster GmbH', note: 'No seat left' },
        { at: '2026-11-04T08:00:00.000Z', status: 'pending', by: 'Muster GmbH', note: '' },
        {
          at: '2026-11-05T08:00:00.000Z',
          status: 'pending',
          by: 'Muster GmbH',
          note: '',
          stage: { en: 'In review', de: 'In Prüfung' },
        },
      ],
      others: [{ _id, kind, target, status, appliedAt, seenAt, note: '', proposed: false, files: {} }],
    },
  });
  show('/applicationid=a1');
  expect(await screen.findByText('From March.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'View CV' })).toBeVisible();
  // The profile no longer has one, so there is nothing to compare.
  expect(screen.queryByRole('button', { name: 'View CV of the profile' })).toBeNull();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.filter((text) => text?.includes('No seat left'))).toHaveLength(1);
  expect(steps.some((text) => text?.startsWith('Set back to pending'))).toBe(true);
  expect(steps.some((text) => text?.startsWith('Moved to In review'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Retail conversion' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=applications/applicationid=a9',
  );
});

it('shows the CV of the profile only where another one was sent', async () => {
  const file = { filename: 'cv.pdf', contentType: 'application/pdf', size: 9 };
  const [before, after] = ['2026-11-01T08:00:00.000Z', '2026-11-05T08:00:00.000Z'];
  const withCv = (id: string, name: string) =>
    anApplication(id, name, { files: { cv: { ...file, uploadedAt: before } } });
  const profile = (uploadedAt: string) => ({
    profile: { cv: { ...file, uploadedAt }, skills: [], qualification: [], experience: [] },
  });
  serveDesk([withCv('a1', 'Karim Haddad'), withCv('a2', 'Mara Linke')], {
    a1: profile(before) as never,
    a2: profile(after) as never,
  });
  show('/applicationid=a1');
  await screen.findByRole('button', { name: 'View CV' });
  expect(screen.queryByRole('button', { name: 'View CV of the profile' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Mara Linke' }));
  expect(await screen.findByRole('button', { name: 'View CV of the profile' })).toBeVisible();
});

it('loads the next one ahead, and marks it as seen only when it is opened', async () => {
  const desk = serveDesk([anApplication('a1', 'Karim Haddad'), anApplication('a2', 'Mara Linke')]);
  show('/applicationid=a1');
  expect(await screen.findByRole('heading', { name: 'Karim Haddad' })).toBeVisible();
  await waitFor(() => expect(desk.ahead).toEqual(['a2']));
  expect(desk.opened).toEqual(['a1']);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mara Linke' })).toHaveFocus());
  await waitFor(() => expect(desk.opened).toEqual(['a1', 'a2']));
});

it('opens what a mail leads to though the list does not show it, and reads no other one for it', async () => {
  const desk = serveDesk([
    anApplication('a1', 'Karim Haddad'),
    anApplication('a3', 'Anna Kolb', { status: 'selected', waitingDays: null }),
  ]);
  show('/applicationid=a3');
  expect(await screen.findByRole('heading', { name: 'Anna Kolb' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Karim Haddad' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  expect(desk.ahead).toEqual([]);
});

it('says so when the application is gone', async () => {
  serveDesk([]);
  show('/applicationid=a1');
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
});
