// `npm start`: installs what is missing, builds what is stale, then becomes the server itself, so that a signal
// to this process group reaches it and nothing outlives it.
import module from 'node:module';
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
// Node 22 and later keep what they compiled for the next start.
module.enableCompileCache?.(at('.cache', 'compiled'));
await import(at('api/dist/server.js'));
