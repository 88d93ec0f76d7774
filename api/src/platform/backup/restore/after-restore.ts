import { randomInt } from 'node:crypto';
import type { Ledger } from '../../erasures/ledger-file.ts';
import { LEDGER } from '../store/collections.ts';
import type { Db } from '../store/store-access.ts';
import { type StoreReader, valuesOf } from '../store/store-reader.ts';

/** By how much the numbers of the public lists are raised at least, and at most. */
const STEP = [1_000_000, 100_000_000] as const;

const REVISIONS = 'revisions';

interface Revision {
  _id: string;
  number: number;
}

/** What the restore knows besides the backup. */
export interface Known {
  /** All erasures that were found anywhere. */
  ledger: Ledger;
  /** Those that its documents know of. */
  inBackup: Ledger;
  /** The highest number of a public list in the store that is replaced. */
  revision: number;
}

/** What has changed with the documents of a backup, once they are the store's. */
export interface Adapted {
  heldMails: number;
  /** What was waiting for webhooks. */
  heldDeliveries: number;
  /** Erasures that the documents know nothing of yet. */
  erasuresToRepeat: number;
}

/** Makes loaded documents fit for the present: what holds for their own time only is not taken as it was. */
export async function adapt(db: Db, known: Known): Promise<Adapted> {
  // It was waiting then: it may have been delivered since, and somebody decides whether it goes out again.
  const { modifiedCount } = await db
    .collection('outbox')
    .updateMany({ state: 'waiting' }, { $set: { state: 'held', claimedUntil: null } });
  // The same of what waits for other systems.
  const deliveries = await db
    .collection('webhookdeliveries')
    .updateMany({ state: 'waiting' }, { $set: { state: 'held', claimedUntil: null, settledAt: new Date() } });
  await raiseRevisions(db, known.revision);
  const heldDeliveries = deliveries.modifiedCount;
  return { heldMails: modifiedCount, heldDeliveries, erasuresToRepeat: await takeLedger(db, known) };
}

/** No answer that anybody has kept may pass for one from the restored store. */
async function raiseRevisions(db: Db, atLeast: number): Promise<void> {
  const revisions = db.collection<Revision>(REVISIONS);
  for await (const { _id, number } of revisions.find())
    await revisions.updateOne(
      { _id },
      { $set: { number: Math.max(Number(number), atLeast) + randomInt(...STEP) } },
    );
}

/**
 * Notes all erasures, and as to be repeated those that the backup does not know of: the program's start repeats them
 * (`MongoErasures`).
 */
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

/** The highest number of a public list. */
export async function highestRevisionIn(reader: StoreReader): Promise<number> {
  let highest = 0;
  for await (const { number } of valuesOf<Revision>(reader, REVISIONS)) highest = Math.max(highest, number);
  return highest;
}
