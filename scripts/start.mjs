// `npm start`: installs and builds what is missing or outdated, then runs the server in this process, so that signals
// reach it and no child process is left behind.
import { judgeNode } from './lib/node-version.mjs';

async function start() {
  const { at } = await import('./lib/run.mjs');
  const { build, install } = await import('./lib/prepare.mjs');
  await install();
  await build();
  await import(at('api/dist/server.js'));
}

const { runs, words } = judgeNode(process.versions.node, new Date());
if (words) console.error(words);
// The other files are imported only now, and without an `await` here, because an older Node fails at their syntax and at that.
if (runs) start();
else process.exitCode = 1;
