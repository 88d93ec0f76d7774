import type { ApiDocument, Json } from '../../../../support/checks/api-document.ts';

export type FieldKind = 'text' | 'list' | 'number' | 'boolean' | 'flag' | 'other';

/** Hostile values for fields: operators of the store, other types, objects that pose as strings. */
const OPERATORS: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: 'sleep(100)' },
  { $in: ['a'] },
  { $expr: { $eq: [1, 1] } },
];
const POSING: unknown[] = [
  { toString: 'x' },
  { length: 1, 0: 'a' },
  { valueOf: 1 },
  [{ $ne: 1 }],
  [['nested']],
];

/** Values that every field of this kind rejects. */
export function hostileValues({ kind, isNullable }: Pick<Field, 'kind' | 'isNullable'>): unknown[] {
  const others = {
    text: [42, true, [], ['a']],
    list: [42, true],
    number: ['1e9', true, []],
    boolean: ['true', 1, []],
    flag: ['yes', 1, []],
  };
  return [...OPERATORS, ...POSING, ...(isNullable ? [] : [null]), ...(kind === 'other' ? [] : others[kind])];
}

export interface Field {
  name: string;
  kind: FieldKind;
  isRequired: boolean;
  /** Null is a valid value. */
  isNullable: boolean;
}

function resolved(document: ApiDocument, schema: Json | undefined): Json {
  const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].split('/').pop() : undefined;
  return (name ? document.components.schemas[name] : schema) ?? {};
}

/** Returns the fields of a request body in the document, without files. */
export function fieldsOf(document: ApiDocument, schema: Json | undefined): Field[] {
  const { properties = {}, required = [] } = resolved(document, schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([, field]) => field['format'] !== 'binary')
    .map(([name, field]) => ({
      name,
      kind: kindOf(field),
      isRequired: required.includes(name),
      isNullable: typesOf(field).includes('null'),
    }));
}

const typesOf = ({ type }: Json): unknown[] => [type].flat();

function kindOf(field: Json): FieldKind {
  const types = typesOf(field);
  if (types.includes('array')) return 'list';
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('string')) return 'text';
  // A yes or no, which forms send as text.
  if (types.includes('boolean')) return field['x-also-taken'] ? 'flag' : 'boolean';
  return 'other';
}
