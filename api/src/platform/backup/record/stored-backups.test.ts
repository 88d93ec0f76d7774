import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { Settings } from '../../../config/settings.ts';
import { RECORD_FILE, recordInFile, recordInStore, type RecordPlace } from './backup-record.ts';
import { StoredBackups } from './stored-backups.ts';

const HOUR = 3_600_000;
const BYTES = { documents: 5000, files: 120 };

describe.each(engines())('whether backups are made, on %s', (engine) => {
  let db: TestDatabase;
  let dataDir: string;
  let clock: TestClock;
  let place: RecordPlace;
  beforeEach(async () => {
    db = await openTestDatabase(engine);
    dataDir = await mkdtemp(join(tmpdir(), 'backups-'));
    clock = new TestClock();
    place = engine === 'embedded' ? recordInFile(dataDir) : recordInStore(db.connection.db!);
  });
  afterEach(async () => {
    await db.close();
    await rm(dataDir, { recursive: true });
  });

  /** A process of the installation. */
  async function start(backupMaxAgeHours: number) {
    const databaseUri = engine === 'embedded' ? 'sqlite:' : 'mongodb:';
    const settings = { dataDir, databaseUri, backupMaxAgeHours } as Settings;
    const backups = new StoredBackups(db.connection, settings, clock);
    await backups.onApplicationBootstrap();
    return backups;
  }

  it('expects the first one from the first start on, and calls it late when its time is over', async () => {
    const since = clock.now();
    await start(26);
    clock.advance(26 * HOUR);
    const backups = await start(26);
    expect(await backups.health()).toEqual({ last: null, expectedSince: since, isOverdue: false });
    clock.advance(1);
    expect(await backups.health()).toEqual({ last: null, expectedSince: since, isOverdue: true });
  });

  it('knows the last one, and how old it is', async () => {
    const backups = await start(26);
    clock.advance(100 * HOUR);
    await place.write({ at: clock.now(), bytes: { documents: 1, files: 1 } });
    const last = { at: clock.now(), bytes: BYTES };
    await place.write(last);
    clock.advance(26 * HOUR);
    expect(await backups.health()).toMatchObject({ last, isOverdue: false });
    clock.advance(1);
    expect(await backups.health()).toMatchObject({ last, isOverdue: true });
  });

  it('calls none late where none is expected, and still knows the last one', async () => {
    const backups = await start(0);
    expect(await backups.health()).toEqual({ last: null, expectedSince: null, isOverdue: false });
    const last = { at: clock.now(), bytes: BYTES };
    await place.write(last);
    clock.advance(1000 * HOUR);
    expect(await backups.health()).toEqual({ last, expectedSince: null, isOverdue: false });
  });
});

it('a record in a file that is cut off counts as none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backups-'));
  await recordInFile(dataDir).write({ at: new Date(), bytes: BYTES });
  await writeFile(join(dataDir, RECORD_FILE), '{"at":"2026-');
  expect(await recordInFile(dataDir).read()).toBeNull();
  await rm(dataDir, { recursive: true });
});
