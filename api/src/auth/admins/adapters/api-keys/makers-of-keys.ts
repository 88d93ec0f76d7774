import { Injectable } from '@nestjs/common';
import { KeyMakers } from '../../../../api-keys/application/api-keys.ports.ts';
import type { ApiKey } from '../../../../api-keys/domain/api-key.ts';
import type { AdminCaller } from '../../../../shared/caller.ts';
import type { Hold } from '../../../../shared/hold/hold.ts';
import { AdminHolds } from '../../application/admin-holds.ts';
import { AdminNotices } from '../../application/admin-notices.ts';
import { apiKeyMadeMail } from '../../application/notice-mails.ts';

@Injectable()
export class MakersOfKeys extends KeyMakers {
  constructor(
    private readonly holds: AdminHolds,
    private readonly notices: AdminNotices,
  ) {
    super();
  }

  existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.holds.existing(ids);
  }

  assertMayRelease(by: AdminCaller, hold: Hold): Promise<void> {
    return this.holds.assertMayRelease(by, hold);
  }

  tellOfNew(by: AdminCaller, { name }: ApiKey): Promise<void> {
    return this.notices.tellAll((told) => apiKeyMadeMail(told, name), by);
  }
}
