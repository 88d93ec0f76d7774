import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The built server is one script. Its first line is `// ` and the SHA-256 of its content. */
const NAMED = /^\/\/ ([0-9a-f]{12})[0-9a-f]{52}\n/;

/** Returns the version of the API's package, from the nearest parent folder that has a package file. */
function version(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    if (folder === dirname(folder)) return 'unknown';
  }
}

/** Returns the id of the running script, or `sources` if it was not built. */
function id(): string {
  const start = Buffer.alloc(100);
  const file = openSync(import.meta.filename, 'r');
  readSync(file, start);
  closeSync(file);
  return NAMED.exec(start.toString('latin1'))?.[1] ?? 'sources';
}

/** Returns the version of the running program and the id of its build. */
export const buildOfThis = (): { version: string; id: string } => ({ version: version(), id: id() });
