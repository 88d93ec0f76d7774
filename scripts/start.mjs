// `npm start`: installs and builds what is missing or outdated, then runs the server in this process, so that signals
// reach it and no child process is left behind.
import { at } from './lib/run.mjs';
import { build, install } from './lib/prepare.mjs';

await install();
await build();
await import(at('api/dist/server.js'));
