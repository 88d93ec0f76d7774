import path from 'node:path';
import { answering, startProcess } from '../../lib/server.mjs';

/** Starts the two floors (floors.mjs); the second one sends `rows`. */
export async function startFloors(port, rows) {
  const base = `http://127.0.0.1:${port}`;
  const child = startProcess(path.join(import.meta.dirname, 'floors.mjs'), [String(port), rows]);
  await answering(child, `${base}/kept`);
  return { base, ...child };
}
