import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import PeopleSection from './people-section.tsx';

listen();

beforeEach(() =>
  server.use(
    ...['people', 'saved-searches'].map((list) =>
      http.get(`*/api/admin/${list}`, () => HttpResponse.json([])),
    ),
  ),
);

const show = () => renderAt('/admin-dashboard?tab=people', <PeopleSection />);

/** Serves how many applications without an account wait, and from which networks. */
const waiting = (networks: { network: string; waiting: number }[]) => {
  const times = { oldest: '2026-11-02T08:00:00.000Z', newest: '2026-11-03T08:00:00.000Z' };
  server.use(
    http.get('*/api/admin/guest-applications', () =>
      HttpResponse.json({
        waiting: networks.reduce((sum, each) => sum + each.waiting, 0),
        most: 2000,
        networks: networks.map((each) => ({ ...each, ...times })),
      }),
    ),
  );
};

it('erases the waiting applications of an address, and says when none waits', async () => {
  waiting([]);
  const sent: unknown[] = [];
  server.use(
    http.delete('*/api/admin/guest-applications', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Erased.', erased: sent.length - 1 });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Erase waiting applications' }));
  const dialog = await screen.findByRole('dialog');
  const yes = within(dialog).getByRole('button', { name: 'Yes, Erase' });
  expect(await within(dialog).findByText('None waits now.')).toBeVisible();
  await userEvent.click(yes);
  expect(within(dialog).getByText('Please enter the reason.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Email'), 'nadine@example.com');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Asked for it');
  await userEvent.click(yes);
  expect(await within(dialog).findByText(/^No application waits/)).toBeVisible();
  await userEvent.click(yes);
  expect(await screen.findByText('1 waiting application was erased.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.at(-1)).toEqual({ email: 'nadine@example.com', reason: 'Asked for it' });
});

it('erases the waiting applications that came from one network, and shows how many take the room', async () => {
  waiting([
    { network: '198.51.100.0/24', waiting: 1950 },
    { network: '', waiting: 3 },
  ]);
  let sent: unknown;
  server.use(
    http.delete('*/api/admin/guest-applications/networks', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ message: 'Erased.', erased: 1950 });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Erase waiting applications' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('1,953 wait now; there is room for 2,000.')).toBeVisible();
  const which = within(dialog).getByLabelText('Which applications');
  expect(within(which).getByRole('option', { name: '3 of an unknown network' })).toBeVisible();
  await userEvent.selectOptions(which, within(which).getByRole('option', { name: /from the network 198/ }));
  expect(within(dialog).queryByLabelText('Email')).toBeNull();
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'A program filled the form');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Erase' }));
  expect(await screen.findByText('1,950 waiting applications were erased.')).toBeVisible();
  expect(sent).toEqual({ network: '198.51.100.0/24', reason: 'A program filled the form' });
});
