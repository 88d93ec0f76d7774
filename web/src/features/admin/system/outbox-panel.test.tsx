import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { OutboxPanel } from './outbox-panel.tsx';

listen();

const HELD = {
  _id: 'm1',
  to: 'mara@mail.example',
  subject: 'Please confirm your address',
  kind: 'verification',
  state: 'held',
  attempts: 0,
  lastError: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  nextAt: null,
};

it('says why a mail is held after a restore, and sends it on a click', async () => {
  let kept = [HELD];
  server.use(
    http.get('*/api/admin/outbox', () =>
      HttpResponse.json(kept, { headers: { 'X-Total-Count': `${kept.length}` } }),
    ),
    http.post('*/api/admin/outbox/m1/retry', () => {
      kept = [];
      return HttpResponse.json({ code: 'mail.queued-again', message: 'The email will be sent again.' });
    }),
  );
  renderAt('/admin-dashboard?tab=system/mails', <OutboxPanel />);
  const reason = /Pending when a backup was restored\. It may have been delivered since\./;
  expect((await screen.findAllByText(reason))[0]).toBeVisible();
  expect(screen.getAllByText('Held')[0]).toBeVisible();
  const [again] = screen.getAllByRole('button', { name: 'Send again to mara@mail.example' });
  await userEvent.click(again!);
  expect(await screen.findByText('The email will be sent again.')).toBeVisible();
  expect(await screen.findByText('All emails have been delivered.')).toBeVisible();
});
