// Generates web/src/shared/api/schema.d.ts, the types of the API's OpenAPI document. The build calls it.
import fs from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

const isObject = (value) => typeof value === 'object' && value !== null;

/** Returns the document with fields that have the types of all that is taken: pages send what stands beside their type, too. */
function withAlsoTaken(part) {
  if (Array.isArray(part)) return part.map(withAlsoTaken);
  if (!isObject(part)) return part;
  const { 'x-also-taken': also, ...rest } = part;
  const whole = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withAlsoTaken(value)]));
  return also ? { description: whole.description, anyOf: [whole, ...also] } : whole;
}

/** `from` is the OpenAPI document, `to` the file to write. */
export async function writeApiTypes(from, to) {
  const document = withAlsoTaken(JSON.parse(fs.readFileSync(from, 'utf8')));
  const types = await openapi(document, {
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
    // Who sends a request may leave out what has a default.
    defaultNonNullable: false,
  });
  fs.writeFileSync(
    to,
    `// Generated from the OpenAPI document by the build. Do not edit.\n${astToString(types)}`,
  );
}
