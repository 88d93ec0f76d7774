import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { OutboxReader } from '../../platform/mail/outbox-reader.ts';

/** Lets administrators retry undelivered mails. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly outbox: OutboxReader,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Makes the mail due at once; 404 when it is delivered or unknown. */
  async retry(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.outbox.retry(id);
      await this.audit.byAdmin(adminId, 'mail.retried', { kind: 'mail', id });
    });
  }
}
