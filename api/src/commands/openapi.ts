import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../config/env.ts';
import { createApp } from '../configure-app.ts';
import { openApiDocument } from '../platform/openapi/document.ts';

/** `node api/dist/commands/openapi.js FILE`: writes the OpenAPI document, on an empty store of its own. */
const target = process.argv[2];
if (!target) throw new Error('Please give the name of the file to write the document to');
const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error', SEED_DEMO: 'false' });
const app = await createApp({ ...settings, databaseUri: 'sqlite::memory:' }, { isTimed: false });
await app.init();
writeFileSync(target, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
await app.close();
rmSync(dataDir, { recursive: true });
