import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProposal } from '../../../../test/proposals.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import type { DeskProposal } from '../../../shared/api/types.ts';
import ProposalsSection from './proposals-section.tsx';

listen();

let asked: URLSearchParams[];
let kept: DeskProposal[];

beforeEach(() => {
  asked = [];
  kept = [];
  server.use(
    http.get('*/api/admin/proposals', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return HttpResponse.json(kept, { headers: { 'X-Total-Count': String(kept.length) } });
    }),
  );
});

const show = (rest = '') => renderAt(`/admin-dashboard?tab=proposals${rest}`, <ProposalsSection />);
const rows = async () => within(await screen.findByRole('region', { name: 'Table of proposals' }));

it('says of each proposal who, for what, in which state until when, and how often it was looked at', async () => {
  kept = [
    aProposal(),
    aProposal({
      _id: '656f2a9e1c9d440000a1b602',
      reference: 'C-1000',
      state: 'shown',
      agreedAt: '2026-11-22T08:00:00.000Z',
      views: [{ at: '2026-11-23T08:00:00.000Z', by: 'Spree Logistics AG', what: 'profile' }],
      viewCounts: { list: 0, profile: 1, document: 0 },
      subject: { kind: 'consultant', _id: '656f2a9e1c9d440000a1b701', name: '' },
    }),
  ];
  show();
  const table = await rows();
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/Anna Berger.*C-4821.*S\/4HANA roll-out.*Spree Logistics AG/);
  expect(first).toHaveTextContent(/Asked.*answers until 28 Nov 2026.*0/);
  expect(second).toHaveTextContent(/Person no longer available.*C-1000.*Shown.*since 22 Nov 2026.*1/);
});

it('asks for what the filters in the address say, and takes each of them off', async () => {
  const { project, subject } = aProposal();
  kept = [aProposal()];
  show(`&state=asked&project=${project._id}&person=${subject._id}`);
  await rows();
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({
    state: 'asked',
    project: project._id,
    person: subject._id,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter: S/4HANA roll-out' }));
  await waitFor(() => expect(asked.at(-1)!.has('project')).toBe(false));
  expect(screen.getByLabelText('State')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter: Anna Berger' }));
  await waitFor(() => expect(asked.at(-1)!.has('person')).toBe(false));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'All states');
  await waitFor(() => expect(asked.at(-1)!.has('state')).toBe(false));
});

it('ignores filters in the address that are no state and no id', async () => {
  kept = [aProposal()];
  show('&state=agreed&project=all&person=me');
  await rows();
  expect([...asked.at(-1)!.keys()].sort()).toEqual(['limit', 'page']);
});

it('says how to propose somebody where there is no proposal', async () => {
  show();
  expect(await screen.findByText('No proposals yet.')).toBeVisible();
  expect(screen.getByText(/on a person’s page, or on the page of a project/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Propose somebody' })).toBeVisible();
});

it('opens the profile word for word, with the looks, the reason and links to what it is about', async () => {
  kept = [
    aProposal({
      state: 'withdrawn',
      agreedAt: '2026-11-22T08:00:00.000Z',
      endedAt: '2026-11-24T08:00:00.000Z',
      endedBy: 'person',
      reason: 'I have begun another project.',
      views: [{ at: '2026-11-23T08:00:00.000Z', by: 'Spree Logistics AG', what: 'document' }],
      viewCounts: { list: 0, profile: 0, document: 1 },
    }),
  ];
  show(`/proposalid=${kept[0]!._id}`);
  const detail = within(await screen.findByRole('region', { name: 'Anna Berger' }));
  expect(await detail.findByRole('heading', { name: 'SAP FI Consultant' })).toBeVisible();
  expect(detail.getByText('Led the move of a plant.')).toBeVisible();
  expect(detail.getByText(/Automotive supplier/).closest('li')).toHaveTextContent(
    'Automotive supplier, 6 years',
  );
  expect(detail.getByText('by the person')).toBeVisible();
  expect(detail.getByText('I have begun another project.')).toBeVisible();
  expect(detail.getByText('Spree Logistics AG, as a PDF')).toBeVisible();
  const hrefOf = (name: string) => detail.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Anna Berger')).toBe(`/admin-dashboard?tab=people/userid=${kept[0]!.subject._id}`);
  expect(hrefOf('S/4HANA roll-out')).toBe(`/admin-dashboard?tab=projects/projectid=${kept[0]!.project._id}`);
  expect(hrefOf('All proposals of this person')).toContain(`person=${kept[0]!.subject._id}`);
  // It has ended.
  expect(detail.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('opens a proposal that is on another page of the list', async () => {
  const other = aProposal({ _id: '656f2a9e1c9d440000a1b6ff', reference: 'C-7777' });
  server.use(http.get(`*/api/admin/proposals/${other._id}`, () => HttpResponse.json(other)));
  show(`/proposalid=${other._id}`);
  expect(await screen.findByText('C-7777')).toBeVisible();
});

it('withdraws after saying who is told, and shows the new state', async () => {
  kept = [aProposal({ state: 'shown', agreedAt: '2026-11-22T08:00:00.000Z' })];
  let sent: unknown;
  server.use(
    http.patch(`*/api/admin/proposals/${kept[0]!._id}`, async ({ request }) => {
      sent = await request.json();
      kept = [aProposal({ state: 'withdrawn', endedAt: '2026-11-24T08:00:00.000Z', endedBy: 'desk' })];
      return HttpResponse.json({ code: 'proposal.withdrawn', message: 'The proposal has been withdrawn.' });
    }),
  );
  show(`/proposalid=${kept[0]!._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw proposal' });
  expect(dialog).toHaveTextContent(
    'Anna Berger and Spree Logistics AG will be notified by email. The company no longer sees the profile.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Withdraw' }));
  const detail = within(screen.getByRole('region', { name: 'Anna Berger' }));
  expect(await detail.findByText('by us')).toBeVisible();
  expect(sent).toEqual({ state: 'withdrawn' });
  expect(screen.getByRole('heading', { name: 'Anna Berger' })).toHaveFocus();
});

it('shows what has happened meanwhile where a withdrawal is refused', async () => {
  kept = [aProposal()];
  server.use(
    http.patch(`*/api/admin/proposals/${kept[0]!._id}`, () => {
      kept = [aProposal({ state: 'declined', endedAt: '2026-11-24T08:00:00.000Z', endedBy: 'person' })];
      return HttpResponse.json(
        { code: 'proposal.ended', message: 'This proposal has ended.' },
        { status: 409 },
      );
    }),
  );
  show(`/proposalid=${kept[0]!._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Withdraw' }));
  expect(await screen.findByText('This proposal has ended.')).toBeVisible();
  const detail = within(screen.getByRole('region', { name: 'Anna Berger' }));
  expect((await detail.findAllByText('Declined'))[0]).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
