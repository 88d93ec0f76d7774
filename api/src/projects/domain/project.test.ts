import { newId } from '../../shared/id.ts';
import { aProject } from './project.fixture.ts';
import {
  assertEditableByAdministration,
  assertMayApply,
  assertOwned,
  assertVisible,
  assertWaitsForRelease,
  isOwnedBy,
} from './project.ts';

const owner = newId();
const NOW = new Date('2026-11-20T09:00:00.000Z');

describe('who a project belongs to', () => {
  it('is its company and nobody else', () => {
    expect(isOwnedBy(aProject({ b2bId: owner }), owner)).toBe(true);
    expect(isOwnedBy(aProject({ b2bId: owner }), newId())).toBe(false);
  });

  it('is no visitor, also when the administration offers it', () => {
    expect(isOwnedBy(aProject({ b2bId: null }), undefined)).toBe(false);
  });
});

it('lets everyone but the owner apply', () => {
  const project = aProject({ b2bId: owner });
  expect(() => assertMayApply(project, newId(), NOW)).not.toThrow();
  expect(() => assertMayApply(project, owner, NOW)).toThrow('You cannot apply to your own project.');
});

describe('a held project', () => {
  const held = aProject({ b2bId: owner, hidden: true, held: true });

  it('is its company’s alone, and unknown to others', () => {
    expect(() => assertVisible(held, owner)).not.toThrow();
    for (const reader of [newId(), undefined])
      expect(() => assertVisible(held, reader)).toThrow('Project not found');
    expect(() => assertOwned(held, newId())).toThrow('Project not found');
  });

  it('is told from one of who is no company at present', () => {
    const hidden = aProject({ b2bId: owner, hidden: true });
    expect(() => assertVisible(hidden, owner)).toThrow('Project not found');
    expect(() => assertOwned(hidden, newId())).toThrow('You can only change your own projects');
  });

  it('waits to be released while it is open', () => {
    expect(() => assertWaitsForRelease(held)).not.toThrow();
    for (const state of ['paused', 'closed'] as const)
      expect(() => assertWaitsForRelease({ ...held, state })).toThrow('This project is no longer open.');
    expect(() => assertWaitsForRelease(aProject())).toThrow('This project does not wait for a look.');
  });
});

it('lets the administration edit only what no company owns', () => {
  expect(() => assertEditableByAdministration(aProject())).not.toThrow();
  expect(() => assertEditableByAdministration(aProject({ b2bId: owner }))).toThrow(/belongs to a company/);
});
