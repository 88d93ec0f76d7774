import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Model } from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import {
  type Engine,
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../../../test/support/app/database.ts';
import { DiskFileStorage } from './disk-file-storage.ts';
import { fileRecordSchema, type FileRecord } from './file-record.schema.ts';
import type { FileStorage } from './file-storage.ts';
import { FileSweeper } from './file-sweeper.ts';
import { GridfsFileStorage } from './gridfs-file-storage.ts';
import { safeName, StoredFiles } from './stored-files.ts';

const HOUR = 3600_000;
const content = Buffer.from('%PDF-1.7 …');
const key = 'a'.repeat(32);

/** Each engine with the storages it supports. */
const combinations = engines().flatMap((engine): [Engine, 'disk' | 'gridfs'][] =>
  engine === 'mongodb'
    ? [
        [engine, 'disk'],
        [engine, 'gridfs'],
      ]
    : [[engine, 'disk']],
);

describe.each(combinations)('files on %s and %s', (engine, kind) => {
  let database: TestDatabase;
  let folder: string;
  let storage: FileStorage;
  let records: Model<FileRecord>;
  let clock: TestClock;
  let files: StoredFiles;
  let sweeper: FileSweeper;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    records = await database.model('FileRecord', fileRecordSchema);
    folder = mkdtempSync(join(tmpdir(), 'files-'));
    storage = kind === 'disk' ? new DiskFileStorage(folder) : new GridfsFileStorage(database.connection);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await database.clear();
    clock = new TestClock();
    files = new StoredFiles(records, storage, clock);
    sweeper = new FileSweeper(records, storage, clock);
  });

  const bytesOf = async (name: string): Promise<Buffer | null> => {
    const stream = await storage.read(name);
    return stream && buffer(stream);
  };

  it('storage keeps bytes, answers null for none, removes idempotently', async () => {
    expect(await storage.read(key)).toBeNull();
    await storage.write(key, content);
    expect(await bytesOf(key)).toEqual(content);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.read(key)).toBeNull();
  });

  it('storage keeps large and empty content', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, 7);
    await storage.write(key, large);
    expect((await bytesOf(key))?.equals(large)).toBe(true);
    await storage.write('b'.repeat(32), Buffer.alloc(0));
    expect(await bytesOf('b'.repeat(32))).toEqual(Buffer.alloc(0));
    await storage.remove(key);
  });

  it('a stored file is readable and described', async () => {
    const file = await files.store({ filename: '../../Lebenslauf Müller.pdf', content });
    expect(file).toMatchObject({
      filename: 'Lebenslauf Müller.pdf',
      contentType: 'application/pdf',
      size: content.length,
      uploadedAt: clock.now(),
    });
    expect(await buffer(await files.open(file))).toEqual(content);
  });

  it('an attached file stays; an upload that was never attached goes, after its request can have ended', async () => {
    const attached = await files.store({ filename: 'a.pdf', content });
    const forgotten = await files.store({ filename: 'b.pdf', content });
    await database.unitOfWork.run(() => files.attach(attached));
    clock.advance(0.5 * HOUR);
    expect(await sweeper.sweep()).toBe(0);
    clock.advance(1000 * HOUR);
    expect(await sweeper.sweep()).toBe(1);
    expect(await bytesOf(attached.key)).toEqual(content);
    await expect(files.open(forgotten)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(files.attach(forgotten)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('a file is in use while something refers to it: not before, and not after, though its bytes are still there', async () => {
    const file = await files.store({ filename: 'a.pdf', content });
    const inUse = async () => buffer(await files.openInUse(file));
    await expect(inUse()).rejects.toMatchObject({ kind: 'not-found' });
    await files.attach(file);
    expect(await inUse()).toEqual(content);
    await files.release(file);
    expect(await buffer(await files.open(file))).toEqual(content);
    await expect(inUse()).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('a released file can be read to its end and goes then', async () => {
    const file = await files.store({ filename: 'a.pdf', content });
    await files.attach(file);
    await files.release(file);
    await files.release(null);
    expect(await sweeper.sweep()).toBe(0);
    expect(await bytesOf(file.key)).toEqual(content);
    clock.advance(HOUR);
    expect(await sweeper.sweep()).toBe(1);
    expect(await storage.read(file.key)).toBeNull();
  });

  it('a change that fails changes nothing about files', async () => {
    const old = await files.store({ filename: 'old.pdf', content });
    await files.attach(old);
    const fresh = await files.store({ filename: 'new.pdf', content });
    const change = database.unitOfWork.run(async () => {
      await files.attach(fresh);
      await files.release(old);
      throw new Error('refused');
    });
    await expect(change).rejects.toThrow('refused');
    clock.advance(2 * HOUR);
    await sweeper.sweep();
    expect(await bytesOf(old.key)).toEqual(content);
    expect(await storage.read(fresh.key)).toBeNull();
  });
});

describe('the name of an upload', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['/etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\cv.pdf', 'cv.pdf'],
    ['a"b\r\nSet-Cookie: x.pdf', 'ab Set-Cookie x.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['page.HTML', 'page.HTML.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['...', 'document.pdf'],
    ['', 'document.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(safeName(given)).toBe(name);
  });

  it('is cut, keeping its ending', () => {
    expect(safeName(`${'x'.repeat(500)}.pdf`)).toMatch(/^x{196}\.pdf$/);
    expect(safeName(`${'x'.repeat(195)}${'😀'.repeat(10)}.pdf`)).toBe(`${'x'.repeat(195)}.pdf`);
  });
});
