import type { ApiDocument, Json } from '../../support/checks/api-document.ts';

export type FieldKind = 'text' | 'list' | 'number' | 'boolean' | 'other';

/** What stands where a form wants something else: operators of the store, other types, objects that pose as texts. */
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

/** Values that a field of this kind refuses, all of them. */
export function hostileValues({ kind, isNullable }: Pick<Field, 'kind' | 'isNullable'>): unknown[] {
  const others = {
    text: [42, true, [], ['a']],
    list: [42, true],
    number: ['1e9', true, []],
    boolean: ['true', 1, []],
  };
  return [...OPERATORS, ...POSING, ...(isNullable ? [] : [null]), ...(kind === 'other' ? [] : others[kind])];
}

export interface Field {
  name: string;
  kind: FieldKind;
  isRequired: boolean;
  /** Null means something. */
  isNullable: boolean;
}

function resolved(document: ApiDocument, schema: Json | undefined): Json {
  const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].split('/').pop() : undefined;
  return (name ? document.components.schemas[name] : schema) ?? {};
}

/** The fields of a request body as the document describes them, without files. */
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
      isNullable: field['nullable'] === true,
    }));
}

function kindOf(field: Json): FieldKind {
  if (field['oneOf'] || field['type'] === 'array') return 'list';
  if (field['type'] === 'string' || field['anyOf']) return 'text';
  if (field['type'] === 'number' || field['type'] === 'integer') return 'number';
  return field['type'] === 'boolean' ? 'boolean' : 'other';
}
