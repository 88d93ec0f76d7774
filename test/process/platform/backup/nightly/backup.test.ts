import { truncateSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { SessionsService } from '../../../../../api/src/auth/sessions/application/sessions.service.ts';
import { JobRepository } from '../../../../../api/src/jobs/application/jobs.ports.ts';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { newJob } from '../../../../../api/src/jobs/domain/job.ts';
import { BackupReader } from '../../../../../api/src/platform/backup/backup-reader.ts';
import { writeBackup } from '../../../../../api/src/platform/backup/backup-writer.ts';
import { Progress } from '../../../../../api/src/platform/backup/progress.ts';
import { Backups } from '../../../../../api/src/platform/backup/record/backups.port.ts';
import { openStore } from '../../../../../api/src/platform/backup/store/store-access.ts';
import { closing } from '../../../../../api/src/platform/backup/store/store-reader.ts';
import { PROGRAM_VERSION } from '../../../../../api/src/platform/database/migrations/migrations.ts';
import { UnitOfWork } from '../../../../../api/src/platform/database/unit-of-work.ts';
import { AlertsService } from '../../../../../api/src/saved-searches/application/alerts.service.ts';
import { SavedSearchRepository } from '../../../../../api/src/saved-searches/application/saved-searches.ports.ts';
import { newId } from '../../../../../api/src/shared/id.ts';
import { AccountsService } from '../../../../../api/src/users/application/accounts.service.ts';
import { UsersService } from '../../../../../api/src/users/application/users.service.ts';
import { engines } from '../../../../support/app/database.ts';
import { Installation } from '../../../../support/app/installation.ts';
import { shapeOf } from '../../../../support/app/stored.ts';

const { Binary, Decimal128, Double, Int32, Long } = mongoose.mongo;

/** Changes made by a restore: lists and events are renumbered, emails are held, searches and programs begin anew. */
const RENEWED =
  /^(backups|revisions|removals|eventPlaces|outbox|savedSearches|sessions|instances|erasures|leases)$/;
const taken = (contents: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => !RENEWED.test(name)));

