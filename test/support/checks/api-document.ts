import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const FILE = join(ROOT, 'api/dist/openapi.json');

export type Json = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Json;
}

interface Content {
  required?: boolean;
  content?: Record<string, { schema?: Json; example?: unknown }>;
}

export interface Operation {
  summary?: string;
  tags?: string[];
  operationId?: string;
  security?: Json[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string; headers?: Record<string, Json> }>;
  'x-shown-once'?: true;
  'x-only-reads'?: true;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

/** Returns the time of the last change of the API's sources. */
function newestSource(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return Math.max(newest, newestSource(path));
    return /\.(test|fixture)\.ts$/.test(entry.name) ? newest : Math.max(newest, statSync(path).mtimeMs);
  }, 0);
}

/** Returns the document of the build; null if there is none, or if it is older than the sources. */
export function builtDocument(): ApiDocument | null {
  if (!existsSync(FILE) || statSync(FILE).mtimeMs < newestSource(join(ROOT, 'api/src'))) return null;
  return JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument;
}

/** Returns all operations with their names, `GET /private/api/me`. */
export function operationsOf({
  paths,
}: ApiDocument): { name: string; path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  );
}

/** Returns the names of the schemas that a part of the document leads to. */
export function namesReached(document: ApiDocument, part: unknown, reached = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!reached.has(name)) namesReached(document, document.components.schemas[name], reached.add(name));
  return reached;
}

/** Returns a schema of the document with references into it, and with what a field takes beside its type. */
export function jsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(jsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { 'x-also-taken': also, example: _example, ...rest } = schema as Json;
  const result = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, jsonSchema(value)]));
  if (typeof result['$ref'] === 'string') result['$ref'] = `document${result['$ref']}`;
  return also === undefined ? result : { anyOf: [result, ...(jsonSchema(also) as unknown[])] };
}
