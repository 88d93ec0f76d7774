import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { Project } from '../../../shared/api/types.ts';
import { ProjectsTab } from './projects-tab.tsx';

listen();

const project = (_id: string, title: string) =>
  ({
    _id,
    title,
    language: 'en',
    category: [],
    start_date: '',
    state: 'open',
    applicants: [],
  }) as unknown as Project;

const OTHERS = project('656f2a9e1c9d440000a1b2e1', 'EWM roll-out');

beforeEach(() => {
  server.use(
    http.get('*/private/api/projects/all', () => HttpResponse.json([OTHERS])),
    http.get('*/public/api/v0/projects/categories', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/locations', () => HttpResponse.json([])),
  );
});

const pressed = () => screen.queryByRole('button', { pressed: true });

it('opens on the own projects of a company that has any, and shows no other list before', async () => {
  const user = signedIn('B2B');
  const own = project('656f2a9e1c9d440000a1b2e2', 'Our cut-over');
  let answer: (projects: Project[]) => void = () => undefined;
  const asked = new Promise<Project[]>((resolve) => (answer = resolve));
  server.use(http.get(`*/private/api/projects/${user._id}`, async () => HttpResponse.json(await asked)));
  renderAt('/dashboard/projects', <ProjectsTab user={user} />);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(pressed()).toBeNull();
  answer([own]);
  expect(await screen.findByRole('link', { name: 'Our cut-over' })).toBeVisible();
  expect(pressed()).toHaveTextContent('My Projects');
  expect(screen.queryByRole('link', { name: 'EWM roll-out' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All Projects' }));
  expect(await screen.findByRole('link', { name: 'EWM roll-out' })).toBeVisible();
});

it('opens on all projects for a company without any', async () => {
  const user = signedIn('B2B');
  server.use(http.get(`*/private/api/projects/${user._id}`, () => HttpResponse.json([])));
  renderAt('/dashboard/projects', <ProjectsTab user={user} />);
  expect(await screen.findByRole('link', { name: 'EWM roll-out' })).toBeVisible();
  expect(pressed()).toHaveTextContent('All Projects');
});
