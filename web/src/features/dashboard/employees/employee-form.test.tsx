import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../../test/render-app.tsx';
import { signedIn } from '../../../../test/users.ts';
import { EmployeeForm } from './employee-form.tsx';

const nothing = () => undefined;

it('says so when it opens with a draft, which Cancel discards', async () => {
  const user = signedIn('B2B');
  const show = () =>
    renderAt('/dashboard/employees', <EmployeeForm user={user} onSaved={nothing} onCancel={nothing} />);
  const first = show();
  expect(screen.queryByText(/unfinished draft/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Ida');
  first.unmount();
  const second = show();
  expect(screen.getByText(/Your unfinished draft has been restored/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ida');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  second.unmount();
  show();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText(/unfinished draft/)).toBeNull();
});
