import { COMPLEX, plain } from '../bson/plain.ts';
import { BSON, type Doc, Long, serialize } from '../bson/wire.ts';
import { StoredDocument } from '../store/cache/document-cache.ts';

/**
 * All documents that a command found, in one batch. Replaces the driver's CursorResponse and has the methods that its
 * cursors call, without BSON in between: cached documents are copied, all others are decoded once.
 */
export class Cursor {
  /** Zero: no further batch. Not Long.ZERO itself, which the driver takes for a cursor that was read to its end. */
  readonly id = new Long(0, 0);
  /** Null: the driver keeps the namespace that it asked for. */
  readonly ns = null;
  #next = 0;

  constructor(
    private readonly name: string,
    private readonly documents: (Doc | StoredDocument)[],
  ) {}

  get batchSize(): number {
    return this.documents.length;
  }

  /** The number of unread documents. */
  get length(): number {
    return this.documents.length - this.#next;
  }

  /** Returns the next document, decoded by the driver's options, or null at the end. */
  shift(options: Doc = {}): Doc | Uint8Array | null {
    if (this.length === 0) return null;
    return forDriver(this.documents[this.#next++]!, options);
  }

  clear(): void {
    this.#next = this.documents.length;
  }

  /** Returns the whole answer, for commands that are run without a cursor. */
  toObject(options: Doc = {}): Doc {
    const { id, ns, ok } = BSON.deserialize(serialize({ id: this.id, ns: this.name, ok: 1 }), options);
    return { cursor: { firstBatch: this.documents.map((one) => forDriver(one, options)), id, ns }, ok };
  }
}

/** Returns a document for the driver, decoded by the driver's options. */
export function forDriver(one: Doc | StoredDocument, options: Doc): Doc | Uint8Array {
  if (options.raw) return one instanceof StoredDocument ? Buffer.from(one.bytes) : serialize(one);
  if (one instanceof StoredDocument) return one.forDriver(options);
  const copy = options.promoteValues === false ? COMPLEX : plain(one);
  return copy === COMPLEX ? BSON.deserialize(serialize(one), options) : (copy as Doc);
}
