import { assertUnchanged, versionOf, type Precondition } from './version.ts';

const JOB = { title: 'SAP Basis', location: 'Berlin', skills: [{ from: '1', to: '2' }], salary: null };
const refusal = (fields: object, precondition: Precondition, guarded?: string[]) => {
  try {
    assertUnchanged({ ...fields }, precondition, guarded);
    return null;
  } catch (error) {
    const { kind, details } = error as { kind: string; details: { changed: object } };
    return { kind, ...details.changed };
  }
};

describe('a version', () => {
  it('is that of the values, in whatever order their keys were stored', () => {
    expect(versionOf(JOB)).toMatch(/^[\w-]{32}$/);
    expect(versionOf({ ...JOB, skills: [{ to: '2', from: '1' }], salary: undefined })).toBe(versionOf(JOB));
  });

  it.each([{ title: 'SAP FI' }, { location: '' }, { skills: [] }, { salary: 0 }, { salary: false }])(
    'is another one with %j',
    (change) => expect(versionOf({ ...JOB, ...change })).not.toBe(versionOf(JOB)),
  );

  it('is another one when two fields exchange their values', () => {
    expect(versionOf({ a: 'x', b: 'y' })).not.toBe(versionOf({ a: 'y', b: 'x' }));
  });
});

describe('a precondition', () => {
  const changed = { ...JOB, title: 'SAP FI', location: 'Bonn' };

  it('holds for the current version, for any, and without one', () => {
    for (const precondition of [undefined, '*', [versionOf(JOB)], ['other', versionOf(JOB)]] as const)
      expect(refusal(JOB, precondition)).toBeNull();
  });

  it('fails with the changed fields, their current values and the current version', () => {
    expect(refusal(changed, [versionOf(JOB)])).toEqual({
      kind: 'changed-meanwhile',
      version: versionOf(changed),
      values: { title: 'SAP FI', location: 'Bonn' },
    });
  });

  it('of several versions tells what has changed since the nearest', () => {
    const versions = [versionOf(JOB), versionOf({ ...changed, location: 'Berlin' }), 'unknown'];
    expect(refusal(changed, versions)).toMatchObject({ values: { location: 'Bonn' } });
  });

  it('fails with every field where it is unknown what has changed', () => {
    expect(refusal(JOB, [])).toMatchObject({ values: JOB });
    expect(refusal(JOB, ['of another release'])).toMatchObject({ values: JOB });
  });

  it('looks at no field that the route does not edit', () => {
    expect(refusal({ ...JOB, title: 'SAP FI' }, [versionOf(JOB)], ['location'])).toBeNull();
    expect(refusal(changed, [versionOf(JOB)], ['location'])).toMatchObject({ values: { location: 'Bonn' } });
  });
});
