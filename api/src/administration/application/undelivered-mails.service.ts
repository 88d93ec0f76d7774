import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { UndeliveredMails } from '../../platform/mail/undelivered-mails.ts';

/** Lets administrators retry undelivered mails. */
@Injectable()
export class UndeliveredMailsService {
  constructor(
    private readonly undelivered: UndeliveredMails,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Makes the mail due at once; 404 when it is delivered or unknown. */
  async retry(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.undelivered.retry(id);
      await this.audit.byAdmin(adminId, 'mail.retried', { kind: 'mail', id });
    });
  }
}
