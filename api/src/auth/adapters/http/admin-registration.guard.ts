import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AdminsService } from '../../application/admins.service.ts';

/** Says that registration is closed before it looks at what was typed. */
@Injectable()
export class AdminRegistrationGuard implements CanActivate {
  constructor(private readonly admins: AdminsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<{ body?: { inviteCode?: unknown } }>();
    const code = body?.inviteCode;
    await this.admins.requireOpen(code !== undefined && code !== '');
    return true;
  }
}
