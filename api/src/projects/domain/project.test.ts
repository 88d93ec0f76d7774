import { newId } from '../../shared/id.ts';
import { aProject } from './project.fixture.ts';
import {
  assertPermitted,
  permitOf,
  assertEditableByAdministration,
  assertMayApply,
  assertOwned,
  assertStateByAdministration,
  assertVisible,
  assertWaitsForRelease,
  copyOfProject,
  editProject,
  isOwnedBy,
  newProject,
  searchTextOfProject,
  waitsForRelease,
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
    expect(() => assertWaitsForRelease(aProject())).toThrow('This project is not awaiting review.');
  });
});

it('lets the administration edit only what no company owns', () => {
  expect(() => assertEditableByAdministration(aProject())).not.toThrow();
  expect(() => assertEditableByAdministration(aProject({ b2bId: owner }))).toThrow(/belongs to a company/);
});

it('lets the administration pause and close what a company owns, not open it', () => {
  for (const state of ['paused', 'closed'])
    expect(() => assertStateByAdministration(aProject({ b2bId: owner }), state)).not.toThrow();
  expect(() => assertStateByAdministration(aProject(), 'open')).not.toThrow();
  expect(() => assertStateByAdministration(aProject({ b2bId: owner }), 'open')).toThrow(
    expect.objectContaining({ kind: 'forbidden', code: 'project.opened-by-its-company' }),
  );
});

describe('a draft', () => {
  const draft = aProject({ b2bId: owner, state: 'draft' });

  it('is its company’s alone, and unknown to others', () => {
    expect(() => assertVisible(draft, owner)).not.toThrow();
    expect(() => assertOwned(draft, owner)).not.toThrow();
    for (const look of [() => assertVisible(draft, newId()), () => assertOwned(draft, newId())])
      expect(look).toThrow(expect.objectContaining({ kind: 'not-found' }));
    expect(() => assertVisible(aProject({ b2bId: owner }), undefined)).not.toThrow();
  });

  it('takes no applications, and neither does what is closed', () => {
    expect(() => assertMayApply(draft, newId(), NOW)).toThrow('Project not found');
    expect(() => assertMayApply(aProject({ state: 'closed' }), newId(), NOW)).toThrow(/no longer open/);
  });
});

describe('what a project consists of', () => {
  const by = { id: newId(), b2bId: owner, hidden: true };
  const details = { title: 'Roll-out', description: 'EWM' };
  const empty = {
    ...{ technologies: [], category: [], start_date: null, location: '', duration: '', workload: '' },
    ...{ language: 'en', employment_type: null, workplace: null, salary_period: null },
    ...{ contract_type: null, aueg_permit: '', show_company: false, remote_countries: ['DE'] },
    ...{ salary_from: null, salary_to: null, state: 'open', closes_at: null, closesAt: null },
    dismissed: [],
  };

  it('is empty where nothing was sent, and not held', () => {
    expect(newProject(details, by, NOW)).toEqual({
      ...empty,
      ...details,
      ...by,
      held: false,
      createdAt: NOW,
      changedAt: NOW,
    });
    expect(newProject({} as typeof details, by, NOW)).toMatchObject({ title: '', description: '' });
  });

  it('stays on an edit where nothing was sent', () => {
    const terms = { workplace: 'remote', salary_to: 9, salary_period: 'hour' } as const;
    const texts = { location: 'Ulm', duration: '3 months', workload: 'half', technologies: ['ABAP'] };
    const before = newProject(
      { ...details, ...terms, ...texts, category: ['Migration'], start_date: NOW, closes_at: '2026-11-30' },
      by,
      NOW,
    );
    expect(editProject(before, {}, NOW)).toEqual(before);
    const change = { title: '', technologies: [], start_date: null, workload: 'full', salary_to: null };
    expect(editProject(before, change, NOW)).toEqual({ ...before, ...change });
    expect(editProject(before, { closes_at: null }, NOW)).toMatchObject({ closes_at: null, closesAt: null });
    expect(editProject(before, {}, new Date('2026-12-01')).state).toBe('closed');
  });

  it('refuses an indefinite salary, new and edited', () => {
    const project = newProject(details, by, NOW);
    expect(() => newProject({ ...details, salary_from: 1 }, by, NOW)).toThrow(/period/);
    expect(() => editProject(project, { salary_from: 1 }, NOW)).toThrow(/period/);
  });

  it('offers temporary employment only with the permit of the firm or the company that offers it', () => {
    const contract_type = 'temporary-employment';
    const firms = aProject({ contract_type });
    const companys = aProject({ contract_type, b2bId: owner });
    const stated = { ...companys, aueg_permit: 'Own permit' };
    expect([permitOf(firms, 'Permit'), permitOf(stated, 'Permit')]).toEqual(['Permit', 'Own permit']);
    expect(permitOf({ ...stated, contract_type: 'freelance' }, null)).toBe('');
    for (const permitted of [() => assertPermitted(firms, 'Permit'), () => assertPermitted(stated, null)])
      expect(permitted).not.toThrow();
    expect(() => assertPermitted(firms, null)).toThrow(/AUEG_PERMIT/);
    expect(() => assertPermitted(companys, 'Permit')).toThrow(/your permit/);
    expect(() => assertPermitted({ ...firms, contract_type: 'work-contract' }, null)).not.toThrow();
  });

  it('is copied as a draft of the same owner, without its dates', () => {
    const later = new Date('2026-11-21T09:00:00.000Z');
    const project = {
      ...newProject({ ...details, workplace: 'hybrid', start_date: NOW, closes_at: '2026-11-30' }, by, NOW),
      held: true,
    };
    expect(copyOfProject(project, 'copy', later)).toEqual({
      ...project,
      ...{ id: 'copy', state: 'draft', held: false, createdAt: later, changedAt: later },
      ...{ start_date: null, closes_at: null, closesAt: null },
    });
  });

  it('is found by its title, and by where, how and how long one works', () => {
    const texts = { title: 'EWM', location: 'Ulm', duration: '3 months', workload: 'half' };
    const project = { ...aProject(), ...texts, contract_type: 'freelance', workplace: 'remote' } as const;
    expect(searchTextOfProject(project)).toBe('EWM Ulm freelance remote 3 months half');
    expect(searchTextOfProject(aProject({ title: 'EWM' }))).toBe('EWM');
  });

  it('waits for release while it is held and open', () => {
    expect(waitsForRelease({ held: true, state: 'open' })).toBe(true);
    expect(waitsForRelease({ held: true, state: 'paused' })).toBe(false);
    expect(waitsForRelease({ held: false, state: 'open' })).toBe(false);
  });
});
