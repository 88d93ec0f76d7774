import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import type { CareerSite, TeamMember } from '../../../shared/api/types.ts';
import CareerSiteSection from './career-site-section.tsx';
import { JobPageModal } from './job-page-modal.tsx';

listen();

const both = (en: string, de = '') => ({ en, de });
const member = (id: string, name: string, more: Partial<TeamMember> = {}): TeamMember => ({
  _id: id,
  version: `v-${id}`,
  name,
  role: both('Consultant', 'Beratung'),
  sentence: both(''),
  phone: '',
  email: '',
  shown: true,
  portrait: null,
  ...more,
});
const portrait = {
  _id: 'p'.repeat(24),
  consent_on: '2026-11-20',
  notedAt: '2026-11-21T08:00:00.000Z',
  notedBy: 'a1',
};

let site: CareerSite;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  site = { version: 'v1', contact: null, team: [], steps: [], benefits: [] };
  server.use(http.get('*/api/admin/career-site', () => HttpResponse.json(site)));
});

const show = (view: string) => renderAt(`/admin-dashboard?tab=career-site/${view}`, <CareerSiteSection />);
/** Answers a change, and keeps what was sent. */
const answers = (method: 'put' | 'post' | 'delete', path: string, change: (body: never) => object) =>
  server.use(
    http[method](`*/api/admin/career-site${path}`, async ({ request }) => {
      const body = method === 'delete' ? undefined : await request.json();
      sent.push(body);
      return HttpResponse.json(change(body as never));
    }),
  );

it('adds the first member of the team, in one language at least', async () => {
  answers('post', '/team', (body: TeamMember) => {
    site.team = [{ ...body, _id: 'm1', version: 'v', portrait: null }];
    return { message: 'The team member has been added.', member: site.team[0] };
  });
  show('team');
  expect(await screen.findByText('No team members yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add team member' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add team member' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(within(dialog).getByText('Please enter a text in at least one language.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Katrin Lehmann');
  await userEvent.type(within(dialog).getByLabelText('Role, Deutsch'), 'Leitung');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('No portrait: the initials are shown')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Katrin Lehmann',
      role: both('', 'Leitung'),
      sentence: both(''),
      phone: '',
      email: '',
      shown: true,
    },
  ]);
});

it('moves members, keeps the focus on the moved one, and chooses the contact', async () => {
  site.team = [member('a', 'Katrin Lehmann'), member('b', 'Tobias Grün')];
  answers('put', '/team-order', ({ ids }: { ids: string[] }) => {
    site.team = ids.flatMap((id) => site.team.find(({ _id }) => _id === id) ?? []);
    return { message: 'The order of the team has been saved.' };
  });
  answers('put', '', ({ contact }: CareerSite) => {
    site = { ...site, contact };
    return { message: 'The career site has been saved.', site };
  });
  show('team');
  await userEvent.click(await screen.findByRole('button', { name: 'Move Tobias Grün up' }));
  expect(await screen.findByText('The order of the team has been saved.')).toBeVisible();
  expect(sent).toEqual([{ ids: ['b', 'a'] }]);
  // At the top there is only one way left.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Tobias Grün down' })).toHaveFocus());
  await userEvent.selectOptions(screen.getByLabelText('Contact for applicants'), 'Katrin Lehmann');
  expect(await screen.findByText('Contact')).toBeVisible();
  expect(sent.at(-1)).toEqual({ contact: 'a', steps: [], benefits: [] });
});

