import { newId } from '../../shared/id.ts';
import { aProject } from './project.fixture.ts';
import { assertEditableByAdministration, assertMayApply, isOwnedBy } from './project.ts';

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

it('lets the administration edit only what no company owns', () => {
  expect(() => assertEditableByAdministration(aProject())).not.toThrow();
  expect(() => assertEditableByAdministration(aProject({ b2bId: owner }))).toThrow(/belongs to a company/);
});
