// `npm run dev`: rebuilds and restarts the API on each change; Vite serves the client and proxies API calls.
import { spawn } from 'node:child_process';
import { at, tool } from './lib/run.mjs';
import { build, install, NEST } from './lib/prepare.mjs';

await install();
await build();

const children = [
  spawn(process.execPath, [...NEST, 'start', '--watch'], {
    stdio: 'inherit',
    cwd: at('.'),
  }),
  spawn(process.execPath, [tool('vite/bin/vite.js')], { stdio: 'inherit', cwd: at('web') }),
];

function stop() {
  children.forEach((child) => child.kill('SIGTERM'));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
