import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownProfile, sendApplyDialog } from '../../../test/apply-dialog.ts';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { Finder } from './finder.tsx';

listen();

const project = {
  _id: '656f2a9e1c9d440000a1b2e1',
  title: 'EWM roll-out',
  description: 'Two sites.',
  technologies: [],
  category: [],
  applicants: [] as object[],
};

it('asks again on Find with the same text, and recovers from a failed load', async () => {
  let asked = 0;
  server.use(
    http.get('*/public/api/v0/home-search', () => {
      asked += 1;
      return asked < 2
        ? HttpResponse.json({}, { status: 400 })
        : HttpResponse.json({ projects: [project], consultants: [] });
    }),
  );
  renderAt('/', <Finder />);
  expect(await screen.findByText('No matching projects found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('heading', { name: 'EWM roll-out' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(asked).toBe(3));
});

it('closes the suggestions on Enter, which would cover what was found', async () => {
  server.use(
    http.get('*/public/api/v0/home-search', () =>
      HttpResponse.json({ projects: [project], consultants: [] }),
    ),
    http.get('*/public/api/v0/vocabulary', () =>
      HttpResponse.json({ also: [], suggestions: [{ text: 'SAP EWM', kind: 'skill' }], didYouMean: null }),
    ),
  );
  renderAt('/', <Finder />);
  const field = screen.getByLabelText('Skill');
  await userEvent.type(field, 'EWM');
  expect(await screen.findByRole('option', { name: 'SAP EWM' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(await screen.findByText('1 project')).toBeVisible();
});

it.each([
  ['succeeded', 201, 'Successfully applied!', { applicationId: '656f2a9e1c9d440000a1b4a1' }],
  ['was refused as a second one', 409, 'You have already applied to this project.', {}],
])('reloads the list after an application that %s', async (_, status, message, answer) => {
  const user = signedIn('Freelancer');
  let applicants: object[] = [];
  server.use(
    ownProfile,
    http.get('*/public/api/v0/home-search', () =>
      HttpResponse.json({ projects: [{ ...project, applicants }], consultants: [] }),
    ),
    http.post('*/private/api/projects/apply', () => {
      applicants = [{ userId: user._id, name: 'Lena Vogt', role: 'Freelancer' }];
      return HttpResponse.json({ message, ...answer }, { status });
    }),
  );
  renderAt('/', <Finder />);
  await userEvent.click(await screen.findByRole('button', { name: /^Learn more/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  await sendApplyDialog();
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Applied')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Apply/, hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Learn less/ })).toHaveFocus());
});

it('says after a full page that there may be more results', async () => {
  const projects = Array.from({ length: 100 }, (_, index) => ({
    ...project,
    _id: `656f2a9e1c9d440000a1b${100 + index}`,
  }));
  server.use(http.get('*/public/api/v0/home-search', () => HttpResponse.json({ projects, consultants: [] })));
  renderAt('/', <Finder />);
  await screen.findAllByText('EWM roll-out');
  const text = 'These are the newest 100. Search for a skill to see others.';
  expect(screen.queryByText(text)).toBeNull();
  for (let more = screen.queryByRole('button', { name: 'Load more' }); more;) {
    await userEvent.click(more);
    more = screen.queryByRole('button', { name: 'Load more' });
  }
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['is asked again', 'button', 'Find'],
  ['is on a tab seen before', 'tab', 'Projects'],
])('shows no results, silently, when a search that %s fails', async (_, role, name) => {
  let fails = false;
  server.use(
    http.get('*/public/api/v0/home-search', () =>
      fails
        ? HttpResponse.json({}, { status: 400 })
        : HttpResponse.json({ projects: [project], consultants: [] }),
    ),
  );
  renderAt('/', <Finder />);
  expect(await screen.findByRole('heading', { name: 'EWM roll-out' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Consultants' }));
  expect(await screen.findByText('No matching consultants found.')).toBeVisible();
  if (role === 'button') {
    await userEvent.click(screen.getByRole('tab', { name: 'Projects' }));
    expect(await screen.findByRole('heading', { name: 'EWM roll-out' })).toBeVisible();
  }
  fails = true;
  await userEvent.click(screen.getByRole(role, { name }));
  expect(await screen.findByText('No matching projects found.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'EWM roll-out' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const consultant = {
  _id: '656f2a9e1c9d440000a1b2f1',
  position: '',
  language: 'en',
  skills: [] as string[],
  availability: '',
  rate: '',
};

/** Opens the tab of the consultants, with this one. */
async function showConsultant(changes: Partial<typeof consultant> = {}) {
  server.use(
    http.get('*/public/api/v0/home-search', () =>
      HttpResponse.json({ projects: [], consultants: [{ ...consultant, ...changes }] }),
    ),
  );
  renderAt('/', <Finder />);
  await userEvent.click(screen.getByRole('tab', { name: 'Consultants' }));
}

it('shows of a consultant a dash for no skills, and nothing for no availability and no rate', async () => {
  await showConsultant();
  expect(await screen.findByText('Skills: -')).toBeVisible();
  expect(screen.queryByText(/Availability|Rate/)).toBeNull();
});

it('tells a freelancer which role may apply for a consultant', async () => {
  signedIn('Freelancer');
  await showConsultant({ skills: ['EWM'] });
  expect(await screen.findByText('Skills: EWM')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  expect(await screen.findByRole('dialog', { name: 'Notice' })).toHaveTextContent(
    'Please login and change role to B2B to apply for Consultant.',
  );
});

it('shows that it searches', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/public/api/v0/home-search', async () => {
      await held;
      return HttpResponse.json({ projects: [], consultants: [] });
    }),
  );
  renderAt('/', <Finder />);
  expect(await screen.findByText('Loading...')).toBeVisible();
  answer();
  expect(await screen.findByText('No matching projects found.')).toBeVisible();
});
