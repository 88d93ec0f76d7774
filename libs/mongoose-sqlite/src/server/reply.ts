import { BSON, type Doc } from '../bson/codec.ts';

const { Long } = BSON;
const text = (value: string) => Buffer.from(`${value}\0`);

/** A cursor's whole answer as BSON, made of documents that are BSON already, however much it is. */
export function cursorReply(ns: string, documents: Uint8Array[]): Uint8Array {
  const batch = wrap(documents.flatMap((bytes, i) => [Buffer.from([3]), text(String(i)), bytes]));
  const rest = BSON.serialize({ id: Long.ZERO, ns }).subarray(4, -1);
  const cursor = wrap([Buffer.from([4]), text('firstBatch'), batch, rest]);
  return wrap([Buffer.from([3]), text('cursor'), cursor, BSON.serialize({ ok: 1 }).subarray(4, -1)]);
}

function wrap(parts: Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...parts, Buffer.from([0])], length);
}

export const listReply = (ns: string, documents: Doc[]): Uint8Array =>
  cursorReply(
    ns,
    documents.map((doc) => BSON.serialize(doc)),
  );
