// Writes web/src/shared/api/schema.d.ts from the API's OpenAPI document; with --check only tells whether it is stale.
import fs from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';
import { at } from '../../scripts/lib/run.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';

await install();
await build();
const target = at('web/src/shared/api/schema.d.ts');
const document = JSON.parse(fs.readFileSync(at('api/dist/openapi.json'), 'utf8'));
const text = `// Generated from the OpenAPI document by web/scripts/api-types.mjs. Do not edit.\n${astToString(await openapi(document))}`;
if (!process.argv.includes('--check')) {
  fs.writeFileSync(target, text);
} else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
  console.error(
    'web/src/shared/api/schema.d.ts is stale: run `node web/scripts/api-types.mjs` and commit it.',
  );
  process.exit(1);
}
