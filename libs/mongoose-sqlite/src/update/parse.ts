import { type Doc, isDocument } from '../bson/codec.ts';
import { must, refused } from '../bson/errors.ts';
import { compileFilter, type Predicate } from '../query/match.ts';
import { isIndex } from '../query/path.ts';
import { type Change, compileChange } from './operators.ts';

export interface Step {
  path: string[];
  operator: string;
  change: Change;
  /** Where $rename takes its value from. */
  from?: string[];
}
export interface Update {
  steps: Step[];
  filters: Map<string, Predicate>;
}

const IDENTIFIER = /^\$\[(.+)\]$/;

/** An update document, checked as MongoDB checks it before it looks at any document. */
export function parseUpdate(update: Doc, arrayFilters: unknown): Update {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    must(isDocument(fields), 9, `Modifiers operate on fields but we found another type for ${operator}`);
    return Object.entries(fields).flatMap(([path, operand]) => parseField(operator, path, operand));
  });
  checkConflicts(steps);
  const filters = parseArrayFilters(arrayFilters);
  const used = new Set(
    steps.flatMap(({ path }) =>
      path.map((part) => IDENTIFIER.exec(part)?.[1]).filter((name) => name !== undefined),
    ),
  );
  for (const name of used) must(filters.has(name), 2, `No array filter found for identifier '${name}'`);
  for (const name of filters.keys())
    must(used.has(name), 9, `The array filter for identifier '${name}' was not used`);
  return { steps: steps.sort((a, b) => comparePaths(a.path, b.path)), filters };
}

function parseField(operator: string, name: string, operand: unknown): Step[] {
  const path = parsePath(name);
  if (operator !== '$rename') return [{ path, operator, change: compileChange(operator, operand, name) }];
  must(typeof operand === 'string', 2, `The 'to' field for $rename must be a string: ${name}`);
  const to = parsePath(operand);
  must(
    ![...path, ...to].some((part) => part.startsWith('$')),
    2,
    'The source and target of $rename may not be dynamic',
  );
  return [
    { path, operator: '$unset', change: compileChange('$unset', '', name) },
    { path: to, operator, change: compileChange('$set', '', operand), from: path },
  ];
}

function parsePath(name: string): string[] {
  const path = name.split('.');
  must(
    !path.includes(''),
    56,
    `The update path '${name}' contains an empty field name, which is not allowed.`,
  );
  for (const [i, part] of path.entries()) {
    if (!part.startsWith('$')) continue;
    if (!/^\$(\[([a-z][a-zA-Z0-9]*)?\])?$/.test(part)) throw refused(`the field name '${part}' in '${name}'`);
    must(i > 0, 2, `Cannot have a positional operator (${part}) at the start of '${name}'`);
  }
  return path;
}

// Two steps on one path, or one inside the other, are refused before anything happens.
function checkConflicts(steps: Step[]): void {
  const names = steps.map(({ path }) => `${path.join('.')}.`);
  for (const [i, name] of names.entries()) {
    const held = names.find((other, at) => at !== i && name.startsWith(other));
    must(
      held === undefined,
      40,
      `Updating the path '${name.slice(0, -1)}' would create a conflict at '${held?.slice(0, -1)}'`,
    );
  }
}

function parseArrayFilters(given: unknown): Map<string, Predicate> {
  const filters = new Map<string, Predicate>();
  for (const filter of (given ?? []) as Doc[]) {
    const [name = '', ...more] = new Set(identifiers(filter));
    must(
      /^[a-z][a-zA-Z0-9]*$/.test(name) && !more.length,
      9,
      'Error parsing array filter: each names exactly one identifier',
    );
    must(!filters.has(name), 9, `Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, compileFilter(filter));
  }
  return filters;
}

const identifiers = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0]!];
    return Array.isArray(value) ? value.flatMap(identifiers) : [];
  });

function comparePaths([a, ...restA]: string[], [b, ...restB]: string[]): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  if (a === b) return comparePaths(restA, restB);
  return isIndex(a) && isIndex(b) ? Number(a) - Number(b) : a < b ? -1 : 1;
}
