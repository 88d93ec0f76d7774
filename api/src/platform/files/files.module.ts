import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { Uploads } from '../../shared/http/upload/uploads.ts';
import { DiskFileStorage } from './disk-file-storage.ts';
import { fileRecordsCollection } from './file-record.schema.ts';
import { FileStorage } from './file-storage.ts';
import { FileSweeper } from './file-sweeper.ts';
import { Files } from './files.ts';
import { GridfsFileStorage } from './gridfs-file-storage.ts';
import { StoredFiles } from './stored-files.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** Files: stores uploads on disk or in GridFS and removes files that nothing refers to. */
@Global()
@Module({
  imports: [modelsOf(fileRecordsCollection)],
  providers: [
    {
      provide: FileStorage,
      inject: [Settings, getConnectionToken()],
      useFactory: (settings: Settings, connection: Connection) =>
        settings.files === 'gridfs'
          ? new GridfsFileStorage(connection)
          : new DiskFileStorage(join(settings.dataDir, 'files')),
    },
    { provide: Files, useClass: StoredFiles },
    FileSweeper,
    {
      provide: Uploads,
      inject: [Settings],
      useFactory: ({ dataDir, rateLimitScale }: Settings) =>
        new Uploads(join(dataDir, 'uploads'), rateLimitScale),
    },
  ],
  exports: [Files, FileStorage, Uploads],
})
export class FilesModule {}
