import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPerson } from '../../../../test/people.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { PersonDetail } from './person-detail.tsx';

listen();

const RESET = 'Reset second factor of Lena Vogt';

let secondFactor: boolean;
async function open() {
  const person = aPerson();
  server.use(
    http.get('*/api/admin/people/:id', () => HttpResponse.json({ ...person, secondFactor })),
    http.get('*/api/admin/notes', () => HttpResponse.json([])),
    http.delete(`*/api/admin/users/${person._id}/second-factor`, () => {
      secondFactor = false;
      return HttpResponse.json({ message: 'The second factor has been reset.' });
    }),
  );
  renderAt(`/admin-dashboard?tab=people/userid=${person._id}`, <PersonDetail id={person._id} />);
  await screen.findByRole('button', { name: 'Block' });
}

it('offers no reset where there is no second factor', async () => {
  secondFactor = false;
  await open();
  expect(screen.queryByRole('button', { name: RESET })).toBeNull();
});

it('resets the second factor of who has lost it, after asking', async () => {
  secondFactor = true;
  await open();
  await userEvent.click(screen.getByRole('button', { name: RESET }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Reset second factor' });
  expect(within(dialog).getByText(/^Reset the second factor of Lena Vogt\?/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Reset' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: RESET })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lena Vogt' })).toHaveFocus();
});
