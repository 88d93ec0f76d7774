import { join } from 'node:path';
import mongoose from 'mongoose';
import { migrateToMongodb } from '../../../../../api/src/platform/backup/restore/migrate.ts';
import { NoProgress } from '../../../../../api/src/platform/backup/progress.ts';
import { Backups } from '../../../../../api/src/platform/backup/record/backups.port.ts';
import { PROGRAM_VERSION } from '../../../../../api/src/platform/database/migrations/migrations.ts';
import { RestoreMark } from '../../../../../api/src/platform/database/coordination/restore-mark.ts';
import { SessionsService } from '../../../../../api/src/auth/sessions/application/sessions.service.ts';
import { AccountsService } from '../../../../../api/src/users/application/accounts.service.ts';
import { UsersService } from '../../../../../api/src/users/application/users.service.ts';
import { onMongodb } from '../../../../support/app/database.ts';
import { Installation } from '../../../../support/app/installation.ts';
import { shapeOf } from '../../../../support/app/stored.ts';

onMongodb('moving from the embedded store to MongoDB', () => {
  let old: Installation;
  let target: Installation;
  beforeEach(async () => {
    old = await Installation.create('embedded');
    target = await Installation.create('mongodb');
  });
  afterEach(async () => {
    await old.end();
    await target.end();
  });

  const move = () =>
    migrateToMongodb({
      from: join(old.settings.dataDir, 'platform.sqlite'),
      to: { ...target.settings, dataDir: old.settings.dataDir },
      schemaVersion: PROGRAM_VERSION,
      progress: new NoProgress(),
    });

  it('keeps every document and file, also sessions, and refuses a store that runs or is filled', async () => {
    await old.start();
    const { user } = await old.get(AccountsService).create({
      first_name: 'Lena',
      last_name: 'Vogt',
      email: 'lena@example.com',
      role: 'JobSeeker',
      country: 'Germany',
      passwordHash: null,
      emailVerified: true,
    });
    const cv = { filename: 'cv.pdf', content: Buffer.from('%PDF-1.7 …') };
    await old.get(UsersService).updateProfile(user.id, {}, { cv });
    const { Double, Long, Decimal128 } = mongoose.mongo;
    const types = { double: new Double(2), long: Long.fromNumber(2), decimal: Decimal128.fromString('2.0') };
    await old.connection.collection('types').insertOne(types);
    await old.get(SessionsService).open('user', user.id, 0, 'test');
    await expect(move()).rejects.toThrow(/is running on/);
    await old.backup();
    const { last } = await old.get(Backups).health();
    await old.stop();

    // After a first start the new database still counts as empty, but a running process blocks the move.
    await target.start();
    await expect(move()).rejects.toThrow(/is running on/);
    const shape = await shapeOf(target.connection);
    await target.stop();
    const moved = await move();
    expect(moved.files).toBe(1);
    // The missing indexes are noted for the next start, and the last backup is known.
    const { restores: _restores, backups: _backups, ...contents } = await target.contents();
    expect(contents).toEqual(await old.contents());
    await expect(move()).rejects.toThrow(/is not empty/);
    await target.start();
    expect(await shapeOf(target.connection)).toMatchObject(shape);
    expect(await target.get(Backups).health()).toMatchObject({ last });
    expect(await target.connection.collection('sessions').countDocuments()).toBe(1);
    await target.stop();
  });

  it('lets neither the product start on a database that is being filled, nor anything else fill it', async () => {
    await old.start();
    await old.stop();
    const client = await new mongoose.mongo.MongoClient(target.settings.databaseUri).connect();
    const db = client.db() as never;
    const mark = await RestoreMark.set(db);
    await expect(target.start()).rejects.toThrow(/has not finished/);
    await expect(move()).rejects.toThrow(/Another restore/);
    await mark?.takeBack();
    await client.close();
    await target.start();
    await target.stop();
  });
});
