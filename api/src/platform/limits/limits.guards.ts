import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { emailKey } from '../../shared/email-history.ts';
import { BUDGETS, type BudgetName } from './budgets.ts';
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

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    this.budgets.spendOne(request);
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    if (!name) return true;
    const { perAddress, forAll, minutes } = BUDGETS[name];
    this.budgets.spend(name, clientAddress(request.ip), perAddress, minutes);
    if (forAll !== undefined) this.budgets.spend(`${name} of all`, '', forAll, minutes);
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

  canActivate(context: ExecutionContext): boolean {
    const name = this.reflector.get<BudgetName | undefined>(LIMIT, context.getHandler());
    if (!name) return true;
    const { perAccount, minutes } = BUDGETS[name];
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { id: string } }>();
    const email = (request.body as { email?: unknown } | undefined)?.email;
    const account = request.user?.id ?? (typeof email === 'string' ? emailKey(email) : undefined);
    if (perAccount !== undefined && account !== undefined)
      this.budgets.spend(`${name} of an account`, account.slice(0, 254), perAccount, minutes);
    return true;
  }
}
