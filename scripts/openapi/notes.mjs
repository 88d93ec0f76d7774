/**
 * What a release changes for programs (`/docs/changes`), from the lines of two documents (`surface.mjs`): what `ends` one day, what is
 * `gone`, new `operations` with their summaries and new `events`, and what can be `sent` or is `answered` in addition. Fields of new
 * types and parameters of new operations are not listed by themselves. `summaryOf` answers the summary of an operation by its name,
 * such as `GET /api/admin/jobs`.
 */
export function notesOf(before, after, summaryOf) {
  const [old, now] = [read(before), read(after)];
  const added = now.parts.filter(({ line }) => !old.lines.has(line));
  const removed = old.parts.filter(({ line }) => !now.lines.has(line));
  /** Fields, parameters and values of what was there before. */
  const more = added.filter(
    ({ name, owner, kind }) =>
      (kind === 'type' && old.names.has(owner) && !old.names.has(name)) ||
      (kind === 'value' && old.names.has(name)),
  );
  const less = removed.filter(
    ({ name, owner, kind }) => kind === 'type' && now.names.has(owner) && !now.names.has(name),
  );
  const [operations, goneOperations] = [added, removed].map((parts) =>
    parts.filter(({ name, owner, kind }) => kind === 'itself' && name === owner).map(({ name }) => name),
  );
  const events = added.filter(({ owner }) => owner.startsWith('event ') && !old.names.has(owner));
  return {
    ends: added.filter(({ kind }) => kind === 'end').map(textOf),
    gone: [...goneOperations, ...less.map(textOf)],
    operations: operations.map((name) => ({ name, summary: summaryOf(name) })),
    events: events.map(({ owner }) => owner.slice('event '.length)),
    sent: more.filter(({ line }) => !line.startsWith('<')).map(textOf),
    answered: more.filter(({ line }) => line.startsWith('<')).map(textOf),
  };
}

/** Returns the lines as a set, in parts, and what they name: operations, events and types, and whatever belongs to one. */
function read(lines) {
  const parts = lines.map(partOf);
  return { lines: new Set(lines), parts, names: new Set(parts.flatMap(({ name, owner }) => [name, owner])) };
}

const KINDS = [
  ['end', /^(.+) ends [\d-]+$/],
  ['body', /^((?:[A-Z]+|event) \S+) [<>] /],
  ['value', /^(.+?) = /],
  ['type', /^(.+?): /],
  ['condition', /^(.+) (?:required|always)$/],
  ['itself', /^(.+)$/],
];

function partOf(line) {
  const [kind, pattern] = KINDS.find(([, each]) => each.test(line));
  const [, name] = pattern.exec(line);
  const [owner] = /^[<>] \w+|^\S+ \S+/.exec(name);
  return { line, kind, name, owner };
}

const textOf = ({ line }) => line.replace(/^[<>] /, '');
