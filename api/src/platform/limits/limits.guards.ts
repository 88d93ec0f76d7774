import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '../../shared/email-history.ts';
import { BUDGETS, GENERAL, POLLING, type BudgetName } from './budgets.ts';
import { clientAddress } from './client-address.ts';
import { LIMIT } from './limit.ts';
import { RequestBudgets } from './request-budgets.ts';

/** Before anything is checked: how much does this address ask for? */
@Injectable()
export class AddressLimits implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: RequestBudgets,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const address = clientAddress(request.ip);
    const isPoll = request.headers['x-poll'] === '1';
    const general = isPoll ? POLLING : GENERAL;
    await this.budgets.spend(isPoll ? 'polling' : 'general', address, general.perAddress, general.minutes);
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    if (!name) return true;
    const { perAddress, forAll, minutes } = BUDGETS[name];
    await this.budgets.spend(name, address, perAddress, minutes);
    if (forAll !== undefined) await this.budgets.spend(`${name} of all`, '', forAll, minutes);
    return true;
  }
}

/** Once the caller is known: how much is asked for one account? A form for signing in names the account by its e-mail. */
@Injectable()
export class AccountLimits implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: RequestBudgets,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    if (!name) return true;
    const { perAccount, minutes } = BUDGETS[name];
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { id: string } }>();
    const email = (request.body as { email?: unknown } | undefined)?.email;
    const account = request.user?.id ?? (typeof email === 'string' ? emailKey(email) : undefined);
    if (perAccount !== undefined && account !== undefined)
      await this.budgets.spend(`${name} of an account`, account.slice(0, 254), perAccount, minutes);
    return true;
  }
}
