import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of this program: of the package beside the sources and the build. */
export function programVersion(): string {
  const file = join(import.meta.dirname, '../../../package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
