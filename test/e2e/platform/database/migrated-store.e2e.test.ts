import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { declaredIndexes, indexName } from '../../../../api/src/platform/database/collections/indexes.ts';
import { MIGRATIONS, Migrations } from '../../../../api/src/platform/database/migrations/migrations.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { engines, freshDatabaseUri, useEngine } from '../../../support/app/database.ts';
import { restore, shapeOf, storeOfVersion } from '../../../support/app/stored.ts';

describe.each(engines())('a store of version 2 on %s', (engine) => {
  let folder: string;
  let migrated: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrated-'));
    const databaseUri = engine === 'embedded' ? `sqlite:${folder}/test.sqlite` : freshDatabaseUri(engine);
    await useEngine(databaseUri);
    const before = await mongoose.createConnection(databaseUri).asPromise();
    await restore(before, storeOfVersion(2));
    await before.close();
    migrated = await startApp({ engine, settings: { databaseUri } });
  });
  afterAll(async () => {
    await migrated.close();
    await rm(folder, { recursive: true });
  });

  it('has the version of the program', async () => {
    const records = await migrated.connection.collection('migrations').find().sort({ _id: 1 }).toArray();
    for (const record of records) expect(Object.keys(record)).toEqual(['_id', 'name', 'at']);
    const numbers = records.map(({ _id }) => Number(_id));
    expect(numbers).toEqual(MIGRATIONS.map(({ number }) => number));
  });

  it('has every index that a schema declares', async () => {
    const missing = [];
    for (const model of migrated.connection.modelNames()) {
      const { name } = migrated.connection.model(model).collection;
      const stored = await migrated.connection
        .collection(name)
        .indexes()
        .catch(() => []);
      for (const index of declaredIndexes(migrated.connection, model))
        if (!stored.some((each) => each.name === indexName(index)))
          missing.push(`No migration creates the index ${indexName(index)} of ${name} (${model}): add one`);
    }
    expect(missing).toEqual([]);
  });

  it('is worked with as before', async () => {
    const credentials = { email: 'jobseeker@demo.example', password: 'berlin-demo-2026' };
    const { body } = await migrated.request.post('/public/api/v0/login').send(credentials).expect(200);
    const me = await migrated.request
      .get('/private/api/me')
      .set('authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(me.body).toMatchObject({ first_name: 'Mara', cv: { filename: 'CV Mara Linke.pdf' } });
    await migrated.request.get('/public/api/v0/jobs').expect(200);
  });

  it('has the collections, indexes and validation of a new one', async () => {
    const fresh = await startApp({ engine });
    try {
      expect(await shapeOf(migrated.connection)).toEqual(await shapeOf(fresh.connection));
    } finally {
      await fresh.close();
    }
  });

  it('gets of version 6 the collection of second factors', async () => {
    const { connection, clock, settings } = migrated;
    const after = await shapeOf(connection);
    expect(Object.keys(after)).toContain('signinfactors');
    const records = connection.collection<{ _id: number }>('migrations');
    // As an instance of the previous version has written it.
    await connection.dropCollection('signinfactors');
    await records.deleteMany({ _id: { $gt: 6 } });
    await new Migrations(connection, clock, settings).run(MIGRATIONS);
    expect(await shapeOf(connection)).toEqual(after);
    expect(await records.countDocuments()).toBe(MIGRATIONS.length);
    // It can be run again after a crash during the migration.
    await records.deleteMany({ _id: { $gt: 6 } });
    await new Migrations(connection, clock, settings).run(MIGRATIONS);
    expect(await shapeOf(connection)).toEqual(after);
  });
});
