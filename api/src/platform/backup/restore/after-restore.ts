import { randomInt } from 'node:crypto';
import type { Ledger } from '../../erasures/ledger-file.ts';
import { LEDGER } from '../store/collections.ts';
import type { Db } from '../store/store-access.ts';
import { type StoreReader, valuesOf } from '../store/store-reader.ts';

/** The least and the most by which the revisions of the public lists are raised. */
const STEP = [1_000_000, 100_000_000] as const;

const REVISIONS = 'revisions';

interface Revision {
  _id: string;
  number: number;
}

/** Data of the restore that is not in the backup. */
export interface Known {
  /** All known erasures, from any source. */
  ledger: Ledger;
  /** The erasures already made in the backup's documents. */
  inBackup: Ledger;
  /** The highest revision of a public list in the replaced store. */
  revision: number;
}

/** The changes to a backup's documents after loading them. */
export interface Adapted {
  heldMails: number;
  /** Deliveries that were waiting for webhooks. */
  heldDeliveries: number;
  /** Erasures not yet made in the documents. */
  erasuresToRepeat: number;
}

/** Adapts loaded documents to the present, where their old state no longer holds. */
export async function adapt(db: Db, known: Known): Promise<Adapted> {
  // These may have been delivered since, so a person decides whether they go out again.
  const { modifiedCount } = await db
    .collection('outbox')
    .updateMany({ state: 'waiting' }, { $set: { state: 'held', claimedUntil: null } });
  // The same for deliveries to other systems.
  const deliveries = await db
    .collection('webhookdeliveries')
    .updateMany({ state: 'waiting' }, { $set: { state: 'held', claimedUntil: null, settledAt: new Date() } });
  await raiseRevisions(db, known.revision);
  // What came in between is not told: people may have been told of it before the restore.
  const now = new Date();
  await db.collection('savedSearches').updateMany({}, { $set: { from: now, since: now } });
  const heldDeliveries = deliveries.modifiedCount;
  return { heldMails: modifiedCount, heldDeliveries, erasuresToRepeat: await takeLedger(db, known) };
}

/** Raises the revisions, so that no cached answer passes for one from the restored store. */
async function raiseRevisions(db: Db, atLeast: number): Promise<void> {
  const revisions = db.collection<Revision>(REVISIONS);
  for await (const { _id, number } of revisions.find())
    await revisions.updateOne(
      { _id },
      { $set: { number: Math.max(Number(number), atLeast) + randomInt(...STEP) } },
    );
}

/** Notes all erasures, and marks those unknown to the backup: the next start repeats them (`MongoErasures`). */
async function takeLedger(db: Db, { ledger, inBackup }: Known): Promise<number> {
  const erasures = db.collection<{ _id: string; at: Date; again?: boolean }>(LEDGER);
  let count = 0;
  for (const [_id, at] of new Map([...ledger, ...inBackup])) {
    const isDone = inBackup.has(_id);
    const state = isDone ? { $unset: { again: true as const } } : { $set: { again: true } };
    await erasures.updateOne({ _id }, { $setOnInsert: { at }, ...state }, { upsert: true });
    if (!isDone) count += 1;
  }
  return count;
}

/** Returns the highest revision of a public list. */
export async function highestRevisionIn(reader: StoreReader): Promise<number> {
  let highest = 0;
  for await (const { number } of valuesOf<Revision>(reader, REVISIONS)) highest = Math.max(highest, number);
  return highest;
}
