import { type Doc, isDocument } from '../bson/codec.ts';
import { refused, serverError } from '../bson/errors.ts';
import { compileFilter, type Predicate } from '../query/match.ts';
import { isIndex } from '../query/path.ts';
import { compileChange, type Change } from './operators.ts';

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

/** An update document, checked as MongoDB checks it before it looks at any document. */
export function parseUpdate(update: Doc, arrayFilters: unknown): Update {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    if (!operator.startsWith('$'))
      throw serverError(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
    if (!isDocument(fields))
      throw serverError(9, `Modifiers operate on fields but we found type ${typeof fields} for ${operator}`);
    return Object.entries(fields).flatMap(([path, operand]) => parseField(operator, path, operand));
  });
  checkConflicts(steps);
  const filters = parseArrayFilters(arrayFilters);
  const used = new Set(
    steps.flatMap(({ path }) =>
      path.filter((part) => /^\$\[.+\]$/.test(part)).map((part) => part.slice(2, -1)),
    ),
  );
  for (const name of used) {
    if (!filters.has(name)) throw serverError(2, `No array filter found for identifier '${name}' in path`);
  }
  for (const name of filters.keys()) {
    if (!used.has(name))
      throw serverError(9, `The array filter for identifier '${name}' was not used in the update`);
  }
  return { steps: steps.sort((a, b) => comparePaths(a.path, b.path)), filters };
}

function parseField(operator: string, path: string, operand: unknown): Step[] {
  const parts = parsePath(path);
  if (operator !== '$rename')
    return [{ path: parts, operator, change: compileChange(operator, operand, path) }];
  if (typeof operand !== 'string')
    throw serverError(2, `The 'to' field for $rename must be a string: ${path}`);
  const to = parsePath(operand);
  if ([...parts, ...to].some((part) => part.startsWith('$')))
    throw serverError(2, `The source and target of $rename may not be dynamic: ${path}`);
  if (path === operand) throw serverError(2, `The source and target field for $rename must differ: ${path}`);
  return [
    { path: parts, operator: '$unset', change: compileChange('$unset', '', path) },
    { path: to, operator, change: compileChange('$set', '', operand), from: parts },
  ];
}

function parsePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw serverError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  parts.forEach((part, i) => {
    if (!part.startsWith('$')) return;
    const positional = part === '$' || /^\$\[([a-z][a-zA-Z0-9]*)?\]$/.test(part);
    if (!positional) throw refused(`the field name '${part}' in '${path}'`);
    if (i === 0)
      throw serverError(
        2,
        `Cannot have array filter identifier or positional operator (${part}) at the start of path '${path}'`,
      );
  });
  return parts;
}

// Two steps on one path, or one inside the other, are refused before anything happens.
function checkConflicts(steps: Step[]): void {
  const sorted = steps.map(({ path }) => `${path.join('.')}.`).sort();
  for (let i = 1; i < sorted.length; i++) {
    const path = sorted[i]!.slice(0, -1);
    const held = sorted.slice(0, i).find((other) => sorted[i]!.startsWith(other));
    if (held)
      throw serverError(40, `Updating the path '${path}' would create a conflict at '${held.slice(0, -1)}'`);
  }
}

function parseArrayFilters(given: unknown): Map<string, Predicate> {
  const filters = new Map<string, Predicate>();
  if (given === undefined || given === null) return filters;
  if (!Array.isArray(given)) throw serverError(14, "'arrayFilters' must be an array");
  for (const filter of given) {
    const names = new Set(identifiers(filter));
    const [name] = names;
    if (!name || names.size > 1)
      throw serverError(9, 'Error parsing array filter :: each must name exactly one identifier');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw serverError(2, `Error parsing array filter :: bad identifier '${name}'`);
    if (filters.has(name))
      throw serverError(9, `Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, compileFilter(filter));
  }
  return filters;
}

function identifiers(filter: unknown): string[] {
  if (!isDocument(filter)) throw serverError(14, 'an array filter must be an object');
  return Object.entries(filter).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0]!];
    return Array.isArray(value) ? value.flatMap(identifiers) : [];
  });
}

function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x === y) continue;
    return isIndex(x) && isIndex(y) ? Number(x) - Number(y) : x < y ? -1 : 1;
  }
  return a.length - b.length;
}
