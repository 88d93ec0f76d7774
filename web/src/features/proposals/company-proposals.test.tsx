import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProposal } from '../../../test/proposals.ts';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import type { CompanyProposal, CompanyProposalDetail } from '../../shared/api/types.ts';
import { useRefresh } from '../../shared/api/use-api.ts';
import { CompanyProposals } from './company-proposals.tsx';

listen();

const PROJECT = '656f2a9e1c9d440000a1b2e1';
const { _id, reference, profile } = aProposal();
const listed = (changes: Partial<CompanyProposal> = {}): CompanyProposal => ({
  _id,
  reference,
  state: 'shown',
  hidden: false,
  position: profile.position,
  shownAt: '2026-11-21T08:00:00.000Z',
  endedAt: null,
  ...changes,
});

let row: CompanyProposal;
let looks: number;
let sent: unknown[];
/** Which loads of the list were marked as automatic refreshes. */
let polls: (string | null)[];
const detail = (): CompanyProposalDetail => ({ ...row, profile, contact: null, applicationId: null });

beforeEach(() => {
  row = listed();
  looks = 0;
  sent = [];
  polls = [];
  server.use(
    http.get('*/projects/:id/proposals', ({ request }) => {
      polls.push(request.headers.get('X-Poll'));
      return HttpResponse.json([row], { headers: { 'X-Total-Count': '1' } });
    }),
    http.get('*/projects/:id/proposals/:proposal', () => {
      looks += 1;
      return HttpResponse.json(detail());
    }),
    http.patch('*/projects/:id/proposals/:proposal', async ({ request }) => {
      const body = (await request.json()) as { state: 'interested' };
      sent.push(body);
      row = listed({ state: body.state, endedAt: '2026-11-22T08:00:00.000Z' });
      const contact = { name: 'Anna Berger', by: 'person', email: 'anna@example.com', phone: null } as const;
      return HttpResponse.json({
        code: 'proposal.interested',
        message: 'Told.',
        proposal: { ...detail(), contact, applicationId: '656f2a9e1c9d440000a1b701' },
      });
    }),
  );
});

/** Reloads everything about projects, as a poll and a decision about an applicant do. */
function Reload() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={() => void refresh('/private/api/projects')}>
      Reload
    </button>
  );
}

const open = async () => {
  renderAt(
    `/dashboard/projects?projectId=${PROJECT}`,
    <>
      <Reload />
      <CompanyProposals projectId={PROJECT} queryOf={(id) => `applicationId=${id}`} />
    </>,
  );
  await screen.findByText(reference);
  expect(looks).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: `Open the profile: ${reference}` }));
  return screen.findByRole('article', { name: `Proposed profile ${reference}` });
};
const poll = () => userEvent.click(screen.getByRole('button', { name: 'Reload' }));

it('loads a profile once for each time that it is opened, and never by polling', async () => {
  await open();
  expect(looks).toBe(1);
  row = listed({ position: 'Polled' });
  await poll();
  expect(await screen.findByText('Polled')).toBeVisible();
  expect(looks).toBe(1);
  // The server notes the first load as a look at the list.
  expect(polls).toEqual([null, '1']);
  await userEvent.click(screen.getByRole('button', { name: `Close: ${reference}` }));
  await userEvent.click(screen.getByRole('button', { name: `Open the profile: ${reference}` }));
  await waitFor(() => expect(looks).toBe(2));
});

it('takes an open profile away as soon as the list says that it was withdrawn', async () => {
  await open();
  expect(screen.getByText(profile.text)).toBeVisible();
  row = listed({ state: 'withdrawn', position: '', endedAt: '2026-11-22T08:00:00.000Z' });
  await poll();
  expect(await screen.findByText(/C-4821 has been withdrawn/)).toBeVisible();
  expect(screen.queryByText(profile.text)).toBeNull();
  expect(screen.queryByRole('button', { name: /Open the profile/ })).toBeNull();
});

it('takes the profile of somebody away whose account is not available, and says that it comes back', async () => {
  row = listed({ state: 'interested' });
  await open();
  row = listed({ state: 'interested', hidden: true, position: '' });
  await poll();
  expect(await screen.findByText(/C-4821 is not available at present.* shown again/)).toBeVisible();
  expect(screen.getByText('Not shown at present: the account is not available.')).toBeVisible();
  expect(screen.queryByText(profile.text)).toBeNull();
  expect(screen.queryByRole('button', { name: /Open the profile/ })).toBeNull();
});

it('shows name, contact and the application once the company is interested', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Interested' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, interested' }));
  expect(await screen.findByRole('heading', { name: 'Anna Berger' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'anna@example.com' })).toHaveAttribute(
    'href',
    'mailto:anna@example.com',
  );
  expect(sent).toEqual([{ state: 'interested' }]);
  expect(looks).toBe(1);
});

it('says why an answer was refused while the profile is still shown', async () => {
  await open();
  server.use(
    http.patch('*/proposals/:proposal', () =>
      HttpResponse.json({ message: 'This project is no longer open.' }, { status: 409 }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Interested' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, interested' }));
  expect(await screen.findByText('This project is no longer open.')).toBeVisible();
  expect(screen.getByText(profile.text)).toBeVisible();
});

it('takes a profile away that was withdrawn before the answer, and says so', async () => {
  await open();
  server.use(
    http.patch('*/proposals/:proposal', () => {
      row = listed({ state: 'withdrawn' });
      return HttpResponse.json({ message: 'This proposal has ended.' }, { status: 409 });
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not interested' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, not interested' }));
  // The list, read again, tells more than the refusal.
  expect(await screen.findByText(/C-4821 has been withdrawn/)).toBeVisible();
  expect(screen.queryByText(profile.text)).toBeNull();
});
