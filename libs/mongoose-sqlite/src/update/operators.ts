import { type Doc, isDocument, Long, Timestamp } from '../bson/codec.ts';
import { compare, equal } from '../bson/compare.ts';
import { refused, serverError } from '../bson/errors.ts';
import { calculate, isNumber, numberKind, wholeNumber } from '../bson/numbers.ts';
import { compileElement, compileFilter, type ElementTest, isOperators } from '../query/match.ts';
import { sortDocuments, sortKeys } from '../query/sort.ts';
import { typeName } from '../query/operators.ts';

/** The new value for an old one (undefined: missing). REMOVE takes the field away. */
export interface Change {
  apply(old: unknown): unknown;
  /** False where a missing path stays missing ($unset, $pull, $pop…). */
  creates: boolean;
}
export const REMOVE = Symbol('remove');

type Make = (operand: unknown, path: string) => Change['apply'];

const MAKERS: Record<string, { make: Make; creates?: false }> = {
  $set: { make: (value) => () => value },
  $setOnInsert: { make: (value) => () => value },
  $unset: { make: () => () => REMOVE, creates: false },
  $inc: { make: arithmetic('$inc', '+') },
  $mul: { make: arithmetic('$mul', '*') },
  $min: { make: (value) => (old) => (old === undefined || compare(value, old) < 0 ? value : old) },
  $max: { make: (value) => (old) => (old === undefined || compare(value, old) > 0 ? value : old) },
  $currentDate: { make: currentDate },
  $push: { make: push },
  $addToSet: { make: addToSet },
  $pull: { make: pull, creates: false },
  $pullAll: { make: pullAll, creates: false },
  $pop: { make: pop, creates: false },
  $bit: { make: bit },
};

