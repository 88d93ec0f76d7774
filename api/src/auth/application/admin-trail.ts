import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Holder } from './holders.ts';

/** Leaves in the audit log what administrators do with their own access; what users do with theirs is their own. */
@Injectable()
export class AdminTrail {
  constructor(private readonly audit: AuditLog) {}

  async record(action: string, { audience, id, email }: Holder): Promise<void> {
    if (audience !== 'admin') return;
    const actor = { actorId: id, actorKind: 'admin' } as const;
    await this.audit.record({ ...actor, action, targetKind: 'admin', targetId: id, label: email });
  }
}
