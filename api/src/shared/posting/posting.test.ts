import { POSTING_STATES, postingTerms, type PostingState } from '@consulting/contracts';
import {
  asOf,
  assertSalary,
  assertTakesApplications,
  newLifeCycle,
  publicChange,
  takeStep,
  withClosingDay,
  type LifeCycle,
} from './posting.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const TODAY = '2026-11-20';
const YESTERDAY = { closes_at: '2026-11-19', closesAt: new Date('2026-11-19T23:00:00.000Z') };
const inState = (state: PostingState, more: Partial<LifeCycle> = {}): LifeCycle => ({
  state,
  closes_at: null,
  closesAt: null,
  ...more,
});

describe('the steps of a life cycle', () => {
  const possible = [
    'draft>open',
    'open>paused',
    'open>closed',
    'paused>open',
    'paused>closed',
    'closed>open',
  ];
  const pairs = POSTING_STATES.flatMap((from) => POSTING_STATES.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s', (from, to) => {
    const step = () => takeStep('job', inState(from), { state: to }, NOW);
    if (possible.includes(`${from}>${to}`)) expect(step()).toMatchObject({ state: to });
    else expect(step).toThrow(`This job is ${from}. It cannot be set to ${to}.`);
  });

  it('post a draft at the moment it is opened, and nothing anew', () => {
    expect(takeStep('job', inState('draft'), { state: 'open' }, NOW)).toMatchObject({ createdAt: NOW });
    expect(takeStep('job', inState('closed'), { state: 'open' }, NOW)).not.toHaveProperty('createdAt');
  });

  it('take what is past its last day for closed, and open it without that day or with a new one', () => {
    const over = inState('open', YESTERDAY);
    expect(() => takeStep('project', over, { state: 'paused' }, NOW)).toThrow('This project is closed.');
    const open = { state: 'open' } as const;
    expect(takeStep('job', over, open, NOW)).toEqual(inState('open'));
    const closesAt = new Date('2026-11-20T23:00:00.000Z');
    expect(takeStep('job', over, { ...open, closes_at: TODAY }, NOW)).toEqual(
      inState('open', { closes_at: TODAY, closesAt }),
    );
    expect(() => takeStep('job', over, { ...open, closes_at: '2026-11-19' }, NOW)).toThrow(/a later day/);
  });

  it('keep a last day that is still to come', () => {
    const later = inState('paused', { closes_at: TODAY, closesAt: new Date('2026-11-20T23:00:00.000Z') });
    expect(takeStep('job', later, { state: 'open' }, NOW)).toEqual({ ...later, state: 'open' });
    expect(takeStep('job', later, { state: 'closed' }, NOW)).toEqual({ ...later, state: 'closed' });
  });
});

describe('a last day', () => {
  it('may be today, not yesterday', () => {
    expect(newLifeCycle({ closes_at: TODAY }, NOW)).toMatchObject({ state: 'open', closes_at: TODAY });
    expect(() => newLifeCycle({ closes_at: '2026-11-19' }, NOW)).toThrow(
      'Please choose today or a later day',
    );
    // In Berlin the next day has already begun.
    const night = new Date('2026-11-20T23:30:00.000Z');
    expect(() => newLifeCycle({ closes_at: TODAY }, night)).toThrow();
  });

  it('stays when it is not sent or sent unchanged, and goes with null', () => {
    const closed = inState('closed', YESTERDAY);
    expect(withClosingDay(closed, undefined, NOW)).toEqual(closed);
    expect(withClosingDay(closed, '2026-11-19', NOW)).toEqual(closed);
    expect(withClosingDay(closed, null, NOW)).toEqual(inState('closed'));
    expect(() => withClosingDay(closed, '2026-11-18', NOW)).toThrow();
  });

  it('closes at the moment it is over, whatever the store says', () => {
    const posting = inState('open', { closes_at: TODAY, closesAt: new Date('2026-11-20T23:00:00.000Z') });
    expect(asOf(posting, new Date('2026-11-20T22:59:59.999Z')).state).toBe('open');
    expect(asOf(posting, new Date('2026-11-20T23:00:00.000Z')).state).toBe('closed');
    expect(asOf({ ...posting, state: 'draft' }, new Date('2027-01-01')).state).toBe('draft');
  });
});

describe('applying', () => {
  it('is possible while it is open', () => {
    expect(() => assertTakesApplications('job', inState('open'), NOW)).not.toThrow();
    expect(() => assertTakesApplications('job', inState('draft'), NOW)).toThrow('Job not found');
    for (const closed of [inState('paused'), inState('closed'), inState('open', YESTERDAY)]) {
      expect(() => assertTakesApplications('job', closed, NOW)).toThrow('This position is no longer open.');
      expect(() => assertTakesApplications('project', closed, NOW)).toThrow(
        'This project is no longer open.',
      );
    }
  });
});

describe('a salary', () => {
  const assert = (terms: object) => () => assertSalary(postingTerms(terms));

  it('has a period, and a range that is one', () => {
    expect(assert({})).not.toThrow();
    expect(assert({ salary_from: 0, salary_to: 0, salary_period: 'hour' })).not.toThrow();
    expect(assert({ salary_to: 60_000, salary_period: 'year' })).not.toThrow();
    expect(assert({ salary_from: 60_000 })).toThrow(/period/);
    expect(assert({ salary_to: 0 })).toThrow(/period/);
    expect(assert({ salary_from: 2, salary_to: 1, salary_period: 'day' })).toThrow(/must not be less/);
  });
});

describe('what the public is told', () => {
  const told = (before: PostingState | null, after: PostingState | null) => publicChange(before, after);

  it('is every opening, and every end of what was there, paused or not', () => {
    for (const before of [null, 'draft', 'paused', 'closed'] as const)
      expect(told(before, 'open')).toBe('opened');
    for (const before of ['open', 'paused'] as const)
      for (const after of ['closed', null] as const) expect(told(before, after)).toBe('closed');
  });

  it('is every edit and every pause of what is there', () => {
    expect(told('open', 'open')).toBe('changed');
    for (const before of ['open', 'paused'] as const) expect(told(before, 'paused')).toBe('changed');
  });

  it('is nothing of what nobody could see', () => {
    for (const before of [null, ...POSTING_STATES] as const) expect(told(before, 'draft')).toBeNull();
    for (const before of [null, 'draft', 'closed'] as const)
      for (const after of ['paused', 'closed', null] as const) expect(told(before, after)).toBeNull();
  });
});
