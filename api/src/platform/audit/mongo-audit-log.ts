import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../shared/time/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { findPage } from '../database/queries/find-page.ts';
import { allOf, containing } from '../search/containing.ts';
import { AuditLog, type AuditedEvent, type AuditEntry } from './audit-log.ts';
import { AuditReader, type RecordedEntry } from './audit-reader.ts';
import type { AuditRecord } from './audit.schema.ts';

@Injectable()
export class MongoAuditLog extends AuditLog {
  constructor(
    @InjectModel('Audit') private readonly records: Model<AuditRecord>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record(entry: AuditEntry): Promise<void> {
    await this.records.create({ ...entry, at: this.clock.now() });
  }

  async about(targetKind: string, targetId: string): Promise<AuditedEvent[]> {
    const found = await this.records
      .find({ targetKind, targetId })
      .sort({ at: 1, _id: 1 })
      .lean<AuditRecord[]>();
    return found.map(({ at, action, label, regarding }) => ({
      at,
      action,
      ...(label !== undefined && { label }),
      ...(regarding !== undefined && { regarding }),
    }));
  }

  async forget(targetKind: string, targetId: string): Promise<void> {
    await this.records.updateMany({ targetKind, targetId }, { $unset: { label: 1 } });
  }
}

@Injectable()
export class MongoAuditReader extends AuditReader {
  constructor(@InjectModel('Audit') private readonly records: Model<AuditRecord>) {
    super();
  }

  page({ action, q }: { action?: string; q?: string }, request: PageRequest): Promise<Page<RecordedEntry>> {
    const filter = {
      ...(action === undefined ? {} : { action }),
      ...allOf(...containing(['label', 'action', 'regarding'], q)),
    };
    const sort = { at: -1, _id: -1 } as const;
    return findPage(this.records, { filter, sort, request }, ({ _id, ...entry }) => ({
      id: String(_id),
      ...entry,
    }));
  }
}
