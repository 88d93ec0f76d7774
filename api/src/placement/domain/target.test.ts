import { COMPANY } from '@consulting/contracts';
import { assertMayDecide, assertMayMove, nameOfActor, sideOf, toAppliedFor, type Target } from './target.ts';

const ADMIN = { kind: 'admin', id: 'a' } as const;
const KEY = { kind: 'key', id: 'k' } as const;
const OWNER = { kind: 'user', id: 'o' } as const;
const OTHER = { kind: 'user', id: 'x' } as const;

const aTarget = (changes: Partial<Target> = {}): Target => ({
  kind: 'project',
  id: 'p',
  title: 'Roll-out',
  language: 'en',
  state: 'open',
  ownerId: OWNER.id,
  owner: 'Spree Logistics AG',
  ownerIsShown: true,
  place: 'Berlin',
  ...changes,
});

describe('who decides', () => {
  it('is the company on its own, the firm on everything', () => {
    for (const state of ['draft', 'open', 'closed'] as const)
      for (const actor of [ADMIN, KEY, OWNER])
        expect(() => assertMayDecide(actor, aTarget({ state }))).not.toThrow();
  });

  it('is no other company, which does not learn that a draft exists', () => {
    for (const state of ['open', 'paused', 'closed'] as const)
      expect(() => assertMayDecide(OTHER, aTarget({ state }))).toThrow(
        expect.objectContaining({ said: expect.objectContaining({ code: 'project.not-own' }) }),
      );
    expect(() => assertMayDecide(OTHER, aTarget({ state: 'draft' }))).toThrow(
      expect.objectContaining({
        kind: 'not-found',
        said: expect.objectContaining({ code: 'project.not-found' }),
      }),
    );
  });

  it('moves between stages what it decides on, but the firm nothing of a company', () => {
    expect(() => assertMayMove(OWNER, aTarget())).not.toThrow();
    for (const actor of [ADMIN, KEY]) {
      expect(() => assertMayMove(actor, aTarget({ ownerId: null }))).not.toThrow();
      expect(() => assertMayMove(actor, aTarget())).toThrow(
        expect.objectContaining({ said: expect.objectContaining({ code: 'stage.moved-by-company' }) }),
      );
    }
    expect(() => assertMayMove(OTHER, aTarget())).toThrow(
      expect.objectContaining({ said: expect.objectContaining({ code: 'project.not-own' }) }),
    );
  });

  it('is the firm with administrators and programs', () => {
    expect([ADMIN, KEY, OWNER].map(sideOf)).toEqual(['firm', 'firm', 'owner']);
    expect([ADMIN, KEY, OWNER].map((actor) => nameOfActor(actor, aTarget()))).toEqual([
      COMPANY.name,
      COMPANY.name,
      'Spree Logistics AG',
    ]);
  });

  it('speaks for itself to the applicant', () => {
    const what = { kind: 'project', title: 'Roll-out', owner: 'Spree Logistics AG' };
    expect(toAppliedFor(aTarget(), 'firm')).toEqual({ ...what, isFirm: true });
    expect(toAppliedFor(aTarget(), 'owner')).toEqual({ ...what, isFirm: false });
  });
});
