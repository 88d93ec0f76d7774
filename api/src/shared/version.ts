/**
 * Versions of what is edited (docs/decisions/0043): a digest of each field that a form shows, one after another. So no
 * writer can forget to raise it, no stored field is needed, and an old version tells which fields have changed since.
 */

import { hash } from 'node:crypto';
import { coded } from '@consulting/contracts';
import { DomainError } from './errors.ts';

/** The fields of an entity that its form edits, named and shown as the API shows them; always the same ones. */
export type Editable = Readonly<Record<string, unknown>>;

/**
 * The versions of which one must be the current one (`If-Match`): `*` for any, undefined for a caller who does not ask. An
 * empty list matches none.
 */
export type Precondition = '*' | readonly string[] | undefined;

/** Characters of a digest: 48 bits, so that a changed field looks unchanged once in 2.8e14 cases. */
const DIGEST = 8;

/** Returns the version: base64url, 8 characters for each field. */
export function versionOf(fields: Editable): string {
  return Object.entries(fields)
    .map(([name, value]) => digestOf(name, value))
    .join('');
}

/**
 * Throws `changed-meanwhile` (412) with the current version and fields unless the precondition holds. Only `guarded`
 * fields count, all by default. Call it in the unit of work of the edit, on what was read there.
 */
export function assertUnchanged(
  fields: Editable,
  precondition: Precondition,
  guarded: readonly string[] = Object.keys(fields),
): void {
  if (precondition === undefined || precondition === '*') return;
  const current = versionOf(fields);
  let changed = guarded;
  for (const version of precondition) {
    const since = changedSince(version, current, Object.keys(fields)).filter((name) =>
      guarded.includes(name),
    );
    if (since.length === 0) return;
    if (since.length < changed.length) changed = since;
  }
  const values = Object.fromEntries(changed.map((name) => [name, fields[name]]));
  throw new DomainError('changed-meanwhile', coded('request.changed-meanwhile'), {
    changed: { version: current, values },
  });
}

/** Returns the names of the fields that differ between versions; all when the former one has other fields. */
function changedSince(former: string, current: string, names: readonly string[]): readonly string[] {
  if (former.length !== current.length) return names;
  const at = (version: string, index: number) => version.slice(index * DIGEST, (index + 1) * DIGEST);
  return names.filter((_, index) => at(former, index) !== at(current, index));
}

/** The name is part of it, so that a release with other fields has other versions. */
function digestOf(name: string, value: unknown): string {
  // Own data is polled with its version: most fields have no keys to sort, and hashing in one call costs half.
  const text = JSON.stringify([name, value ?? null], typeof value === 'object' ? withSortedKeys : undefined);
  return hash('sha256', text, 'base64url').slice(0, DIGEST);
}

/** Sorts the keys: a stored object may have them in another order than a new one. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
