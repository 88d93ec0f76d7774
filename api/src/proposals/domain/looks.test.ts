import { PROPOSAL, type ProposalLookKind } from '@consulting/contracts';
import { countLooks, NO_LOOKS, trimmedLooks, type ProposalLook } from './looks.ts';

const look = (what: ProposalLookKind, minute: number): ProposalLook => ({
  at: new Date(minute * 60_000),
  by: 'Havelblick GmbH',
  what,
});
const many = (count: number, what: ProposalLookKind, from = 0) =>
  Array.from({ length: count }, (_, number) => look(what, from + number));

describe('looks', () => {
  it('are all kept while they are not too many', () => {
    const looks = many(PROPOSAL.looks, 'profile');
    expect(trimmedLooks(looks)).toEqual({ kept: looks, dropped: NO_LOOKS });
  });

  it('that are too many lose the oldest but for the first and the last of each kind', () => {
    const before = [look('list', 0), look('document', 1), look('document', 2), look('document', 3)];
    const looks = [...before, ...many(PROPOSAL.looks, 'profile', 4)];
    const { kept, dropped } = trimmedLooks(looks);
    expect(kept).toHaveLength(PROPOSAL.looks);
    expect(dropped).toEqual({ list: 0, profile: 3, document: 1 });
    expect(kept.slice(0, 5)).toEqual([
      look('list', 0),
      look('document', 1),
      look('document', 3),
      look('profile', 4),
      look('profile', 8),
    ]);
    expect(kept.at(-1)).toEqual(looks.at(-1));
  });

  it('are counted by kind with those that were dropped', () => {
    const looks = [look('list', 0), look('profile', 1), look('profile', 2), look('document', 3)];
    expect(countLooks({ looks, droppedLooks: { list: 0, profile: 40, document: 7 } })).toEqual({
      list: 1,
      profile: 42,
      document: 8,
    });
  });
});
