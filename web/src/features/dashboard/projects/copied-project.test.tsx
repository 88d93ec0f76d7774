import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { ProjectsTab } from './projects-tab.tsx';

listen();

const project = (owner: User, changes: Partial<Project> = {}) =>
  ({
    _id: '656f2a9e1c9d440000a1b2e1',
    title: 'EWM roll-out',
    description: 'Two sites.',
    ...{ technologies: [], category: [], start_date: null, state: 'open', closes_at: null, applicants: [] },
    b2bId: owner._id,
    ...changes,
  }) as unknown as Project;

it('copies into a draft, says so, and keeps the filters of the list', async () => {
  const user = signedIn('B2B');
  const copy = project(user, { _id: '656f2a9e1c9d440000a1b2e2', title: 'Its copy', state: 'draft' });
  const stored = [project(user), copy];
  const asked: string[] = [];
  server.use(
    http.get('*/public/api/v0/projects/categories', () => HttpResponse.json([])),
    http.get('*/private/api/projects/:id/applicants', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/:id', ({ params }) =>
      HttpResponse.json(stored.find(({ _id }) => _id === params['id'])),
    ),
    http.post('*/private/api/projects/:id/copy', () =>
      HttpResponse.json({ message: 'A copy has been saved.', _id: copy._id }, { status: 201 }),
    ),
    http.get(`*/private/api/projects/${user._id}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json([copy], { headers: { 'X-Total-Count': '1' } });
    }),
  );
  renderAt(
    `/dashboard/projects?tab=projects&projectId=${stored[0]?._id}&q=copy&who=lena`,
    <ProjectsTab user={user} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect((await screen.findByText('A copy has been saved.')).closest('[role=status]')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Its copy' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Projects' }));
  expect(await screen.findByRole('link', { name: 'Its copy' })).toBeVisible();
  expect(asked.at(-1)).toBe('copy');
});