describe.each(engines())('backup and restore on %s', (engine) => {
  let product: Installation;
  beforeEach(async () => {
    product = await Installation.create(engine);
  });
  afterEach(() => product.end());

  /** A user with a CV. */
  async function aUser(email: string) {
    const { user } = await product.get(AccountsService).create({
      first_name: 'Lena',
      last_name: 'Vogt',
      email,
      role: 'JobSeeker',
      country: 'Germany',
      passwordHash: null,
      emailVerified: true,
    });
    const content = Buffer.from(`%PDF-1.7 ${email}`);
    await product.get(UsersService).updateProfile(user.id, {}, { cv: { filename: 'cv.pdf', content } });
    return user;
  }

  const OLD = new Date('2026-01-05T06:00:00Z');
  const FAR = new Date('2999-01-01');
  /** A search of all jobs, and a job that came into it; nobody has been told in this store. */
  async function aSavedSearch(ownerId: string): Promise<void> {
    await product.get(JobRepository).add(newJob(aJob(), newId(), new Date('2026-01-06T06:00:00Z')));
    const [owner, instants] = [
      { kind: 'user', id: ownerId } as const,
      { from: OLD, since: OLD, seenAt: OLD },
    ];
    const search = { id: newId(), owner, kind: 'job', query: '', name: 'All', cadence: 'daily' } as const;
    const consent = { textVersion: '1', at: OLD };
    await product
      .get(SavedSearchRepository)
      .add({ ...search, ...instants, nextAt: FAR, consent, createdAt: OLD });
  }

  /** Sends the alerts and returns the ids of what they told. */
  async function alerted(): Promise<string[]> {
    await product.connection.collection('savedSearches').updateMany({}, { $set: { nextAt: OLD } });
    await product.get(AlertsService).send();
    return (await product.connection.collection('told').distinct('targetId')).map(String);
  }

  const statusOf = async (url: string, token: string): Promise<number> => {
    const answer = await fetch(`${url}/private/api/me`, { headers: { authorization: `Bearer ${token}` } });
    return answer.status;
  };

  it('bring back every document, with its types, and every file after all was lost', async () => {
    await product.start();
    const lena = await aUser('lena@example.com');
    await aUser('mara@example.com');
    await aSavedSearch(lena.id);
    const { connection } = product;
    await connection.collection('types').insertMany([
      { int: new Int32(5), double: new Double(5), long: Long.fromString('9007199254740993'), none: null },
      { decimal: Decimal128.fromString('1.10'), bytes: new Binary(Buffer.from([0, 255])), at: new Date(0) },
      { z: 1, a: { deep: [1, new Double(1.5), { text: 'Ünïcode ✓' }] }, yes: true },
    ]);
    const waiting = { state: 'waiting', nextAt: new Date('2999-01-01'), attempts: 0, createdAt: new Date() };
    await connection.collection('outbox').insertOne({ mail: { to: 'x@example.com' }, ...waiting });
    const token = await product.get(SessionsService).open('user', lena.id, 0, 'test');
    const [{ number: before } = { number: 0 }] = await connection
      .collection<{ number: number }>('revisions')
      .find()
      .toArray();
    const backup = await product.backup();
    const shape = await shapeOf(connection);
    await product.stop();
    const contents = await product.contents();
    await product.wipe();

    expect(await product.restore(backup)).toMatchObject({ heldMails: 1, toRepeat: { erasures: 0 } });
    expect(taken(await product.contents())).toEqual(taken(contents));

    const url = await product.start();
    expect(await statusOf(url, token)).toBe(401);
    const fresh = await product.get(SessionsService).open('user', lena.id, 0, 'test');
    expect(await statusOf(url, fresh)).toBe(200);
    const { connection: restored } = product;
    expect(await shapeOf(restored)).toEqual(shape);
    expect(await restored.collection('outbox').distinct('state')).toEqual(['held']);
    const numbers = await restored.collection<{ number: number }>('revisions').find().toArray();
    expect(Math.min(...numbers.map(({ number }) => number))).toBeGreaterThan(before + 999_999);
    // What came in before the restore may have been told before it.
    expect(await alerted()).toEqual([]);
    const job = newJob(aJob(), newId(), new Date());
    await product.get(JobRepository).add(job);
    expect(await alerted()).toEqual([job.id]);
    // The unique indexes exist again.
    await expect(aUser('LENA@example.com')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('hold one moment while the product writes', async () => {
    await product.start();
    const { connection } = product;
    const side = (name: string) =>
      connection.model(name, new mongoose.Schema({ written: Number }, { collection: name }));
    const [left, right] = [side('left'), side('right')];
    await Promise.all([left.init(), right.init()]);
    let written = 0;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        await product.get(UnitOfWork).run(async () => {
          await left.create({ written });
          await right.create({ written });
        });
        written += 1;
        // The embedded engine answers synchronously: yield to the backup, which runs in the same process.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    // One certainly starts in the middle of writing.
    const folders = [await product.backup(), await product.backup()];
    isOver = true;
    await writing;
    for (const folder of folders) {
      const { collections } = new BackupReader(folder, PROGRAM_VERSION).manifest;
      expect(collections['left']?.documents).toBe(collections['right']?.documents);
    }
    expect(written).toBeGreaterThan(2);
  });

  it('leave a store that believes in the backup it comes from, and not in a newer one of what it replaced', async () => {
    await product.start();
    const first = await product.backup();
    await product.backup();
    const madeAt = ({ manifest }: BackupReader) => new Date(manifest.createdAt);
    const last = async () => (await product.get(Backups).health()).last?.at;
    expect((await last())?.getTime()).toBeGreaterThan(
      madeAt(new BackupReader(first, PROGRAM_VERSION)).getTime(),
    );
    await product.stop();
    await product.restore(first, { replace: true });
    await product.start();
    expect(await last()).toEqual(madeAt(new BackupReader(first, PROGRAM_VERSION)));
  });

  it('notice at once when what was written is not what was read', async () => {
    await product.start();
    await aUser('lena@example.com');
    await product.stop();
    const target = join(product.backupFolder, 'backup-20260101T000000Z');
    /** Damages a collection after it was written. */
    class Damaging extends Progress {
      override say(): void {}
      override step(): void {}
      override done(what: string): void {
        if (what === 'users') truncateSync(join(`${target}.unfinished`, 'collections/users.bson.gz'), 40);
      }
    }
    const store = await openStore(product.settings);
    const writing = closing(store, (opened) => writeBackup(opened, target, 'test', new Damaging()));
    await expect(writing).rejects.toThrow(/damaged: users/);
    expect(await readdir(product.backupFolder)).toEqual([]);
  });

  it('refuse what is damaged or newer, a store that is not empty and one in use, and change nothing', async () => {
    await product.start();
    await aUser('lena@example.com');
    const backup = await product.backup();
    await expect(product.restore(backup, { replace: true })).rejects.toThrow(/is running on/);
    await product.stop();
    const contents = await product.contents();
    await expect(product.restore(backup)).rejects.toThrow(/is not empty/);
    await expect(product.restore(backup, { replace: true, schemaVersion: 0 })).rejects.toThrow(/newer one/);
    const list = await readFile(join(backup, 'files.txt'), 'utf8');
    const id = list.slice(0, 32);
    for (const [file, message] of [
      ['collections/users.bson.gz', /damaged: .*users/],
      [`files/${id.slice(0, 2)}/${id}`, new RegExp(`damaged: .*${id}`)],
      ['files.txt', /damaged: files.txt/],
      ['manifest.json', /damaged: manifest.json/],
    ] as const) {
      const path = join(backup, file);
      const bytes = await readFile(path);
      const changed = Buffer.from(bytes);
      const middle = changed.length >> 1;
      changed[middle] = (changed[middle] ?? 0) ^ 1;
      await writeFile(path, changed);
      await expect(product.restore(backup, { replace: true })).rejects.toThrow(message);
      await writeFile(path, bytes);
    }
    expect(await product.contents()).toEqual(contents);
    await product.restore(backup, { replace: true });
    expect(taken(await product.contents())).toEqual(taken(contents));
  });

  it('can be run again when a restore failed in the middle', async () => {
    Object.assign(product.settings, { files: 'disk' });
    const { dataDir } = product.settings;
    await product.start();
    await aUser('lena@example.com');
    const backup = await product.backup();
    await product.stop();
    const contents = await product.contents();
    await product.wipe();
    // A file in place of the folder makes storing fail.
    await writeFile(join(dataDir, 'files'), '');
    if (engine === 'embedded') {
      await expect(product.restore(backup)).rejects.toMatchObject({ code: 'ENOTDIR' });
      const store = (await readdir(dataDir)).filter((name) => /sqlite/.test(name));
      expect(store).toEqual(['platform.sqlite.lock']);
    } else {
      await expect(product.restore(backup)).rejects.toThrow(/not whole.*--replace/);
      await expect(product.start()).rejects.toMatchObject({ code: 'RESTORE_UNFINISHED' });
    }
    await rm(join(dataDir, 'files'));
    await product.restore(backup, { replace: true });
    expect(taken(await product.contents())).toEqual(taken(contents));
  });
});
