import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { readSettings } from '../../../api/src/config/env.ts';
import type { Settings } from '../../../api/src/config/settings.ts';
import { createApp } from '../../../api/src/configure-app.ts';
import { BackupReader, nameOfBackup } from '../../../api/src/platform/backup/backup-reader.ts';
import { writeBackup } from '../../../api/src/platform/backup/backup-writer.ts';
import { knownLedger } from '../../../api/src/platform/backup/restore/known-ledger.ts';
import { NoProgress } from '../../../api/src/platform/backup/progress.ts';
import { restoreEmbedded } from '../../../api/src/platform/backup/restore/restore-embedded.ts';
import { restoreMongodb } from '../../../api/src/platform/backup/restore/restore-mongodb.ts';
import { recordOf } from '../../../api/src/platform/backup/record/backup-record.ts';
import { openStore } from '../../../api/src/platform/backup/store/store-access.ts';
import { closing, digestOf, filesOf, valuesOf } from '../../../api/src/platform/backup/store/store-reader.ts';
import { readPart } from '../../../api/src/platform/backup/file-copy.ts';
import { PROGRAM_VERSION } from '../../../api/src/platform/database/migrations/migrations.ts';
import type { PlatformParts } from '../../../api/src/platform/platform.module.ts';
import { startOnce } from '../../../api/src/run/start-once.ts';
import { KeepingMailer } from '../stand-ins/mailer.ts';
import { type Engine, freshDatabaseUri, useEngine } from './database.ts';

type Type<T> = abstract new (...parts: never[]) => T;

/** Returns the unpacked content of a backup. */
export async function filesIn(backup: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return { name, content: name.endsWith('.gz') ? gunzipSync(bytes) : bytes };
    }),
  );
}

/** An installation with a store and files that outlive its process, like an operator's. */
export class Installation {
  private app: NestFastifyApplication | undefined;
  private backups = 0;

  private constructor(
    readonly engine: Engine,
    readonly settings: Settings,
    readonly folder: string,
    private readonly parts: PlatformParts,
  ) {}

  /** Creates one, empty and not running. */
  static async create(engine: Engine, parts: PlatformParts = {}): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'consulting-test-'));
    const env = { NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), SEED_DEMO: 'false', LOG_LEVEL: 'silent' };
    const uri = engine === 'mongodb' ? { MONGODB_URI: freshDatabaseUri(engine) } : {};
    return new Installation(
      engine,
      { ...readSettings({ ...env, ...uri }), rateLimitScale: 1000 },
      folder,
      parts,
    );
  }

  /** Starts it and resolves to its address. */
  async start(): Promise<string> {
    await useEngine(this.settings.databaseUri);
    const app = await createApp(this.settings, { mailer: new KeepingMailer(), ...this.parts });
    try {
      await app.listen(0, '127.0.0.1');
    } catch (error) {
      // A real process would exit here.
      await app.close().catch(() => undefined);
      throw error;
    }
    this.app = app;
    return app.getUrl();
  }

  async stop(): Promise<void> {
    await this.app?.close();
    this.app = undefined;
  }

  get<T>(type: Type<T>): T {
    return this.app!.get<T>(type as never, { strict: false });
  }

  get connection(): Connection {
    return this.app!.get<Connection>(getConnectionToken());
  }

  get backupFolder(): string {
    return join(this.folder, 'backups');
  }

  /** Makes a backup and returns its folder. */
  async backup(): Promise<string> {
    const store = await openStore(this.settings);
    // Two backups within a second need different names.
    const folder = join(
      this.backupFolder,
      nameOfBackup(new Date(Date.UTC(2026, 0, 1) + ++this.backups * 1000)),
    );
    await closing(store, async (opened) => {
      const manifest = await writeBackup(opened, folder, 'test', new NoProgress());
      await opened.record.write(recordOf(manifest));
    });
    return folder;
  }

  async restore(folder: string, { replace = false, schemaVersion = PROGRAM_VERSION } = {}) {
    const { settings } = this;
    await useEngine(settings.databaseUri);
    const job = {
      backup: new BackupReader(folder, schemaVersion),
      settings,
      replace,
      ledger: await knownLedger(settings.dataDir, folder, []),
      progress: new NoProgress(),
      start: (store: Pick<Settings, 'databaseUri'>) =>
        startOnce({ ...settings, ...store, logLevel: 'silent' }),
    };
    return this.engine === 'embedded' ? restoreEmbedded(job) : restoreMongodb(job);
  }

  /** Removes the store and its files; the rest of DATA_DIR stays. */
  async wipe(): Promise<void> {
    const { dataDir, databaseUri } = this.settings;
    for (const ending of ['', '-wal', '-shm'])
      await rm(join(dataDir, `platform.sqlite${ending}`), { force: true });
    await rm(join(dataDir, 'files'), { recursive: true, force: true });
    if (this.engine === 'mongodb') await dropDatabase(databaseUri);
  }

  /** Returns the documents of a collection, whether the product runs or not. */
  async documents(collection: string): Promise<Record<string, unknown>[]> {
    const store = await openStore(this.settings);
    const reader = await store.read();
    const found: Record<string, unknown>[] = [];
    for await (const one of valuesOf<Record<string, unknown>>(reader, collection)) found.push(one);
    await reader.close();
    await store.close();
    return found;
  }

  /** Returns checksums of all documents by collection, and of all files by id. */
  async contents(): Promise<Record<string, unknown>> {
    const store = await openStore(this.settings);
    const reader = await store.read();
    const all: Record<string, unknown> = {};
    for (const name of reader.collections) {
      const digest = await digestOf(reader, name);
      if (digest.documents > 0) all[name] = digest;
    }
    for (const id of (await filesOf(reader)).keys()) all[`file ${id}`] = await readPart(store.files, id);
    await reader.close();
    await store.close();
    return all;
  }

  async end(): Promise<void> {
    await this.stop();
    await this.wipe();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function dropDatabase(uri: string): Promise<void> {
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  if (/test/.test(client.db().databaseName)) await client.db().dropDatabase();
  await client.close();
}
