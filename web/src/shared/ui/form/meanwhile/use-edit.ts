import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError, type Changed } from '../../../api/errors.ts';
import type { FileInfo } from '../../../api/types.ts';
import { haveEqualValues } from '../equal-values.ts';
import { wordsOf, type FieldWords } from './field-words.ts';
import { merge, rebase, type Fields, type Origin } from './merge.ts';

/** A file that is chosen beside the values of a form and replaces a stored one. */
export interface EditedFile {
  /** As the API names it. */
  name: string;
  label: string;
  /** The chosen file; null if the stored one stays. */
  file: File | null;
  /** Gives up the chosen file. */
  drop: () => void;
}

/** What a form edits. `editOf` makes it. */
export interface Edit<V extends Fields> {
  version: string | undefined;
  /** The form's values of the stored entry with these fields of it changed. */
  valuesWith: (changed: Readonly<Record<string, unknown>>) => V;
  files?: readonly EditedFile[];
  /** What a restored draft was filled from. A `Draft` given as `initial` brings its own. */
  from?: Origin | null | undefined;
  /** For forms that stay on the page: fields without unsaved input show what is stored, also when that changes. */
  follows?: boolean;
}

/** Describes what a form edits; undefined for a new entry. `toValues`: the form's values of an entry. */
export function editOf<E extends { version?: string | undefined }, V extends Fields>(
  entry: E | undefined,
  toValues: (entry: E) => V,
  more: Pick<Edit<V>, 'files' | 'from' | 'follows'> = {},
): Edit<V> | undefined {
  return (
    entry && {
      version: entry.version,
      valuesWith: (changed) => toValues({ ...entry, ...changed }),
      ...more,
    }
  );
}

/** A field of both versions, in words. */
export interface Difference {
  name: string;
  label: string;
  lang: string | undefined;
  mine: string;
  theirs: string;
}

/** What was changed while the form was open: nothing is saved until it is resolved. */
export interface Meanwhile {
  /** Fields that both have changed, each differently. */
  both: readonly Difference[];
  /** Fields that were changed elsewhere only: they are merged. */
  taken: readonly Difference[];
  /** Merges and sends. Fields of `both` in `theirs` become theirs, the others stay mine. */
  resolve: (theirs: ReadonlySet<string>) => void;
  /** Goes back to the form as it is. */
  dismiss: () => void;
}

interface Found<V extends Fields> extends Pick<Meanwhile, 'both' | 'taken'> {
  origin: Origin<V>;
  merged: V;
}

/** Attempts in a row whose refusal concerns nothing that the form shows. */
const MOST_ATTEMPTS = 3;

type SendFrom<V extends Fields> = (values: V, from: Origin<V> | null) => Promise<string | void>;

/** Remembers what a form was filled from. `from`: what a restored draft was filled from. */
export function useEdit<V extends Fields>(edit: Edit<V> | undefined, initial: V, from = edit?.from) {
  const [start] = useState(() => begin(edit, initial, from as Origin<V> | null | undefined));
  const origin = useRef<Origin<V> | null>(start.origin);
  const [found, setFound] = useState<Found<V> | null>(null);

  /** Sends the values with their version; after a 412 sends them merged, or asks by `found` and throws. */
  const attempt = async (values: V, root: HTMLFormElement | null, send: SendFrom<V>) => {
    setFound(null);
    let sent = values;
    for (let attempts = 1; ; attempts++)
      try {
        return await send(sent, origin.current);
      } catch (failure) {
        const changed = failure instanceof ApiError ? failure.changed : undefined;
        if (!edit || !origin.current || !changed) throw failure;
        const now = compare(edit, { from: origin.current, mine: sent, changed, root });
        const isShown = now.both.length + now.taken.length > 0;
        if (isShown) setFound(now);
        if (isShown || attempts === MOST_ATTEMPTS) throw failure;
        origin.current = now.origin;
        sent = now.merged;
      }
  };
  return { edit, initial: start.values, origin, found, setFound, attempt };
}

