import { countInstances } from '../../database/coordination/instances.ts';
import { RestoreMark } from '../../database/coordination/restore-mark.ts';
import { addToLedgers } from '../../ledgers/ledger-file.ts';
import { mergeInto } from '../../ledgers/ledgers.ts';
import { highestRevisionIn } from './after-restore.ts';
import { recordInStore, recordOf } from '../record/backup-record.ts';
import { ledgerOf } from './known-ledger.ts';
import { MongodbReader } from '../store/mongodb-reader.ts';
import { OperatorError } from '../operator-error.ts';
import {
  check,
  fill,
  inUse,
  isEmpty,
  isLedger,
  leftToRepeat,
  notEmpty,
  type Restored,
  type RestoreJob,
} from './restore-job.ts';
import { type Client, connectMongodb, type Db, filesFolder, fileStorageOf } from '../store/store-access.ts';
import { closing, filesOf } from '../store/store-reader.ts';
import { copyFiles, removeOthers } from './target-files.ts';

/**
 * Empties the database and fills it again. During that, and after a failure in the middle, the database is marked and
 * the program does not start on it; the restore can be run again.
 */
export async function restoreMongodb(job: RestoreJob): Promise<Restored> {
  const client = await connectMongodb(job.settings.databaseUri);
  try {
    return await restore(job, client);
  } finally {
    await client.close();
  }
}

async function restore(job: RestoreJob, client: Client): Promise<Restored> {
  const { backup, settings, replace, progress } = job;
  const db = client.db();
  const where = `the database ${db.databaseName}`;
  await refuseRunning(db);
  await look(job, client);
  await check(job);
  const mark = await markRestore(db);
  // From here on no process starts and no other restore begins; this check sees those that did in the last moment.
  const before = await prepare(job, client).catch(async (error: unknown) => {
    await mark.takeBack();
    throw error;
  });
  try {
    await empty(db);
    const adapted = await fill(job, db, () => MongodbReader.open(client), before);
    await recordInStore(db).write(recordOf(backup.manifest));
    const files = fileStorageOf(settings, db);
    await copyFiles(backup.files, files, backup.fileParts(), progress);
    await mark.loaded();
    await job.start(settings);
    const stored = await MongodbReader.open(client);
    const left = await leftToRepeat(stored);
    const named = await closing(stored, filesOf);
    if (replace && settings.files === 'disk') await removeOthers(filesFolder(settings), files, named);
    return { ...adapted, left };
  } catch (error) {
    // If this fails too, the restore counts as killed.
    await mark.giveUp().catch(() => undefined);
    const { message } = error as Error;
    throw new OperatorError(
      `${message} Now ${where} is not whole: the product does not start on it. Run the restore again with --replace.`,
    );
  }
}

async function prepare(job: RestoreJob, client: Client) {
  await refuseRunning(client.db());
  const before = await look(job, client);
  await addToLedgers(job.settings.dataDir, before.ledger);
  return before;
}

/** Marks the database; refuses while another restore is running. */
export async function markRestore(db: Db): Promise<RestoreMark> {
  const mark = await RestoreMark.set(db);
  if (mark) return mark;
  throw new OperatorError(
    `Another restore into the database ${db.databaseName} is running, or was until less than a minute ago if it was killed.`,
  );
}

export async function refuseRunning(db: Db): Promise<void> {
  if ((await countInstances(db)) === 0) return;
  throw inUse(`the database ${db.databaseName}, or was until less than a minute ago if it was killed`);
}

/** Reads what the restore needs from the existing database; throws unless it may be replaced. */
async function look({ replace, ledger }: RestoreJob, client: Client) {
  const known = new Map(ledger);
  const old = await MongodbReader.open(client);
  try {
    if (!replace && !(await isEmpty(old))) throw notEmpty(`The database ${client.db().databaseName}`);
    mergeInto(known, await ledgerOf(old));
    return { ledger: known, revision: await highestRevisionIn(old) };
  } finally {
    await old.close();
  }
}

/** Drops all collections except the mark and the ledgers, which are needed again if the restore fails. */
async function empty(db: Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (!name.startsWith('system.') && !isLedger(name) && name !== 'restores')
      await db.collection(name).drop();
}
