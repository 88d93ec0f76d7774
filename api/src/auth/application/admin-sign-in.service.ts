import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deviceName } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Outbox } from '../../platform/mail/outbox.ts';
import { Clock } from '../../shared/clock.ts';
import { unauthenticated } from '../../shared/errors.ts';
import type { Admin } from '../domain/admin.ts';
import { AdminRepository } from './admins.ports.ts';
import { newDeviceMail } from './auth-mails.ts';
import { PasswordCheck } from './password-check.ts';
import { SessionsService } from './sessions.service.ts';

/** From where somebody signs in. */
export interface Origin {
  /** What the browser calls itself. */
  device: string;
  /** The network address, shortened. */
  address: string;
}

/** Opens sessions of administrators, and tells them of a sign-in from a device they have not used before. */
@Injectable()
export class AdminSignInService {
  constructor(
    private readonly admins: AdminRepository,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** 401 for every wrong pair, after the same work. */
  async signIn(email: string, password: string, origin: Origin): Promise<{ token: string; admin: Admin }> {
    const account = await this.admins.findByEmail(email);
    const right = await this.passwords.isRight('admin', email, account?.passwordHash ?? null, password);
    if (!account || !right) throw unauthenticated('session.wrong-credentials');
    const { admin, sessionEpoch } = account;
    const token = await this.unitOfWork.run(async () => {
      await this.tellOfNewDevice(admin, origin);
      return this.sessions.open('admin', admin.id, sessionEpoch, origin.device);
    });
    return { token, admin };
  }

  /** A device is a browser on a system, whatever their versions. The first device of an account causes no mail. */
  private async tellOfNewDevice(admin: Admin, { device, address }: Origin): Promise<void> {
    const name = deviceName(device);
    const fingerprint = createHash('sha256').update(name.replace(/\d+/g, '')).digest('hex').slice(0, 32);
    const news = await this.admins.rememberDevice(admin.id, fingerprint);
    if (news === 'new')
      await this.outbox.enqueue(newDeviceMail(admin, { device, address, at: this.clock.now() }));
  }
}
