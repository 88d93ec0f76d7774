import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPerson } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import type { PersonDetail as Detail } from '../../../shared/api/types.ts';
import { PersonDetail } from './person-detail.tsx';
import { UserDetail } from './user-detail.tsx';

listen();

const lena = aPerson();

async function show(changes: Partial<Detail> = {}) {
  server.use(
    http.get('*/api/admin/people/:id', () => HttpResponse.json({ ...lena, ...changes })),
    http.get('*/api/admin/notes', () => HttpResponse.json([])),
  );
  renderAt(`/admin-dashboard?tab=people/userid=${lena._id}`, <PersonDetail id={lena._id} />);
  await screen.findByRole('heading', { name: 'Lena Vogt' });
}

it('leads from a freelancer to the form that proposes one', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Propose' })).toHaveAttribute(
    'href',
    `/admin-dashboard?tab=proposals/userid=${lena._id}/create`,
  );
});

it('leads there from the list of freelancers, too', async () => {
  server.use(http.get('*/api/admin/freelancers/:id', () => HttpResponse.json(lena)));
  renderAt(
    `/admin-dashboard?tab=freelancers/userid=${lena._id}`,
    <UserDetail path="/api/admin/freelancers" id={lena._id} />,
  );
  expect(await screen.findByRole('link', { name: 'Propose' })).toHaveAttribute(
    'href',
    `/admin-dashboard?tab=proposals/userid=${lena._id}/create`,
  );
});

it.each([{ role: 'JobSeeker' }, { role: 'B2B' }, { blocked: true }] as const)(
  'does not offer to propose a person with %j',
  async (changes) => {
    await show(changes);
    expect(await screen.findByRole('button', { name: 'Erase account' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Propose' })).toBeNull();
  },
);
