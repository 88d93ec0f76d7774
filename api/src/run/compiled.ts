import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** The exports of the script: those of `main.ts`. */
type Main = typeof import('../main.ts');

const DIST = join(import.meta.dirname, '..');
const FILE = join(DIST, 'server.cjs');
const KEPT = join(DIST, 'server.compiled');
/** The first line of the script is `// ` and the SHA-256 of its content. */
const NAME_LENGTH = 67;

/** Returns what V8 compiled of this script at the build; undefined if it was not kept or the script has changed. */
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
 * The server as one script, not yet running. V8 accepts compiled code only from the same version with the same flags;
 * otherwise it compiles the source, which is only slower.
 */
export class CompiledServer {
  private readonly source = readFileSync(FILE, 'latin1');
  private readonly script = new Script(this.source, { filename: FILE, cachedData: kept(this.source) });

  /** Whether V8 accepted the compiled code. */
  get isKept(): boolean {
    return this.script.cachedDataRejected === false;
  }

  run(): Main {
    const module = { exports: {} as Main };
    const load = this.script.runInThisContext() as (...parts: unknown[]) => void;
    load(module.exports, createRequire(FILE), module, FILE, DIST);
    return module.exports;
  }

  /** Writes the compiled code of every function that has run so far. */
  keep(): void {
    const name = Buffer.from(this.source.slice(0, NAME_LENGTH), 'latin1');
    writeFileSync(KEPT, Buffer.concat([name, this.script.createCachedData()]));
  }
}
