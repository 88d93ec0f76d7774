import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { DomainError, unauthenticated } from '../shared/errors.ts';
import type { AnyCaller } from '../shared/http/caller.ts';
import { AccountHolders } from './application/account-holders.ts';

/**
 * An account can be erased or removed while a request of its owner runs. A 404 of that request becomes 401, the answer
 * to every ended session.
 */
@Injectable()
export class GoneCallerInterceptor implements NestInterceptor {
  constructor(private readonly holders: AccountHolders) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user: caller } = context.switchToHttp().getRequest<{ user?: AnyCaller }>();
    if (!caller) return next.handle();
    return next.handle().pipe(catchError((error: unknown) => this.rethrow(caller, error)));
  }

  private async rethrow({ kind, id }: AnyCaller, error: unknown): Promise<never> {
    const isNotFound = error instanceof DomainError && error.kind === 'not-found';
    if (isNotFound && !(await this.holders.find(kind, id))) throw unauthenticated();
    throw error;
  }
}
