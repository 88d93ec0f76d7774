/** The refusals that use cases throw, for `toMatchObject`. */

/** A field of the input is wrong. */
export const field = (name: string, code: string) => ({
  kind: 'invalid',
  details: { errors: [{ field: name, code }] },
});
export const conflict = (code: string) => ({ kind: 'conflict', code });
export const missing = (code: string) => ({ kind: 'not-found', code });

/** The id of no one. */
export const nobody = '0'.repeat(24);
