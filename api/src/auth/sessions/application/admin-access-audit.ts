import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { SignInAccount } from './sign-in-accounts.ts';

/** Records administrators' changes to their own access. Users' changes are not recorded. */
@Injectable()
export class AdminAccessAudit {
  constructor(private readonly audit: AuditLog) {}

  async record(action: AdminAction, { audience, id, email }: SignInAccount): Promise<void> {
    if (audience === 'admin') await this.audit.byAdmin(id, action, { kind: 'admin', id, label: email });
  }
}
