import { haveEqualValues } from '../equal-values.ts';

/** The values of a form by name. */
export type Fields = Record<string, unknown>;

/** What a form was filled from: its values and their version, which is sent as `If-Match`. */
export interface Origin<V extends Fields = Fields> {
  values: V;
  /** Undefined for what has none: the form is sent without a condition. */
  version: string | undefined;
}

export interface Merged<V extends Fields> {
  /** Mine where I changed something, theirs elsewhere. */
  values: V;
  /** Names of the fields that both have changed, each differently: `values` has mine. */
  both: (keyof V & string)[];
  /** Names of the fields that only they have changed: `values` has theirs. */
  taken: (keyof V & string)[];
}

/** Merges two versions of the same values field by field, by what each has changed since `base`. */
export function merge<V extends Fields>(base: V, mine: V, theirs: V): Merged<V> {
  const names = Object.keys(theirs) as (keyof V & string)[];
  const foreign = names.filter(
    (name) => !haveEqualValues(theirs[name], base[name]) && !haveEqualValues(theirs[name], mine[name]),
  );
  const both = foreign.filter((name) => !haveEqualValues(mine[name], base[name]));
  const taken = foreign.filter((name) => !both.includes(name));
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    both,
    taken,
  };
}

/**
 * Brings a form up to date with what is stored now: fields that I have not changed follow. While both have changed a field,
 * the form keeps that field's origin and the old version, so that sending it asks which one counts.
 */
export function rebase<V extends Fields>(
  from: Origin<V>,
  mine: V,
  stored: Origin<V>,
): { origin: Origin<V>; values: V } {
  const { values, both } = merge(from.values, mine, stored.values);
  if (both.length === 0) return { origin: stored, values };
  const kept = Object.fromEntries(both.map((name) => [name, from.values[name]]));
  return { origin: { values: { ...stored.values, ...kept }, version: from.version }, values };
}
