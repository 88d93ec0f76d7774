import path from 'node:path';
import { openStore } from '../../../lib/fill.mjs';
import { startProcess } from '../../../lib/server.mjs';

/** Starts the indexed server of the benchmarks (store.mjs) on a file in `folder`, and waits until it answers. */
export async function startMongodb(folder, port) {
  const uri = `mongodb://127.0.0.1:${port}/bench?replicaSet=rs0`;
  const program = path.join(import.meta.dirname, 'store.mjs');
  const child = startProcess(program, [String(port), path.join(folder, 'mongodb.sqlite')]);
  // The driver repeats its first heartbeat until a server answers.
  await (await openStore(folder, uri)).close();
  return { uri, ...child };
}
