import { Injectable } from '@nestjs/common';
import { AuditLog, type AdminAction } from '../../platform/audit/audit-log.ts';
import type { AccountHolder } from './account-holders.ts';

/** Leaves in the audit log what administrators do with their own access; what users do with theirs is their own. */
@Injectable()
export class AdminAccessAudit {
  constructor(private readonly audit: AuditLog) {}

  async record(action: AdminAction, { audience, id, email }: AccountHolder): Promise<void> {
    if (audience === 'admin') await this.audit.byAdmin(id, action, { kind: 'admin', id, label: email });
  }
}
