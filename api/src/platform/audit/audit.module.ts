import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { AuditReader } from './audit-reader.ts';
import { auditCollection } from './audit.schema.ts';
import { MongoAuditLog, MongoAuditReader } from './mongo-audit-log.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** The audit log: records who did what and when, for the administration. */
@Global()
@Module({
  imports: [modelsOf(auditCollection)],
  providers: [
    { provide: AuditLog, useClass: MongoAuditLog },
    { provide: AuditReader, useClass: MongoAuditReader },
  ],
  exports: [AuditLog, AuditReader],
})
export class AuditModule {}
