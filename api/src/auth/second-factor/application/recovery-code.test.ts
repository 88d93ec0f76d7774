import { hashOfRecoveryCode, newRecoveryCode, readRecoveryCode } from './recovery-code.ts';

const CODE = '7k3d-p0qa-mz81-x4vt-9s2c-j8wf';
const FORMER = '7k3d-p0qa-mz81-x4vt';

describe('a recovery code', () => {
  it('is six groups of four letters and digits that look like no others, new each time', () => {
    const codes = Array.from({ length: 500 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/);
    expect(new Set(codes).size).toBe(codes.length);
    // 24 letters of 5 bits: 120 bits. Among 12,000 letters each of the 32 occurs.
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('is read as it was made', () => {
    for (const code of Array.from({ length: 100 }, newRecoveryCode))
      expect(readRecoveryCode(code)).toBe(code);
  });

  it.each([
    ['in capitals', '7K3D-P0QA-MZ81-X4VT-9S2C-J8WF'],
    ['without dashes', '7k3dp0qamz81x4vt9s2cj8wf'],
    ['with blanks', '  7k3d p0qa mz81\tx4vt 9s2c j8wf\n'],
    ['with dashes elsewhere', '7k-3dp0-qamz81-x4vt9s2cj8wf-'],
    ['with an O for the zero', '7k3d-pOqa-mz81-x4vt-9s2c-j8wf'],
    ['with an o for the zero', '7k3d-poqa-mz81-x4vt-9s2c-j8wf'],
    ['with an l for the one', '7k3d-p0qa-mz8l-x4vt-9s2c-j8wf'],
    ['with an I for the one', '7k3d-p0qa-mz8I-x4vt-9s2c-j8wf'],
  ])('is read %s', (_, typed) => {
    expect(readRecoveryCode(typed)).toBe(CODE);
  });

  it.each([
    '',
    '123456',
    '7k3d-p0qa-mz81-x4v',
    `${CODE}7`,
    `${FORMER}7`,
    '7k3d-p0qa-mz81-x4vu',
    '7k3d-p0qa-mz81-x4v💥',
    '7k3d_p0qa_mz81_x4vt',
  ])('is not %j', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  });

  it('is still read as it was made before codes became longer', () =>
    expect(readRecoveryCode(FORMER.toUpperCase())).toBe(FORMER));

  it('has a hash that tells codes apart, and not what they are', () => {
    expect(hashOfRecoveryCode(CODE)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfRecoveryCode(CODE)).toBe(hashOfRecoveryCode(CODE));
    expect(hashOfRecoveryCode(CODE)).not.toBe(hashOfRecoveryCode(CODE.replace('x4vt', 'x4vs')));
  });
});
