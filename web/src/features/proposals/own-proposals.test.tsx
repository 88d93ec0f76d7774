import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProposal } from '../../../test/proposals.ts';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import type { OwnProposal } from '../../shared/api/types.ts';
import { OwnProposals } from './own-proposals.tsx';

listen();

let stored: OwnProposal;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/private/api/proposals', () => HttpResponse.json([stored])),
    http.post('*/private/api/proposals/:id/answer', async ({ request }) => {
      const body = (await request.json()) as { answer: string };
      sent.push(body);
      const state = ({ agree: 'shown', decline: 'declined' } as const)[body.answer] ?? 'withdrawn';
      stored = { ...stored, state, endedBy: state === 'shown' ? null : 'person' };
      return HttpResponse.json({ code: 'proposal.agreed', message: 'Done.', proposal: stored });
    }),
  );
});

const press = async (name: RegExp, confirm: string, reason?: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  if (reason) await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  expect((await screen.findByText('Done.')).closest('[role=status]')).toHaveFocus();
};

it('asks with the profile and what the company learns, and shows it after a yes', async () => {
  stored = aProposal();
  renderAt('/dashboard/proposals', <OwnProposals />);
  expect(await screen.findByText(stored.profile.text)).toBeVisible();
  expect(screen.getByText(/but not your CV/)).toBeVisible();
  await press(/^Agree/, 'Agree');
  expect(sent).toEqual([{ answer: 'agree' }]);
  expect(screen.getByText('Shown to the company')).toBeVisible();
});

it('declines with a reason', async () => {
  stored = aProposal();
  renderAt('/dashboard/proposals', <OwnProposals />);
  await press(/^Decline/, 'Decline', 'Too far');
  expect(sent).toEqual([{ answer: 'decline', reason: 'Too far' }]);
  expect(screen.getByText('You declined. Nobody has seen the profile.')).toBeVisible();
});

it('names no company that hides its name, and says how many looks are not listed', async () => {
  const at = '2026-11-22T08:00:00.000Z';
  stored = aProposal({
    state: 'shown',
    agreedAt: at,
    views: [{ at, by: '', what: 'profile' }],
    viewCounts: { list: 0, profile: 12, document: 0 },
  });
  renderAt('/dashboard/proposals', <OwnProposals />);
  expect(await screen.findByText(/The company opened it/)).toBeVisible();
  expect(screen.getByText('11 more looks in between are not listed.')).toBeVisible();
});

it('shows each look with who and how, and takes an agreement back', async () => {
  const at = '2026-11-22T08:00:00.000Z';
  const by = 'Spree Logistics AG';
  stored = aProposal({
    state: 'shown',
    agreedAt: at,
    views: [
      { at, by, what: 'list' },
      { at, by, what: 'document' },
    ],
    viewCounts: { list: 1, profile: 0, document: 1 },
  });
  renderAt('/dashboard/proposals', <OwnProposals />);
  expect(await screen.findByText(/Spree Logistics AG saw it in its list/)).toBeVisible();
  expect(screen.getByText(/Spree Logistics AG opened it as a PDF/)).toBeVisible();
  await press(/^Take back/, 'Take back');
  expect(sent).toEqual([{ answer: 'withdraw' }]);
  expect(screen.getByText(/You have taken your agreement back/)).toBeVisible();
});