it('uploads a portrait with the day of the consent, and takes it back after asking', async () => {
  site.team = [member('a', 'Katrin Lehmann')];
  server.use(
    http.put('*/api/admin/career-site/team/a/portrait', async ({ request }) => {
      const form = await request.formData();
      sent.push([form.get('consent_on'), form.has('portrait')]);
      site.team = [member('a', 'Katrin Lehmann', { portrait })];
      return HttpResponse.json({ message: 'The portrait has been saved.', member: site.team[0] });
    }),
  );
  answers('delete', '/team/a/portrait', () => {
    site.team = [member('a', 'Katrin Lehmann')];
    return { message: 'The portrait has been removed.' };
  });
  show('team');
  await userEvent.click(await screen.findByRole('button', { name: 'Add portrait of Katrin Lehmann' }));
  const dialog = await screen.findByRole('dialog', { name: 'Portrait of Katrin Lehmann' });
  const picture = within(dialog).getByLabelText('Picture');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(picture, new File(['x'], 'me.gif', { type: 'image/gif' }));
  expect(within(dialog).getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await user.upload(picture, new File(['x'], 'me.png', { type: 'image/png' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Upload portrait' }));
  expect(within(dialog).getByText('Please enter the day of the consent.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Consent given on'), '2026-11-20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Upload portrait' }));
  expect(await screen.findByText('Portrait shown with consent of 20 Nov 2026')).toBeVisible();
  expect(sent).toEqual([['2026-11-20', true]]);
  await userEvent.click(screen.getByRole('button', { name: 'Take back consent of Katrin Lehmann' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take back consent' });
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, erase' }));
  expect(await screen.findByText('No portrait: the initials are shown')).toBeVisible();
});

it('edits steps in both languages and shows them as they are typed; one alone is refused', async () => {
  answers('put', '', (body: CareerSite) => {
    site = { ...site, ...body, version: 'v2' };
    return { message: 'The career site has been saved.', site };
  });
  show('steps');
  await userEvent.click(await screen.findByRole('button', { name: 'Add step' }));
  await userEvent.type(screen.getByLabelText('Step 1, Usual day, English'), 'Day 1');
  await userEvent.type(screen.getByLabelText('Step 1, Title, English'), 'You apply');
  await userEvent.type(screen.getByLabelText('Step 1, Text, Deutsch'), 'Kein Test.');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByText('You apply')).toBeVisible();
  expect(within(preview).getByText('Kein Test.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter at least two steps, or none.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add step' }));
  await userEvent.keyboard('Day 2');
  await userEvent.type(screen.getByLabelText('Step 2, Title, English'), 'First talk');
  await userEvent.type(screen.getByLabelText('Step 2, Text, English'), '30 minutes.');
  await userEvent.click(screen.getByRole('button', { name: 'Move Step 2 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The career site has been saved.')).toBeVisible();
  expect((sent[0] as CareerSite).steps.map(({ title }) => title.en)).toEqual(['First talk', 'You apply']);
});

it('lets a job differ in single parts, beginning with what every job shows', async () => {
  site = {
    ...site,
    team: [member('a', 'Katrin Lehmann'), member('b', 'Tobias Grün')],
    benefits: [{ title: both('30 days off'), text: both('And more.') }],
  };
  const asSite = { version: 'p1', contact: null, team: null, steps: null, benefits: null };
  server.use(http.get('*/api/admin/career-site/jobs/j1', () => HttpResponse.json(asSite)));
  answers('put', '/jobs/j1', (body: object) => ({ message: 'Saved.', page: { ...body, version: 'p2' } }));
  let isOpen = true;
  renderAt('/', <JobPageModal job={{ _id: 'j1', title: 'SAP Basis' }} onClose={() => (isOpen = false)} />);
  const dialog = await screen.findByRole('dialog', { name: 'Page of “SAP Basis”' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Contact for applicants'), 'Tobias Grün');
  await userEvent.click(within(dialog).getByLabelText('Other team members'));
  await userEvent.click(within(dialog).getByLabelText('Katrin Lehmann'));
  await userEvent.click(within(dialog).getByLabelText('Other benefits'));
  await userEvent.type(within(dialog).getByLabelText('Benefit 1, Title, Deutsch'), '30 Tage');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isOpen).toBe(false));
  expect(sent).toEqual([
    {
      contact: 'b',
      team: ['b'],
      steps: null,
      benefits: [{ title: both('30 days off', '30 Tage'), text: both('And more.') }],
    },
  ]);
});
