import { Ajv, type ValidateFunction } from 'ajv';
import { jsonSchema, type ApiDocument, type Json, type Operation } from './api-document.ts';

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const INSTANT = /^[^T]+T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** The formats of inputs in the document. */
const FORMATS = {
  date: (text: string) => /^.{10}$/.test(text) && isDay(text),
  'date-time': (text: string) => isDay(text) && INSTANT.test(text),
  password: true,
  binary: true,
  double: true,
  int64: true,
} as const;

/** Decides whether the built document allows a request; undefined for requests to another address. */
export class Oracle {
  private readonly ajv = new Ajv({ strict: false, formats: FORMATS });
  private readonly validators = new Map<Json, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.ajv.addSchema({ $id: 'document', components: jsonSchema(document.components) as Json });
  }

  allows(
    template: string,
    { parameters = [], requestBody }: Operation,
    url: string,
    payload: unknown,
  ): boolean | undefined {
    const [path = '', search = ''] = url.split('?');
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]*)')}$`).exec(path)?.slice(1) ?? [];
    if (values.length < names.length || values.includes('')) return undefined;
    const sent = new URLSearchParams(search);
    const areParametersFine = parameters.every(({ name, in: place, required, schema }) => {
      const value = place === 'path' ? values[names.indexOf(name)] : sent.get(name);
      if (value === undefined || value === null) return !required;
      return !schema || this.isValid(schema, readAs(schema, value));
    });
    if (!areParametersFine || new Set(sent.keys()).size < [...sent.keys()].length) return false;
    if (payload === undefined) return requestBody?.required !== true;
    const { content = {} } = requestBody ?? {};
    const schema = content['application/json']?.schema;
    // A body that may only be a form is no JSON.
    if (!schema && Object.keys(content).length > 0) return false;
    return !schema || this.isValid(schema, payload);
  }

  private isValid(schema: Json, value: unknown): boolean {
    const known = this.validators.get(schema);
    const validate = known ?? this.ajv.compile(jsonSchema(schema) as Json);
    this.validators.set(schema, validate);
    return validate(value);
  }
}

/** Parameters are sent as strings; those described as numbers are parsed. */
function readAs({ type }: Json, value: string): unknown {
  return (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
