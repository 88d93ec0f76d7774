import { randomInt } from 'node:crypto';
import { removalsCollection, UNKNOWN_BEFORE } from '../../changes/removal.schema.ts';
import type { LedgerRecord } from '../../ledgers/ledger-record.schema.ts';
import {
  isNewer,
  type Ledger,
  type LedgerCounts,
  ledgerOfKey,
  mergeInto,
  noneOfAny,
} from '../../ledgers/ledgers.ts';
import type { Db } from '../store/store-access.ts';
import { type StoreReader, valuesOf } from '../store/store-reader.ts';

/** The least and the most by which the revisions of the public lists, and the place of events, are raised. */
const STEP = [1_000_000, 100_000_000] as const;

const REVISIONS = 'revisions';
const EVENT_PLACES = 'eventPlaces';

interface Revision {
  _id: string;
  number: number;
}

/** Data of the restore that is not in the backup. */
export interface Known {
  /** All known erasures and wishes, from any source. */
  ledger: Ledger;
  /** Those already done in the backup's documents. */
  inBackup: Ledger;
  /** The highest revision of a public list in the replaced store. */
  revision: number;
}

/** The changes to a backup's documents after loading them. */
export interface Adapted {
  heldMails: number;
  /** Deliveries that were waiting for webhooks. */
  heldDeliveries: number;
  /** How much of each ledger is not yet done in the documents. */
  toRepeat: LedgerCounts;
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
  // The restore undoes additions and changes without a trace. The mark makes programs read everything again.
  await db
    .collection(removalsCollection.name)
    .insertOne({ kind: UNKNOWN_BEFORE, entryId: null, removedAt: now });
  await raiseEventPlace(db);
  const heldDeliveries = deliveries.modifiedCount;
  return { heldMails: modifiedCount, heldDeliveries, toRepeat: await takeLedger(db, known) };
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

/** Raises the place of events, so that no place is given a second time, for an event that a program takes for a known one. */
async function raiseEventPlace(db: Db): Promise<void> {
  const places = db.collection<{ _id: string; place: number }>(EVENT_PLACES);
  await places.updateOne({ _id: 'last' }, { $inc: { place: randomInt(...STEP) } }, { upsert: true });
}

/** Notes all erasures and wishes, and marks those unknown to the backup: the next start does them again (`StoredLedger`). */
async function takeLedger(db: Db, { ledger, inBackup }: Known): Promise<LedgerCounts> {
  const counts = noneOfAny();
  const all = new Map(inBackup);
  mergeInto(all, ledger);
  for (const [key, { at, owner, value }] of all) {
    const name = ledgerOfKey(key);
    // Of a newer version: it was in the backup, and no part of this program does it again.
    if (name === undefined) continue;
    const isDone = !isNewer({ at }, inBackup.get(key));
    const entry = owner === undefined ? { at } : { at, owner, value: value ?? '' };
    const change = isDone
      ? { $set: entry, $unset: { again: true as const } }
      : { $set: { ...entry, again: true } };
    await db.collection<LedgerRecord>(name).updateOne({ _id: key }, change, { upsert: true });
    if (!isDone) counts[name] += 1;
  }
  return counts;
}

/** Returns the highest revision of a public list. */
export async function highestRevisionIn(reader: StoreReader): Promise<number> {
  let highest = 0;
  for await (const { number } of valuesOf<Revision>(reader, REVISIONS)) highest = Math.max(highest, number);
  return highest;
}
