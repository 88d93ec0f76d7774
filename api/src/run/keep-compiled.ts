import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledServer } from './compiled.ts';
import { restoreFlags } from './heap.ts';

// `node api/dist/run/keep-compiled.js`: starts the server once, on an empty store of its own and without any settings,
// and writes what V8 compiled for that.
const dataDir = mkdtempSync(join(tmpdir(), 'compiled-'));
process.chdir(dataDir);
process.env = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', SEED_DEMO: 'false' };
const server = new CompiledServer();
const app = await server.run().ready;
restoreFlags();
server.keep();
await app.close();
rmSync(dataDir, { recursive: true });
