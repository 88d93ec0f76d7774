import { APPLICATION_KINDS, APPLICATION_STATUSES } from '@consulting/contracts';
import { NO_APPLICATIONS } from './application-list.ts';
import { alreadyApplied, newApplication, REACHED_FROM, stepRefused } from './application.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');

it('a new application waits, unseen and undecided, and its history begins with what was sent', () => {
  const files = { cv: null, certificate: null };
  const ids = { id: 'a', targetId: 't', applicantId: 'u' };
  const sent = { ...ids, kind: 'job' as const, note: 'From March', files, stage: 'new' };
  expect(newApplication(sent, NOW)).toEqual({
    ...sent,
    proposed: false,
    status: 'pending',
    appliedAt: NOW,
    stageSince: NOW,
    moves: [],
    seenAt: null,
    decidedAt: null,
    decisionNote: '',
    looks: [],
    history: [{ at: NOW, status: 'pending', by: 'applicant', note: 'From March' }],
  });
});

it('only what waits is decided or withdrawn, and only what was decided waits again', () => {
  const steps = APPLICATION_STATUSES.flatMap((to) => REACHED_FROM[to].map((from) => `${from}>${to}`));
  expect(steps.sort()).toEqual([
    'pending>rejected',
    'pending>selected',
    'pending>withdrawn',
    'rejected>pending',
    'selected>pending',
  ]);
});

it('a refused step says why', () => {
  expect(APPLICATION_STATUSES.map((status) => stepRefused(status))).toMatchObject([
    { kind: 'conflict', said: { code: 'application.not-decided' } },
    { kind: 'conflict', said: { code: 'application.already-decided', values: { status: 'selected' } } },
    { kind: 'conflict', said: { code: 'application.already-decided', values: { status: 'rejected' } } },
    { kind: 'conflict', said: { code: 'application.withdrawn-before' } },
  ]);
});

it('a second application to the same target is a conflict, named by its kind', () => {
  for (const kind of APPLICATION_KINDS)
    expect(alreadyApplied(kind)).toMatchObject({
      kind: 'conflict',
      code: `application.${kind}-already-applied`,
    });
});

it('a target without applications has none', () => expect(NO_APPLICATIONS).toEqual({ all: 0, pending: 0 }));
