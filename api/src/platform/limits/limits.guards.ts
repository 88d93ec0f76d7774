import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '../../shared/person/email-history.ts';
import type { Caller } from '../../shared/caller.ts';
import { BUDGETS, CHANGES_A_DAY, DAY, type BudgetName } from './budgets.ts';
import { ONLY_READS } from '../../shared/http/idempotency.ts';
import { clientAddress } from '../../shared/http/client-address.ts';
import { DeviceCookie } from './device-cookie.ts';
import { CountedRequest } from './counted-request.ts';
import { KEEPS_NOTHING, LIMIT } from './limit.ts';
import { RequestBudgets } from './request-budgets.ts';
import { StoredBudgets } from './stored-budgets.ts';

/**
 * Runs before all other checks: limits the requests of one address, of the network of an IPv6 one, and of all together
 * for expensive actions or those that reach other people.
 */
@Injectable()
export class AddressLimits implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: StoredBudgets,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    if (name === undefined) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.counted = new CountedRequest(this.budgets, name, request.ip);
    return request.counted.countAddress().then(() => true);
  }
}

/**
 * Runs once the caller is known: limits the requests for one account, and the changes of a user in a day. A sign-in form
 * names an account by email; then another network, or a known device, has a budget of its own.
 */
@Injectable()
export class AccountLimits implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly requests: RequestBudgets,
    private readonly budgets: StoredBudgets,
    private readonly devices: DeviceCookie,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    if (request.user) this.requests.recount(request, request.user);
    const account = this.limitedAccount(context, request);
    const changing = this.isChange(context, request) ? request.user?.id : undefined;
    if (account === undefined && changing === undefined) return true;
    return this.count(request, account, changing);
  }

  private async count(request: KnownRequest, account?: string, changing?: string): Promise<boolean> {
    if (account !== undefined) await request.counted?.countAccount(account);
    if (changing !== undefined)
      await this.budgets.spend('changes of an account', changing, CHANGES_A_DAY, DAY);
    return true;
  }

  private limitedAccount(context: ExecutionContext, request: KnownRequest): string | undefined {
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    return name === undefined ? undefined : this.accountOf(request, BUDGETS[name].isPerSession ?? false);
  }

  /** Whether a user changes something that may be kept. */
  private isChange(context: ExecutionContext, { method, user }: KnownRequest): boolean {
    if (user?.kind !== 'user' || !['POST', 'PUT', 'PATCH'].includes(method)) return false;
    const handler = context.getHandler();
    if (this.reflector.get(ONLY_READS, handler)) return false;
    return !this.reflector.getAllAndOverride(KEEPS_NOTHING, [handler, context.getClass()]);
  }

  private accountOf(request: KnownRequest, isPerSession: boolean): string | undefined {
    const { user, body } = request;
    if (user?.kind === 'stage') return this.named(user.id, request);
    if (user) return isPerSession && 'sessionId' in user ? user.sessionId : user.id;
    const email = (body as { email?: unknown } | undefined)?.email;
    return typeof email === 'string' ? this.named(emailKey(email), request) : undefined;
  }

  /** Anybody can name an account, and who knows the password may be a stranger too. */
  private named(account: string, { ip, headers }: KnownRequest): string {
    const [known] = this.devices.read(headers.cookie);
    return `${account} ${known?.device ?? clientAddress(ip)}`;
  }
}

type KnownRequest = FastifyRequest & { user?: Caller };