interface Form<V extends Fields> {
  getValues: () => V;
  setValues: (values: V) => void;
  submit: () => Promise<void>;
}

/** Keeps a form up to date with what others save, and offers both versions when that is not possible. */
export function useMeanwhile<V extends Fields>(state: ReturnType<typeof useEdit<V>>, form: Form<V>) {
  const { edit, origin, found, setFound } = state;
  const [resolved, setResolved] = useState(0);
  const version = edit?.version;
  const followed = edit?.follows ? edit.valuesWith({}) : null;
  const rebaseOn = (stored: Origin<V>, before = origin.current) => {
    if (!before) return;
    const after = rebase(before, form.getValues(), stored);
    origin.current = after.origin;
    form.setValues(after.values);
  };
  useEffect(() => {
    const isKnown = origin.current?.version === version && haveEqualValues(origin.current?.values, followed);
    if (followed && !isKnown) rebaseOn({ values: followed, version });
    // Only another stored version is a reason to follow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [version, JSON.stringify(followed)]);
  useEffect(() => {
    // In an effect, so that `submit` has the values and files that were chosen.
    if (resolved > 0) void form.submit();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resolved]);
  const resolve = (theirs: ReadonlySet<string>) => {
    if (!found) return;
    const chosen = Object.entries(found.origin.values).filter(([name]) => theirs.has(name));
    origin.current = found.origin;
    form.setValues({ ...found.merged, ...Object.fromEntries(chosen) });
    for (const { name, drop } of edit?.files ?? []) if (theirs.has(name)) drop();
    setFound(null);
    setResolved((count) => count + 1);
  };
  const meanwhile: Meanwhile | null = found && { ...found, resolve, dismiss: () => setFound(null) };
  /** For forms that stay on the page: what was sent is stored now, as `stored`. */
  const saved = (sent: V, stored: { version?: string | undefined; values: V }) =>
    rebaseOn({ version: stored.version, values: stored.values }, { version: undefined, values: sent });
  return { meanwhile, saved };
}

/** The first values and their origin: a restored draft takes over what was stored since it was begun. */
function begin<V extends Fields>(
  edit: Edit<V> | undefined,
  mine: V,
  from: Origin<V> | null | undefined,
): { origin: Origin<V> | null; values: V } {
  if (!edit) return { origin: null, values: mine };
  const stored = { values: edit.valuesWith({}), version: edit.version };
  return from ? rebase(from, mine, stored) : { origin: stored, values: mine };
}

interface Refused<V extends Fields> {
  from: Origin<V>;
  mine: V;
  changed: Changed;
  root: HTMLFormElement | null;
}

function compare<V extends Fields>(edit: Edit<V>, { from, mine, changed, root }: Refused<V>): Found<V> {
  const theirs = edit.valuesWith(changed.values);
  const { values, both, taken } = merge(from.values, mine, theirs);
  const difference = (name: string, { label, lang, say }: FieldWords): Difference => ({
    name,
    label,
    lang,
    mine: say(mine[name]),
    theirs: say(theirs[name]),
  });
  // What the form does not show may be merged without a word, but not decided.
  const unseen = (name: string) => ({ label: name, lang: undefined, say: String });
  const files = (edit.files ?? [])
    .filter(({ name }) => name in changed.values)
    .map(({ name, label, file }) => {
      const stored = changed.values[name] as FileInfo | null;
      return { name, label, lang: undefined, mine: file?.name, theirs: stored?.filename ?? t`No file` };
    });
  return {
    origin: { values: theirs, version: changed.version },
    merged: values,
    both: [
      ...both.map((name) => difference(name, wordsOf(root, name) ?? unseen(name))),
      ...files.flatMap((each) => (each.mine ? { ...each, mine: each.mine } : [])),
    ],
    taken: [
      ...taken.flatMap((name) => {
        const words = wordsOf(root, name);
        return words ? difference(name, words) : [];
      }),
      ...files.flatMap((each) => (each.mine ? [] : { ...each, mine: '' })),
    ],
  };
}
