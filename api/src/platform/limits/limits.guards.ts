import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '../../shared/person/email-history.ts';
import type { Caller } from '../../shared/caller.ts';
import { BUDGETS, type BudgetName } from './budgets.ts';
import { clientAddress } from '../../shared/http/client-address.ts';
import { DeviceCookie } from './device-cookie.ts';
import { LIMIT } from './limit.ts';
import { RequestBudgets } from './request-budgets.ts';
import { StoredBudgets } from './stored-budgets.ts';

/**
 * Runs before all other checks: limits the requests of one address for expensive actions or those that reach other
 * people.
 */
@Injectable()
export class AddressLimits implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: StoredBudgets,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return name === undefined || this.spend(name, clientAddress(ip));
  }

  private async spend(name: BudgetName, address: string): Promise<boolean> {
    const { perAddress, forAll, minutes } = BUDGETS[name];
    await this.budgets.spend(`${name} of an address`, address, perAddress, minutes);
    if (forAll !== undefined) await this.budgets.spend(`${name} of all`, '', forAll, minutes);
    return true;
  }
}

/**
 * Runs once the caller is known: limits the requests for one account. A sign-in form names it by email; then another
 * network, or a known device, has a budget of its own.
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
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    if (name === undefined) return true;
    const { perAccount, isPerSession = false, minutes } = BUDGETS[name];
    const account = this.accountOf(request, isPerSession);
    if (perAccount === undefined || account === undefined) return true;
    return this.budgets.spend(`${name} of an account`, account, perAccount, minutes).then(() => true);
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
