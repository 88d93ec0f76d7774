import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { cleanText } from '@consulting/contracts';
import { Clock } from '../../shared/time/clock.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import type { FileRecord } from './file-record.schema.ts';
import { FileStorage } from './file-storage.ts';
import { FILE_KINDS, type FileKind, Files, type UploadedFile } from './files.ts';

const MAX_NAME = 200;

/** Returns a name without path, control and quoting characters, with the ending of its kind. */
export function safeName(name: string, kind: FileKind = 'pdf'): string {
  const { ending } = FILE_KINDS[kind];
  const last = basename(cleanText(name, 'line').replaceAll('\\', '/'));
  const clean = last.replace(/["<>|:*?]/g, '').trim();
  const named = clean.replace(/^\.+/, '');
  const bare = named.toLowerCase().endsWith(ending) ? named.slice(0, -ending.length) : named;
  // A header cannot hold half of a surrogate pair, which the cut may leave.
  const cut = (bare || 'document').slice(0, MAX_NAME - ending.length);
  return `${cut.replace(/\p{Surrogate}/gu, '')}${ending}`;
}

/** Keeps a record of each key, so that files without an owner are found without asking every entity. */
@Injectable()
export class StoredFiles extends Files {
  constructor(
    @InjectModel('FileRecord') private readonly records: Model<FileRecord>,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {
    super();
  }

  async store(upload: UploadedFile, kind: FileKind = 'pdf'): Promise<StoredFile> {
    const key = randomBytes(16).toString('hex');
    const uploadedAt = this.clock.now();
    await this.records.create({ _id: key, state: 'pending', since: uploadedAt });
    await this.storage.write(key, upload.content).catch(async (error: unknown) => {
      await this.forget(key);
      throw error;
    });
    return {
      key,
      filename: safeName(upload.filename, kind),
      contentType: FILE_KINDS[kind].contentType,
      size: upload.content.length,
      uploadedAt,
    };
  }

  async attach(file: StoredFile): Promise<void> {
    const change = { $set: { state: 'attached' as const, uses: 1, since: this.clock.now() } };
    const { matchedCount } = await this.records.updateOne({ _id: file.key, state: 'pending' }, change);
    if (matchedCount === 0) throw conflict('file.upload-too-slow');
  }

  async share(file: StoredFile): Promise<void> {
    const { matchedCount } = await this.records.updateOne(
      { _id: file.key, state: 'attached' },
      { $inc: { uses: 1 } },
    );
    if (matchedCount === 0) throw notFound('file');
  }

  async release(...files: (StoredFile | null | undefined)[]): Promise<void> {
    const counts = new Map<string, number>();
    for (const file of files) if (file) counts.set(file.key, (counts.get(file.key) ?? 0) + 1);
    if (counts.size === 0) return;
    // One write for all files with the same number of references to remove.
    for (const uses of new Set(counts.values())) {
      const keys = [...counts].filter(([, count]) => count === uses).map(([key]) => key);
      await this.records.updateMany({ _id: { $in: keys } }, { $inc: { uses: -uses } });
    }
    await this.records.updateMany(
      { _id: { $in: [...counts.keys()] }, uses: { $lte: 0 } },
      { $set: { state: 'released', since: this.clock.now() } },
    );
  }

  async open(file: StoredFile): Promise<Readable> {
    const content = await this.storage.read(file.key);
    if (!content) throw notFound('file');
    return content;
  }

  async openInUse({ key }: Pick<StoredFile, 'key'>): Promise<Readable> {
    const isInUse = await this.records.exists({ _id: key, state: 'attached' });
    const content = isInUse && (await this.storage.read(key));
    if (!content) throw notFound('file');
    return content;
  }

  /** Removes the remains of a failed upload. If the storage fails now, the sweeper does it later. */
  private async forget(key: string): Promise<void> {
    try {
      await this.storage.remove(key);
      await this.records.deleteOne({ _id: key });
    } catch {
      // A disk that failed to write may fail to remove too.
    }
  }
}
