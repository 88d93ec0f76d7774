// `npm run api:codes`: writes the page of all codes from the table of messages. `test/e2e/platform/openapi/codes.test.ts` holds that this was done.
import fs from 'node:fs';
import { at } from '../lib/run.mjs';
import { build } from '../lib/prepare.mjs';
import { codesPage, PAGE } from './codes.mjs';

await build();
const { MESSAGES } = await import('@consulting/contracts');
fs.writeFileSync(at(PAGE), codesPage(MESSAGES));
