import { PROPOSAL_ANSWERS, PROPOSAL_REPLIES, PROPOSAL_STATES } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import { aProposal } from './proposal.fixture.ts';
import {
  answered,
  assertMayAsk,
  expired,
  isSeen,
  replied,
  wasShown,
  withdrawn,
  type Proposal,
} from './proposal.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

it('a freelancer answers within 7 days, a consultant within 14, to the millisecond', () => {
  const consultant = { kind: 'consultant' as const, id: 'c'.repeat(24) };
  const proposals = [aProposal(NOW), { ...aProposal(NOW), subject: consultant, expiresAt: inDays(14) }];
  const [freelancer] = proposals;
  expect(freelancer?.expiresAt).toEqual(inDays(7));
  expect(codeOf(() => answered(freelancer!, 'agree', '', new Date(inDays(7).getTime() - 1)))).toBe('done');
  expect(codeOf(() => answered(freelancer!, 'agree', '', inDays(7)))).toBe('proposal.expired');
});

it('agreeing shows the profile at once, and keeps the version of the text and the time', () => {
  const shown = answered(aProposal(NOW), 'agree', '', inDays(1));
  expect(shown).toMatchObject({
    state: 'shown',
    consent: { textVersion: '2026-11-28', at: inDays(1) },
    endedAt: null,
    version: 1,
  });
  expect(shown.history.map(({ what, by }) => [what, by])).toEqual([
    ['asked', 'desk'],
    ['agreed', 'person'],
  ]);
});

it('takes each step from the states that allow it, and from no other', () => {
  const at = (state: Proposal['state']): Proposal => aProposal(NOW, { state });
  const steps = {
    ...Object.fromEntries(
      PROPOSAL_ANSWERS.map((answer) => [answer, (from: Proposal) => answered(from, answer, '', NOW)]),
    ),
    ...Object.fromEntries(
      PROPOSAL_REPLIES.map((reply) => [reply, (from: Proposal) => replied(from, reply, NOW)]),
    ),
    desk: (from: Proposal) => withdrawn(from, 'desk', NOW),
  };
  const allowed = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      PROPOSAL_STATES.filter((state) => codeOf(() => step(at(state))) === 'done'),
    ]),
  );
  expect(allowed).toEqual({
    agree: ['asked'],
    decline: ['asked'],
    withdraw: ['shown'],
    interested: ['shown'],
    'not-interested': ['shown'],
    desk: ['asked', 'shown'],
  });
});

it('is seen by the company while it is shown, and after its interest; not once it has ended otherwise', () => {
  expect(PROPOSAL_STATES.filter((state) => isSeen({ state }))).toEqual(['shown', 'interested']);
  const shown = answered(aProposal(NOW), 'agree', '', NOW);
  expect([aProposal(NOW), shown, answered(shown, 'withdraw', '', NOW)].map(wasShown)).toEqual([
    false,
    true,
    true,
  ]);
});

describe('a person is not asked', () => {
  const projectId = 'a'.repeat(24);
  const before = (fields: Partial<Proposal> = {}) => aProposal(NOW, { projectId, ...fields });
  const asking = (proposals: Proposal[], days: number) =>
    codeOf(() => assertMayAsk(proposals, projectId, inDays(days)));

  it('while a proposal for the project is live, and after one that led to a contact', () => {
    const shown = answered(before(), 'agree', '', NOW);
    const interested = replied(shown, 'interested', NOW);
    for (const proposal of [before(), shown, interested])
      expect(asking([proposal], 100)).toBe('proposal.already-there');
    expect(asking([{ ...shown, projectId: 'b'.repeat(24) }], 100)).toBe('done');
  });

  it('for 90 days after a no of either side or an expiry; after the desk has withdrawn, at once', () => {
    const shown = answered(before(), 'agree', '', NOW);
    const refusals = [
      answered(before(), 'decline', '', NOW),
      answered(shown, 'withdraw', '', NOW),
      replied(shown, 'not-interested', NOW),
      expired(before(), NOW),
    ];
    for (const proposal of refusals) {
      expect(asking([proposal], 89.9)).toBe('proposal.asked-lately');
      expect(asking([proposal], 90)).toBe('done');
    }
    expect(asking([withdrawn(shown, 'desk', NOW)], 0)).toBe('done');
    expect(asking([withdrawn(shown, null, NOW)], 0)).toBe('done');
  });

  it('a fourth time within seven days, about whatever project', () => {
    const others = [0, 1, 2].map((days) =>
      aProposal(inDays(days), { state: 'withdrawn', projectId: `${days}`.repeat(24) }),
    );
    expect(asking(others, 6.9)).toBe('proposal.asked-too-often');
    expect(asking(others, 7)).toBe('done');
    expect(asking(others.slice(1), 3)).toBe('done');
  });
});
