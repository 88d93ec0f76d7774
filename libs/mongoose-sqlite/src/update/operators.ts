import { type Doc, isDocument, Timestamp } from '../bson/codec.ts';
import { compare, equal } from '../bson/compare.ts';
import { must, serverError } from '../bson/errors.ts';
import { isNumber, numberKind, plus, times, toNumber, wholeNumber } from '../bson/numbers.ts';
import {
  compileElement,
  compileFilter,
  type ElementTest,
  isLogical,
  isOperators,
  isRegex,
} from '../query/match.ts';
import { sortDocuments, sortKeys } from '../query/sort.ts';
import { typeName } from '../query/operators.ts';

/** The new value for an old one (undefined: missing). REMOVE takes the field away. */
export interface Change {
  apply(old: unknown): unknown;
  /** False where a missing path stays missing. */
  creates: boolean;
}
export const REMOVE = Symbol('remove');
type Apply = Change['apply'];

const MAKERS: Record<string, (operand: unknown, path: string) => Apply> = {
  $set: (value) => () => value,
  $setOnInsert: (value) => () => value,
  $unset: () => () => REMOVE,
  $inc: arithmetic('$inc', plus),
  $mul: arithmetic('$mul', times),
  $min: (value) => (old) => (old === undefined || compare(value, old) < 0 ? value : old),
  $max: (value) => (old) => (old === undefined || compare(value, old) > 0 ? value : old),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: (condition, path) => without('$pull', path, compilePull(condition)),
  $pullAll: (values, path) => {
    must(Array.isArray(values), 2, '$pullAll requires an array argument');
    return without('$pullAll', path, (element) => values.some((value) => equal(value, element)));
  },
  $pop: pop,
  $bit: bit,
};

export function compileChange(operator: string, operand: unknown, path: string): Change {
  const make = MAKERS[operator];
  if (!make) throw serverError(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
  return { apply: make(operand, path), creates: !/^\$(unset|pull|pullAll|pop)$/.test(operator) };
}

function arithmetic(name: string, compute: (a: unknown, b: unknown) => unknown) {
  return (operand: unknown, path: string): Apply => {
    must(isNumber(operand), 14, `Cannot ${name} with non-numeric argument: ${path}`);
    return (old = 0) => {
      must(
        isNumber(old),
        14,
        `Cannot apply ${name} to a value of non-numeric type. ${path} has type ${typeName(old)}`,
      );
      return compute(old, operand);
    };
  };
}

function currentDate(operand: unknown): Apply {
  const type = isDocument(operand) ? operand.$type : operand === true ? 'date' : undefined;
  must(
    type === 'date' || type === 'timestamp',
    2,
    '$currentDate takes true or { $type: "date" | "timestamp" }',
  );
  return () => (type === 'date' ? new Date() : new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
}

function listOf(old: unknown, operator: string, path: string): unknown[] {
  if (old === undefined) return [];
  must(
    Array.isArray(old),
    2,
    `The field '${path}' must be an array but is of type ${typeName(old)} (${operator})`,
  );
  return [...old];
}

function push(operand: unknown, path: string): Apply {
  const given: Doc = isDocument(operand) && '$each' in operand ? operand : { $each: [operand] };
  const { $each, $position, $slice, $sort, ...rest } = given;
  must(!Object.keys(rest).length, 2, `Unrecognized clause in $push: ${Object.keys(rest)[0]}`);
  must(Array.isArray($each), 2, 'The argument to $each in $push must be an array');
  const [at, keep] = [wholeNumber($position), wholeNumber($slice)];
  must(at !== undefined || $position === undefined, 2, 'The value for $position must be an integer');
  must(keep !== undefined || $slice === undefined, 2, 'The value for $slice must be an integer');
  const sort = $sort === undefined ? (list: unknown[]) => list : compileSort($sort);
  return (old) => {
    const list = listOf(old, '$push', path);
    list.splice(at ?? list.length, 0, ...$each);
    const sorted = sort(list);
    return keep === undefined ? sorted : keep < 0 ? sorted.slice(keep) : sorted.slice(0, keep);
  };
}

function compileSort(spec: unknown): (list: unknown[]) => unknown[] {
  if (isDocument(spec)) {
    const keys = sortKeys(spec);
    return (list) => sortDocuments(list, keys, (item) => (isDocument(item) ? item : {}));
  }
  const direction = wholeNumber(spec);
  must(direction === 1 || direction === -1, 2, 'The $sort element value must be either 1 or -1');
  return (list) => list.sort((a, b) => compare(a, b) * direction);
}

function addToSet(operand: unknown, path: string): Apply {
  const { $each = [operand], ...rest } = isDocument(operand) && '$each' in operand ? operand : {};
  must(Array.isArray($each), 14, 'The argument to $each in $addToSet must be an array');
  must(!Object.keys(rest).length, 2, 'Found unexpected fields after $each in $addToSet');
  return (old) => {
    const list = listOf(old, '$addToSet', path);
    for (const value of $each) if (!list.some((one) => equal(one, value))) list.push(value);
    return list;
  };
}

const without =
  (operator: string, path: string, test: ElementTest): Apply =>
  (old) =>
    old === undefined ? old : listOf(old, operator, path).filter((element) => !test(element));

function compilePull(condition: unknown): ElementTest {
  if (isOperators(condition) && !isLogical(condition)) return compileElement(condition);
  if (isRegex(condition)) return compileElement({ $regex: condition });
  if (!isDocument(condition)) return (element) => equal(element, condition);
  const matches = compileFilter(condition);
  return (element) => isDocument(element) && matches(element, {});
}

function pop(operand: unknown, path: string): Apply {
  const side = wholeNumber(operand);
  must(side === 1 || side === -1, 9, `$pop expects 1 or -1: ${path}`);
  return (old) => {
    must(old === undefined || Array.isArray(old), 14, `Path '${path}' contains an element of non-array type`);
    return side === 1 ? old?.slice(0, -1) : old?.slice(1);
  };
}

function bit(operand: unknown, path: string): Apply {
  const steps = isDocument(operand) ? Object.entries(operand) : [];
  const fine = steps.every(([name, value]) => /^(and|or|xor)$/.test(name) && numberKind(value) === 'int');
  must(steps.length && fine, 2, `The $bit modifier takes { and | or | xor: a 32-bit integer }: ${path}`);
  return (old = 0) => {
    must(
      numberKind(old) === 'int',
      2,
      `Cannot apply $bit to a value of type ${typeName(old)} (32-bit integers only)`,
    );
    return steps.reduce((value, [name, given]) => {
      const by = toNumber(given);
      return name === 'and' ? value & by : name === 'or' ? value | by : value ^ by;
    }, toNumber(old));
  };
}
