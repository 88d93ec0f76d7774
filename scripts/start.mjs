// `npm start`: installs what is missing, builds what is stale, then becomes the server itself, so that a signal
// to this process group reaches it and nothing outlives it.
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
await import(at('api/dist/main.js'));
