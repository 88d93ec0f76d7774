import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLog } from './audit-log.ts';
import { AuditReader } from './audit-reader.ts';
import { AuditSchema } from './audit.schema.ts';
import { MongoAuditLog, MongoAuditReader } from './mongo-audit-log.ts';

/** The audit log: who did what and when, written by all modules and read by the administration. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Audit', schema: AuditSchema }])],
  providers: [
    { provide: AuditLog, useClass: MongoAuditLog },
    { provide: AuditReader, useClass: MongoAuditReader },
  ],
  exports: [AuditLog, AuditReader],
})
export class AuditModule {}
