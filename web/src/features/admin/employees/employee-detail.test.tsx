import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { EmployeeDetail } from './employee-detail.tsx';

listen();

it('focuses the heading when the card switches between view and edit', async () => {
  const employee = { _id: 'e1', name: 'Ada Kern', skills: 'abap', qualification: [], experience: [] };
  server.use(http.get('*/api/admin/employees/:id', () => HttpResponse.json(employee)));
  renderAt('/admin-dashboard?tab=admin-employees/employeeid=e1', <EmployeeDetail id="e1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const heading = screen.getByRole('heading', { name: 'Ada Kern' });
  expect(heading).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(heading).toHaveFocus());
});
