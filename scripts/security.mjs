// `npm run security`: writes the requirements of docs/security/*.yml into docs/security.md, below what is written there by
// hand. `test/security-document.test.ts` holds that this was done.
import fs from 'node:fs';
import { at } from './lib/run.mjs';
import { PAGE, securityChapters, securityPage } from './lib/security-page.mjs';

fs.writeFileSync(at(PAGE), securityPage(fs.readFileSync(at(PAGE), 'utf8'), securityChapters()));
