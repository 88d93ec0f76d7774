import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { CreateJob } from './job-editor.tsx';

listen();
afterEach(() => jest.useRealTimers());

const show = () =>
  renderAt('/admin-dashboard?tab=jobs/create', <CreateJob backTo="/admin-dashboard?tab=jobs" />);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Title'), 'SAP Basis');
  await user.type(field('Qualification'), 'Three years');
  await user.type(field('Description'), 'HANA');
}

it('asks for title, description and qualification, and offers the firm as company', async () => {
  show();
  expect(field(/^Company/)).toHaveValue('Muster Consulting GmbH');
  await userEvent.type(field('Title'), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
  expect((await screen.findAllByText('Please fill all required fields.')).length).toBeGreaterThan(0);
  for (const name of ['Title', 'Qualification', 'Description']) expect(field(name)).toBeInvalid();
  expect(screen.getByRole('combobox', { name: /^Location/ })).not.toBeInvalid();
});

it('says for 3 seconds that a job was created, and keeps what is typed for the next one', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  let sent: unknown;
  server.use(
    http.post('*/api/admin/createJob', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ job: { _id: 'j1' } }, { status: 201 });
    }),
  );
  show();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('Job created successfully!')).toBeVisible();
  expect(sent).toMatchObject({ title: 'SAP Basis', company: 'Muster Consulting GmbH', state: 'open' });
  expect(field('Title')).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Create job' })).toHaveFocus();
  await user.type(field('Title'), 'Next');
  act(() => void jest.advanceTimersByTime(3000));
  expect(screen.queryByText('Job created successfully!')).toBeNull();
  expect(field('Title')).toHaveValue('Next');
  expect(field('Title')).toHaveFocus();
});

it('sends the terms as numbers and words, and what is not said as nothing', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/admin/createJob', async ({ request }) => {
      sent = await request.json();
      const errors = [{ field: 'salary_to', message: 'This must not be less' }];
      return HttpResponse.json({ errors }, { status: 400 });
    }),
  );
  show();
  const user = userEvent.setup();
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Workplace/ }), 'Remote');
  const countries = field('Countries to work from');
  expect(countries).toHaveValue('Germany');
  await user.type(countries, ', Österreich, Atlantis');
  await user.type(screen.getByRole('textbox', { name: /^Salary from/ }), '60000');
  await user.type(screen.getByRole('textbox', { name: /^Salary to/ }), '70.000,00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid' }), 'per year');
  await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Draft: publish it later');
  await user.click(screen.getByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('“Atlantis” is not the name of a country.')).toBeVisible();
  expect([countries, sent]).toEqual([document.activeElement, undefined]);
  expect(screen.queryByText('Please fill all required fields.')).toBeNull();
  await user.clear(countries);
  await user.type(countries, 'Germany, Österreich, ch');
  await user.click(screen.getByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('This must not be less')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Salary to/ })).toBeInvalid();
  expect(sent).toMatchObject({
    employment_type: '',
    workplace: 'remote',
    salary_from: 60_000,
    salary_to: 70_000,
    salary_period: 'year',
    remote_countries: ['DE', 'AT', 'CH'],
    closes_at: '',
    state: 'draft',
  });
});

it('keeps the input when creating fails and on the next visit, until Cancel', async () => {
  server.use(http.post('*/api/admin/createJob', () => HttpResponse.json({}, { status: 500 })));
  const { unmount } = show();
  await fillIn(userEvent.setup());
  await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('Error creating job. Try again.')).toBeVisible();
  unmount();
  const again = show();
  expect(field('Title')).toHaveValue('SAP Basis');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  again.unmount();
  show();
  expect(field('Title')).toHaveValue('');
});
