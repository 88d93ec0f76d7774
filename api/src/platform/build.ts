import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The built server is one script, whose first line names its content: `// ` and a SHA-256. */
const NAMED = /^\/\/ ([0-9a-f]{12})[0-9a-f]{52}\n/;

/** The version of the API's package, from the nearest folder above that has one. */
function version(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    if (folder === dirname(folder)) return 'unknown';
  }
}

/** The name of the script that runs, or `sources` where it was not built. */
function id(): string {
  const start = Buffer.alloc(100);
  const file = openSync(import.meta.filename, 'r');
  readSync(file, start);
  closeSync(file);
  return NAMED.exec(start.toString('latin1'))?.[1] ?? 'sources';
}

/** What runs: its version, and which build of it. */
export const buildOfThis = (): { version: string; id: string } => ({ version: version(), id: id() });
