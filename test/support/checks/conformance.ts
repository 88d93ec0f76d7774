import { Ajv, type ValidateFunction } from 'ajv';
import {
  builtDocument,
  jsonSchema,
  operationsOf,
  type ApiDocument,
  type Json,
  type Operation,
} from './api-document.ts';

interface Route {
  name: string;
  method: string;
  pattern: RegExp;
  /** Literal addresses take precedence over those with parameters. */
  parameters: number;
  operation: Operation;
}

/** Instants have one form in answers; the other formats are for bytes and inputs. */
const FORMATS = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  double: true,
  int64: true,
  binary: true,
  password: true,
} as const;

/** The parts of an answer that the document describes; `type` without its parameters. */
interface Answer {
  status: number;
  type: string;
  body: unknown;
  text: string;
  headers?: Record<string, unknown>;
}

/** Headers that programs act on: an operation that sends one says so. */
const SAID = [
  'etag',
  'link',
  'x-total-count',
  'x-total-count-more',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'idempotency-replayed',
  'deprecation',
  'sunset',
];

/** The routes of the document. Its schemas are compiled once for all applications of a process. */
class Described {
  readonly routes: Route[];
  /** Compiling takes longer than checking: a schema that others name is compiled once, and its code is not optimized. */
  private readonly ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: FORMATS,
    inlineRefs: false,
    code: { optimize: false },
  });
  /** By the text of the schema: most operations answer an error with the same one. */
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.routes = operationsOf(document)
      .map(({ name, path, method, operation }) => ({
        name,
        method,
        operation,
        pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
        parameters: path.split('{').length - 1,
      }))
      .sort((one, other) => one.parameters - other.parameters);
    this.ajv.addSchema({ $id: 'document', components: closed(document.components) as Json });
  }

  validatorOf(schema: Json): ValidateFunction {
    const text = JSON.stringify(schema);
    const known = this.validators.get(text) ?? this.ajv.compile(jsonSchema(schema) as Json);
    this.validators.set(text, known);
    return known;
  }
}

/** The document leaves answers open, for older clients; none of ours has a field that it does not describe. */
function closed(components: ApiDocument['components']): unknown {
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    schema['properties'] ? { additionalProperties: false, ...schema } : schema,
  ]);
  return jsonSchema({ schemas: Object.fromEntries(schemas) as Json });
}

let described: Described | null | undefined;

/**
 * Checks every answer of a test run against the built document: declared status, declared type, and for JSON the
 * schema, which allows no undeclared field: a leaked field is a failure here.
 */
export class Conformance {
  readonly problems = new Set<string>();

  private constructor(private readonly described: Described) {}

  /** Null while there is no up-to-date document; a test of its own says so. */
  static load(): Conformance | null {
    if (described === undefined) {
      const document = builtDocument();
      described = document && new Described(document);
    }
    return described && new Conformance(described);
  }

  check(method: string, url: string, { status, type, body, text, headers = {} }: Answer): void {
    const path = url.split('?')[0] ?? '';
    const route = this.described.routes.find((each) => each.method === method && each.pattern.test(path));
    if (!route) return;
    const answer = route.operation.responses[String(status)];
    if (!answer)
      return void this.problems.add(
        `${route.name}: undeclared status ${status}: ${String(text).slice(0, 200)}`,
      );
    const said = Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase());
    for (const name of SAID)
      if (headers[name] !== undefined && !said.includes(name))
        this.problems.add(`${route.name}: undeclared header ${name} with ${status}`);
    if (status === 304 || (!answer.content && !text)) return;
    const content = answer.content?.[type];
    if (!content) return void this.problems.add(`${route.name}: undeclared type ${type} with ${status}`);
    if (type !== 'application/json' || !content.schema) return;
    const validate = this.described.validatorOf(content.schema);
    if (validate(body)) return;
    const what = validate.errors?.slice(0, 3).map(({ instancePath, message, params }) => {
      return `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`;
    });
    this.problems.add(`${route.name} ${status}: ${what?.join('; ')}`);
  }
}
