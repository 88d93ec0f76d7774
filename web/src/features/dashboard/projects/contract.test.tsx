import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownProfile } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { ProjectsTab } from './projects-tab.tsx';

listen();

const user = signedIn('B2B');
const PERMIT = 'Agentur für Arbeit Düsseldorf, 1 March 2024';
const stored = {
  ...{ _id: 'p1', title: 'EWM roll-out', description: 'Two sites.', technologies: [], category: [] },
  ...{ start_date: null, state: 'open', closes_at: null, applicants: [], b2bId: 'another' },
  ...{ contract_type: 'temporary-employment', aueg_permit: PERMIT, employment_type: null },
};
const asList = () => HttpResponse.json([stored], { headers: { 'X-Total-Count': '1' } });

beforeEach(() =>
  server.use(
    ownProfile,
    http.get('*/private/api/projects/all', asList),
    http.get('*/private/api/projects/:id', asList),
    http.get('*/public/api/v0/projects/categories', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/:id', () => HttpResponse.json(stored)),
  ),
);

it('is explained where it is chosen, with the permit and the name that its company alone states', async () => {
  let sent: unknown;
  server.use(
    http.post('*/private/api/projects', async ({ request }) => {
      sent = await request.json();
      const errors = [{ field: 'aueg_permit', message: 'Please state your permit' }];
      return HttpResponse.json({ errors }, { status: 400 });
    }),
  );
  renderAt('/dashboard/projects?tab=projects', <ProjectsTab user={user} />);
  await userEvent.click(await screen.findByRole('button', { name: /Create New Project/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Project' }));
  await userEvent.type(dialog.getByLabelText('Title'), 'New');
  await userEvent.type(dialog.getByLabelText('Description'), 'Two sites.');
  const contract = dialog.getByLabelText(/^Contract/);
  await userEvent.selectOptions(contract, 'Freelance');
  expect(contract).toHaveAccessibleDescription('Self-employed work that is invoiced.');
  expect(dialog.queryByLabelText(/^Permit/)).toBeNull();
  await userEvent.selectOptions(contract, 'Temporary employment');
  await userEvent.type(dialog.getByLabelText(/^Permit/), PERMIT);
  await userEvent.click(dialog.getByRole('checkbox', { name: /name of our company/ }));
  const employment = dialog.getByLabelText(/^Employment/);
  expect(within(employment).queryByRole('option', { name: 'Temporary' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Please state your permit')).toBeVisible();
  expect(sent).toMatchObject({
    contract_type: 'temporary-employment',
    aueg_permit: PERMIT,
    show_company: true,
  });
});

it('is shown to applicants with its permit', async () => {
  renderAt('/dashboard/projects?tab=projects&projectId=p1', <ProjectsTab user={user} />);
  expect(await screen.findByText(/^Temporary employment: Employment by the provider/)).toBeVisible();
  expect(screen.getByText(PERMIT)).toBeVisible();
});
