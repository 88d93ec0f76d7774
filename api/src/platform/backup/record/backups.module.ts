import { Global, Module } from '@nestjs/common';
import { Backups } from './backups.port.ts';
import { StoredBackups } from './stored-backups.ts';

/** When the installation was last backed up, for metrics and the administration. */
@Global()
@Module({
  providers: [{ provide: Backups, useClass: StoredBackups }],
  exports: [Backups],
})
export class BackupsModule {}
