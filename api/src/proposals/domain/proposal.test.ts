import { PROPOSAL_ANSWERS, PROPOSAL_REPLIES, PROPOSAL_STATES } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';
import { aProposal } from './proposal.fixture.ts';
import {
  answered,
  asked,
  assertMayAsk,
  companyFor,
  expired,
  isSeen,
  looksFor,
  reasonOf,
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
  const subject = { kind: 'consultant' as const, id: 'c'.repeat(24) };
  for (const [question, days] of [
    [aProposal(NOW), 7],
    [asked({ ...aProposal(NOW), subject }, NOW), 14],
  ] as const) {
    expect(question.expiresAt).toEqual(inDays(days));
    const before = new Date(inDays(days).getTime() - 1);
    expect(codeOf(() => answered(question, 'agree', '', before))).toBe('done');
    expect(codeOf(() => answered(question, 'agree', '', inDays(days)))).toBe('proposal.expired');
  }
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

it('tells why a step comes too late', () => {
  const at = (state: Proposal['state']): Proposal => aProposal(NOW, { state });
  const refusals = (['withdrawn', 'expired', 'declined', 'interested'] as const).map((state) => [
    state,
    codeOf(() => answered(at(state), 'agree', '', NOW)),
    codeOf(() => answered(at(state), 'withdraw', '', NOW)),
    codeOf(() => replied(at(state), 'interested', NOW)),
    codeOf(() => withdrawn(at(state), 'desk', NOW)),
  ]);
  const [withdrawnBefore, isExpired] = ['proposal.withdrawn-before', 'proposal.expired'];
  const others = ['proposal.not-asked', 'proposal.not-shown', 'proposal.ended', 'proposal.ended'];
  expect(refusals).toEqual([
    ['withdrawn', ...Array<string>(4).fill(withdrawnBefore)],
    ['expired', ...Array<string>(4).fill(isExpired)],
    ['declined', ...others],
    ['interested', ...others],
  ]);
});

it('keeps each step with its time, its side and the reason, and when it ended', () => {
  const question = aProposal(NOW);
  const shown = answered(question, 'agree', '', inDays(1));
  const ends = [
    answered(question, 'decline', 'no time', inDays(1)),
    answered(shown, 'withdraw', 'found another', inDays(2)),
    replied(shown, 'interested', inDays(2)),
    replied(shown, 'not-interested', inDays(2)),
    withdrawn(shown, 'desk', inDays(2)),
    withdrawn(question, null, inDays(1)),
    expired(question, inDays(7)),
  ];
  expect(
    ends.map((end) => {
      const last = end.history.at(-1);
      return [end.state, end.endedAt, end.version, last?.what, last?.by, last?.at, reasonOf(end)];
    }),
  ).toEqual([
    ['declined', inDays(1), 1, 'declined', 'person', inDays(1), 'no time'],
    ['withdrawn', inDays(2), 2, 'withdrawn', 'person', inDays(2), 'found another'],
    ['interested', inDays(2), 2, 'interested', 'company', inDays(2), ''],
    ['not-interested', inDays(2), 2, 'not-interested', 'company', inDays(2), ''],
    ['withdrawn', inDays(2), 2, 'withdrawn', 'desk', inDays(2), ''],
    ['withdrawn', inDays(1), 1, 'withdrawn', null, inDays(1), ''],
    ['expired', inDays(7), 1, 'expired', null, inDays(7), ''],
  ]);
  expect(question).toMatchObject({
    endedAt: null,
    version: 0,
    looks: [],
    consent: null,
    applicationId: null,
  });
  expect(question.history).toEqual([{ at: NOW, what: 'asked', by: 'desk', reason: '' }]);
});

describe('the name of the company', () => {
  const look = (by: string) => ({ at: NOW, by, what: 'profile' as const });
  const proposal = (state: Proposal['state'], company: string): Proposal => {
    const { about } = aProposal(NOW);
    return aProposal(NOW, {
      state,
      about: { ...about, company },
      looks: [look('Elbe AG'), look('Spree AG')],
    });
  };
  const readBy = (of: Proposal) => [companyFor(of), looksFor(of).map(({ by }) => by)];

  it('is read by the person where the project shows it, as it was when the person was asked', () => {
    for (const state of PROPOSAL_STATES)
      expect(readBy(proposal(state, 'Elbe GmbH'))).toEqual(['Elbe GmbH', ['Elbe AG', 'Spree AG']]);
  });

  it('of a project that hides it is read only once the company is interested, as it is then', () => {
    for (const state of PROPOSAL_STATES.filter((each) => each !== 'interested'))
      expect([state, ...readBy(proposal(state, ''))]).toEqual([state, '', ['', '']]);
    expect(readBy(proposal('interested', ''))).toEqual(['Spree AG', ['Elbe AG', 'Spree AG']]);
    expect(readBy({ ...proposal('interested', ''), looks: [] })).toEqual(['', []]);
    expect(looksFor(proposal('shown', ''))[0]).toEqual(look(''));
  });
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

  it('and the desk reads how long, or how often, that is', () => {
    const said = (proposals: Proposal[]): string => {
      try {
        assertMayAsk(proposals, projectId, inDays(1));
        return '';
      } catch (error) {
        return String(error);
      }
    };
    const refusal = answered(before(), 'decline', '', NOW);
    expect(said([refusal])).toContain('90 days');
    const others = Array.from({ length: 3 }, () => aProposal(NOW, { state: 'withdrawn' }));
    expect(said(others)).toMatch(/3 .*7 days/);
  });
});
