import type { Role } from '@consulting/contracts';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import { signIn } from '../../support/people/people.ts';
import { EventsWorld, projectFields } from './events-world.ts';

let world: EventsWorld;
beforeAll(async () => {
  world = await EventsWorld.start();
});
afterAll(() => world.close());
beforeEach(() => world.renew());

it('tells of projects, of companies and of the firm', async () => {
  const company = await signIn(world.app, 'B2B');
  const id = await world.projectOf(company);
  const data = { id, title: 'Roll-out', location: 'Hamburg', language: 'en' };
  expect(await world.told()).toEqual([['project.opened', { ...data, state: 'open' }]]);
  await company.patch(`/private/api/projects/${id}/state`, { state: 'closed' });
  expect(await world.told()).toEqual([['project.closed', { ...data, state: 'closed' }]]);
  await company.patch(`/private/api/projects/${id}/state`, { state: 'open' });
  await company.put(`/private/api/projects/${id}`, { ...projectFields, title: 'Roll-in' });
  await world.setState('projects', id, 'closed');
  await company.delete(`/private/api/projects/${id}`);
  expect(await world.told()).toEqual([
    ['project.opened', { ...data, state: 'open' }],
    ['project.changed', { ...data, title: 'Roll-in', state: 'open' }],
    ['project.closed', { ...data, title: 'Roll-in', state: 'closed' }],
    ['project.removed', { id }],
  ]);
  const { body } = await world.admin.post('/api/admin/create-project', projectFields);
  await world.admin.delete(`/api/admin/projects/${body.project._id as string}`);
  expect(await world.types()).toEqual(['project.opened', 'project.closed', 'project.removed']);
  const other = await world.projectOf(company);
  await company.delete(`/private/api/projects/${other}`);
  expect(await world.types()).toEqual(['project.opened', 'project.closed', 'project.removed']);
});

it('tells of erased people by their ids, with the projects of a company, and of nobody who withdrew', async () => {
  const [company, freelancer] = [await signIn(world.app, 'B2B'), await signIn(world.app, 'Freelancer')];
  const projectId = await world.projectOf(company);
  const draft = await world.projectOf(company, { state: 'draft' });
  await freelancer.post('/private/api/projects/apply', { projectId });
  await world.told();
  await world.get(UsersService).erase(freelancer.id);
  expect(await world.told()).toEqual([['person.erased', { id: freelancer.id }]]);
  await world.get(UsersService).erase(company.id);
  const gone = (await world.told()).map(([type, { id }]) => `${type} ${id as string}`);
  expect(gone.sort()).toEqual([
    `person.erased ${company.id}`,
    `project.closed ${projectId}`,
    ...[`project.removed ${draft}`, `project.removed ${projectId}`].sort(),
  ]);
});

it('tells of projects that nobody sees any more because their company is none, and of their return', async () => {
  const company = await signIn(world.app, 'B2B');
  const [shown, closed] = [await world.projectOf(company), await world.projectOf(company)];
  await company.patch(`/private/api/projects/${closed}/state`, { state: 'closed' });
  await world.told();
  const become = (role: Role) => world.get(UsersService).updateProfile(company.id, { role }, {});
  await become('Freelancer');
  await become('JobSeeker');
  expect((await world.told()).map(([type, { id, state }]) => [type, id, state])).toEqual([
    ['project.closed', shown, 'closed'],
  ]);
  // Closing a posting that nobody could see is no event.
  await world.admin.patch(`/api/admin/projects/${shown}/state`, { state: 'paused' });
  await become('B2B');
  expect(await world.types()).toEqual([]);
  await company.patch(`/private/api/projects/${shown}/state`, { state: 'open' });
  await become('Freelancer');
  await become('B2B');
  expect(await world.types()).toEqual(['project.opened', 'project.closed', 'project.opened']);
});
