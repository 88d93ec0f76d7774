import { COMPLEX, plain } from '../bson/plain.ts';
import { BSON, type Doc, Long, serialize } from '../bson/wire.ts';
import { Stored } from '../store/cache/document-cache.ts';

/**
 * The answer to a command that finds documents, all of them at once. It stands in the place of the driver's own
 * CursorResponse and does what its cursors ask of that, without BSON in between: documents that are kept in memory are
 * copied, all others decoded once.
 */
export class Cursor {
  /** Zero: nothing is left on a server. The driver takes Long.ZERO itself for a cursor that was read to its end. */
  readonly id = new Long(0, 0);
  /** The driver keeps the name it asked for. */
  readonly ns = null;
  #next = 0;

  constructor(
    private readonly name: string,
    private readonly documents: (Doc | Stored)[],
  ) {}

  get batchSize(): number {
    return this.documents.length;
  }

  /** How many are left to be read. */
  get length(): number {
    return this.documents.length - this.#next;
  }

  /** The next one, decoded as the driver's options say. */
  shift(options: Doc = {}): Doc | Uint8Array | null {
    if (this.length === 0) return null;
    return shown(this.documents[this.#next++]!, options);
  }

  clear(): void {
    this.#next = this.documents.length;
  }

  /** The whole answer, where a command was run by itself. */
  toObject(options: Doc = {}): Doc {
    const { id, ns, ok } = BSON.deserialize(serialize({ id: this.id, ns: this.name, ok: 1 }), options);
    return { cursor: { firstBatch: this.documents.map((one) => shown(one, options)), id, ns }, ok };
  }
}

/** A document for whoever asked, decoded as the driver's options say. */
export function shown(one: Doc | Stored, options: Doc): Doc | Uint8Array {
  if (options.raw) return one instanceof Stored ? Buffer.from(one.bytes) : serialize(one);
  if (one instanceof Stored) return one.shown(options);
  const copy = options.promoteValues === false ? COMPLEX : plain(one);
  return copy === COMPLEX ? BSON.deserialize(serialize(one), options) : (copy as Doc);
}
