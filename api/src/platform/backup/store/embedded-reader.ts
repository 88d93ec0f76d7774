import { existsSync } from 'node:fs';
import { Snapshot } from '@consulting/mongoose-sqlite';
import { OperatorError } from '../operator-error.ts';
import { StoreReader } from './store-reader.ts';

/** The embedded store, readable while the product runs on it. */
export class EmbeddedReader extends StoreReader {
  readonly engine = 'embedded';

  private constructor(private readonly snapshot: Snapshot) {
    super();
  }

  static open(file: string): EmbeddedReader {
    if (!existsSync(file))
      throw new OperatorError(`There is no store at ${file}: check DATA_DIR, or set MONGODB_URI.`);
    try {
      return new EmbeddedReader(new Snapshot(file));
    } catch (error) {
      throw new OperatorError(`${file} cannot be read as a store: ${(error as Error).message}.`);
    }
  }

  get collections(): readonly string[] {
    return this.snapshot.collections;
  }

  documents(collection: string): Iterable<Uint8Array> {
    return this.snapshot.documents(collection);
  }

  async close(): Promise<void> {
    this.snapshot.close();
  }
}
