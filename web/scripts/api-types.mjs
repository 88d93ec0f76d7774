// Generates web/src/shared/api/schema.d.ts, the types of the API's OpenAPI document. The build calls it.
import fs from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** `from` is the OpenAPI document, `to` the file to write. */
export async function writeApiTypes(from, to) {
  const document = JSON.parse(fs.readFileSync(from, 'utf8'));
  const types = await openapi(document, {
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  });
  fs.writeFileSync(
    to,
    `// Generated from the OpenAPI document by the build. Do not edit.\n${astToString(types)}`,
  );
}
