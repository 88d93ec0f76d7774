import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** What the script exports: `main.ts`. */
type Main = typeof import('../main.ts');

const DIST = join(import.meta.dirname, '..');
const FILE = join(DIST, 'server.cjs');
const KEPT = join(DIST, 'server.compiled');
/** The first line of the script names its content, `// ` and a SHA-256. */
const NAME_LENGTH = 67;

/** What V8 made of the very same script when it was built; nothing when it has changed since, or was never kept. */
function kept(source: string): Buffer | undefined {
  try {
    const data = readFileSync(KEPT);
    const isOfThis = data.toString('latin1', 0, NAME_LENGTH) === source.slice(0, NAME_LENGTH);
    return isOfThis ? data.subarray(NAME_LENGTH) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The server as one script, not yet running. V8 takes its compiled form only from the same version with the same flags,
 * and compiles the source otherwise, which is slower and all the difference.
 */
export class CompiledServer {
  private readonly source = readFileSync(FILE, 'latin1');
  private readonly script = new Script(this.source, { filename: FILE, cachedData: kept(this.source) });

  /** Whether the compiled form was taken. */
  get isKept(): boolean {
    return this.script.cachedDataRejected === false;
  }

  run(): Main {
    const module = { exports: {} as Main };
    const load = this.script.runInThisContext() as (...parts: unknown[]) => void;
    load(module.exports, createRequire(FILE), module, FILE, DIST);
    return module.exports;
  }

  /** Keeps the compiled form of every function that has run so far. */
  keep(): void {
    const name = Buffer.from(this.source.slice(0, NAME_LENGTH), 'latin1');
    writeFileSync(KEPT, Buffer.concat([name, this.script.createCachedData()]));
  }
}