export function compileChange(operator: string, operand: unknown, path: string): Change {
  const known = MAKERS[operator];
  if (!known) {
    throw operator === '$pushAll'
      ? refused(operator)
      : serverError(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
  }
  return { apply: known.make(operand, path), creates: known.creates ?? true };
}

function arithmetic(name: string, sign: '+' | '*'): Make {
  return (operand, path) => {
    if (!isNumber(operand))
      throw serverError(
        14,
        `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${typeName(operand)}}`,
      );
    return (old) => {
      if (old === undefined) return sign === '+' ? operand : calculate(operand, 0, '*');
      if (!isNumber(old))
        throw serverError(
          14,
          `Cannot apply ${name} to a value of non-numeric type. Field '${path}' has type ${typeName(old)}`,
        );
      return calculate(old, operand, sign);
    };
  };
}

function currentDate(operand: unknown): () => unknown {
  const type = isDocument(operand) ? operand.$type : 'date';
  if (operand !== true && type !== 'date' && type !== 'timestamp')
    throw serverError(2, 'The $currentDate operand must be true or { $type: "date" | "timestamp" }');
  return () => (type === 'date' ? new Date() : new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
}

const PUSH_OPTIONS = ['$each', '$position', '$slice', '$sort'];

function push(operand: unknown, path: string): Change['apply'] {
  const options: Doc = isDocument(operand) && '$each' in operand ? operand : { $each: [operand] };
  const { $each, $position, $slice, $sort } = options;
  for (const name of Object.keys(options))
    if (!PUSH_OPTIONS.includes(name)) throw serverError(2, `Unrecognized clause in $push: ${name}`);
  if (!Array.isArray($each)) throw serverError(2, 'The argument to $each in $push must be an array');
  const at = optional($position, '$position');
  const keep = optional($slice, '$slice');
  const sort = $sort === undefined ? undefined : compileSort($sort);
  return (old) => {
    const list = [...arrayOf(old, '$push', path)];
    list.splice(at ?? list.length, 0, ...$each);
    const sorted = sort ? sort(list) : list;
    if (keep === undefined) return sorted;
    return keep === 0 ? [] : keep < 0 ? sorted.slice(keep) : sorted.slice(0, keep);
  };
}

function optional(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  const n = wholeNumber(value);
  if (n === undefined) throw serverError(2, `The value for ${name} must be an integer`);
  return n;
}

function compileSort(spec: unknown): (list: unknown[]) => unknown[] {
  if (isDocument(spec)) {
    const keys = sortKeys(spec);
    return (list) => sortDocuments(list, keys, (item) => (isDocument(item) ? item : {}));
  }
  const direction = wholeNumber(spec);
  if (direction !== 1 && direction !== -1)
    throw serverError(2, 'The $sort element value must be either 1 or -1');
  return (list) => [...list].sort((a, b) => compare(a, b) * direction);
}

function arrayOf(old: unknown, operator: string, path: string): unknown[] {
  if (old === undefined) return [];
  if (Array.isArray(old)) return old;
  throw serverError(2, `The field '${path}' must be an array but is of type ${typeName(old)} (${operator})`);
}

function addToSet(operand: unknown, path: string): Change['apply'] {
  const each = isDocument(operand) && '$each' in operand ? operand.$each : [operand];
  if (!Array.isArray(each)) throw serverError(14, 'The argument to $each in $addToSet must be an array');
  if (isDocument(operand) && '$each' in operand && Object.keys(operand).length > 1)
    throw serverError(2, 'Found unexpected fields after $each in $addToSet');
  return (old) => {
    const list = [...arrayOf(old, '$addToSet', path)];
    for (const value of each) if (!list.some((one) => equal(one, value))) list.push(value);
    return list;
  };
}

function pull(condition: unknown, path: string): Change['apply'] {
  const test = compilePull(condition);
  return (old) => (old === undefined ? old : arrayOf(old, '$pull', path).filter((element) => !test(element)));
}

function compilePull(condition: unknown): ElementTest {
  const operators = isOperators(condition) && !/^\$(and|or|nor|expr)$/.test(Object.keys(condition)[0]!);
  if (operators) return compileElement(condition);
  if (condition instanceof RegExp) return compileElement({ $regex: condition });
  if (!isDocument(condition)) return (element) => equal(element, condition);
  const matches = compileFilter(condition);
  return (element) => isDocument(element) && matches(element, {});
}

function pullAll(values: unknown, path: string): Change['apply'] {
  if (!Array.isArray(values)) throw serverError(2, '$pullAll requires an array argument');
  return (old) =>
    old === undefined
      ? old
      : arrayOf(old, '$pullAll', path).filter((one) => !values.some((v) => equal(one, v)));
}

function pop(operand: unknown, path: string): Change['apply'] {
  const side = wholeNumber(operand);
  if (side !== 1 && side !== -1) throw serverError(9, `$pop expects 1 or -1, found: ${String(operand)}`);
  return (old) => {
    if (old !== undefined && !Array.isArray(old))
      throw serverError(14, `Path '${path}' contains an element of non-array type '${typeName(old)}'`);
    return side === 1 ? old?.slice(0, -1) : old?.slice(1);
  };
}

function bit(operand: unknown, path: string): Change['apply'] {
  const steps = isDocument(operand) ? Object.entries(operand) : [];
  const isWhole = (value: unknown) => isNumber(value) && ['int', 'long'].includes(numberKind(value));
  if (
    !steps.length ||
    steps.some(([name, value]) => !['and', 'or', 'xor'].includes(name) || !isWhole(value))
  ) {
    throw serverError(2, `The $bit modifier takes { and | or | xor: integer }: ${path}`);
  }
  return (old) => {
    if (old !== undefined && !isWhole(old))
      throw serverError(
        2,
        `Cannot apply $bit to a value of non-integral type. Field '${path}' has type ${typeName(old)}`,
      );
    const long = [old ?? 0, ...steps.map(([, value]) => value)].some((value) => numberKind(value) === 'long');
    const result = steps.reduce(
      (value, [name, by]) => {
        const other = BigInt(String(by));
        return name === 'and' ? value & other : name === 'or' ? value | other : value ^ other;
      },
      BigInt(String(old ?? 0)),
    );
    return long ? Long.fromBigInt(result) : Number(result);
  };
}
