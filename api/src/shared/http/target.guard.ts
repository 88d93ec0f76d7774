import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { IdPipe } from './id.pipe.ts';

interface TargetedRequest {
  params: { id?: unknown };
  user?: { id: string };
}

/**
 * Decides about the thing that the path names as `:id` before the input is read, so that 403 and 404 come before
 * 400 for a form. A malformed id is 400. The write itself is conditional on the same rule.
 */
export abstract class TargetGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, user } = context.switchToHttp().getRequest<TargetedRequest>();
    await this.check(new IdPipe().transform(params.id), user?.id ?? '');
    return true;
  }

  /** Throws what keeps this caller from it. */
  protected abstract check(id: string, callerId: string): Promise<void>;
}
