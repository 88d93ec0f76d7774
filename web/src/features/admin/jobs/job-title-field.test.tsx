import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { CreateJob } from './job-editor.tsx';

listen();

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const offer = () => screen.queryByRole('button', { name: 'Add “(m/w/d)”' });

async function write(title: string, language: 'Deutsch' | 'English') {
  renderAt('/admin-dashboard?tab=jobs/create', <CreateJob backTo="/admin-dashboard?tab=jobs" />);
  await userEvent.type(field('Title'), title);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), language);
}

it.each([
  ['SAP-Berater', 'SAP-Berater (m/w/d)'],
  ['SAP-Berater (m/w) Finanzen ', 'SAP-Berater Finanzen (m/w/d)'],
])('offers "(m/w/d)" for the German title "%s"', async (title, completed) => {
  let sent: unknown;
  server.use(
    http.post('*/api/admin/createJob', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await write(title, 'Deutsch');
  expect(field('Title')).toHaveAttribute('lang', 'de');
  await userEvent.click(offer()!);
  expect(field('Title')).toHaveValue(completed);
  expect(field('Title')).toHaveFocus();
  expect(offer()).toBeNull();
  await userEvent.type(field('Qualification'), 'Drei Jahre');
  await userEvent.type(field('Description'), 'HANA');
  await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('Error creating job. Try again.')).toBeVisible();
  expect(sent).toMatchObject({ title: completed, language: 'de' });
});

it.each([
  ['SAP-Beraterin (w/m/d)', 'Deutsch'],
  ['SAP-Berater (m | f | x)', 'Deutsch'],
  ['SAP-Berater (all genders)', 'Deutsch'],
  ['SAP-Berater (gn)', 'Deutsch'],
  ['SAP consultant', 'English'],
] as const)('offers nothing for "%s" in %s', async (title, language) => {
  await write(title, language);
  expect(offer()).toBeNull();
});
