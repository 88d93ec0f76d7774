import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import type { Appointment } from '../../shared/api/types.ts';
import type { Place } from './appointment-calls.ts';
import { AppointmentPart, OwnAppointment } from './appointment-part.tsx';
import { timeHere } from './appointment-texts.ts';

listen();

const [FIRST, SECOND] = ['2027-03-26T09:00:00.000Z', '2027-03-29T08:00:00.000Z'];
const ID = '656f2a9e1c9d440000a1b2d1';

const anAppointment = (changes: Partial<Appointment> = {}): Appointment => ({
  _id: '656f2a9e1c9d440000a1b2d2',
  applicationId: ID,
  kind: 'job',
  title: 'SAP Basis',
  language: 'en',
  state: 'offered',
  offeredBy: 'decider',
  times: [FIRST, SECOND],
  start: null,
  minutes: 45,
  place: 'Berlin',
  link: '',
  names: ['Jana Roth'],
  history: [{ at: FIRST, what: 'offered', by: 'decider', times: [FIRST, SECOND], reason: '' }],
  ...changes,
});

let stored: Appointment | null;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/appointment', () => HttpResponse.json({ appointment: stored })),
    http.post('*/appointment/:step', async ({ request, params }) => {
      const body = (await request.json()) as { start?: string };
      sent.push([new URL(request.url).pathname, body]);
      if (params['step'] === 'answer' && body.start)
        stored = anAppointment({ state: 'agreed', times: [], start: body.start });
      return HttpResponse.json({ message: 'Done.', appointment: stored });
    }),
  );
});

const open = (place: Place, status: 'pending' | 'rejected' = 'pending') =>
  renderAt('/', <AppointmentPart place={place} status={status} />);
const DESK: Place = { by: 'desk', applicationId: ID };
const button = (name: string) => screen.queryByRole('button', { name });

it('lets the applicant take a time once one is chosen, and says so where the focus is', async () => {
  stored = anAppointment();
  renderAt('/', <OwnAppointment applicationId={ID} status="pending" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take this time' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a time');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: timeHere(SECOND) }));
  await userEvent.click(screen.getByRole('button', { name: 'Take this time' }));
  expect((await screen.findByText('Done.')).closest('[role=status]')).toHaveFocus();
  expect(sent).toEqual([[`/private/api/applications/${ID}/appointment/answer`, { start: SECOND }]]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(button('Save to calendar')).toBeVisible();
});

it('shows the applicant nothing while there is no appointment', async () => {
  stored = null;
  const asked: string[] = [];
  server.events.on('response:mocked', ({ request }) => void asked.push(request.url));
  const { container } = renderAt('/', <OwnAppointment applicationId={ID} status="pending" />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});

it('tells why a time was not taken, and shows what is offered now', async () => {
  stored = anAppointment();
  renderAt('/', <OwnAppointment applicationId={ID} status="pending" />);
  await userEvent.click(await screen.findByRole('radio', { name: timeHere(FIRST) }));
  const message = 'This time has passed. Please choose another one.';
  server.use(
    http.post('*/appointment/answer', () => {
      stored = anAppointment({ state: 'moving', start: FIRST, times: [SECOND] });
      return HttpResponse.json({ message }, { status: 409 });
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take this time' }));
  expect(await screen.findByText('Other times offered')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

it('lets the one who offered wait, and the desk offer anew once nothing stands', async () => {
  stored = anAppointment();
  open(DESK);
  expect(await screen.findByText('Waits for an answer')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(button('Offer times')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the appointment' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  expect(dialog.getByText('Please give the reason')).toBeVisible();
  expect(sent).toEqual([]);
  stored = anAppointment({ state: 'cancelled', times: [] });
  await userEvent.type(dialog.getByLabelText('Reason'), 'Filled');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(sent).toEqual([[`/api/admin/applications/${ID}/appointment/cancel`, { reason: 'Filled' }]]);
  expect(button('Offer times')).toBeVisible();
});

it('offers nothing about an application that has ended', async () => {
  stored = anAppointment({ state: 'cancelled', times: [], start: FIRST });
  open({ by: 'owner', applicationId: ID, projectId: '656f2a9e1c9d440000a1b2d9' }, 'rejected');
  expect(await screen.findByText('Cancelled')).toBeVisible();
  for (const name of ['Offer times', 'Offer other times', 'Cancel the appointment', 'Save to calendar'])
    expect(button(name)).toBeNull();
});
