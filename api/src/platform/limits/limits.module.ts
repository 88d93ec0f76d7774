import { Global, Module } from '@nestjs/common';
import { Budgets } from './budgets.port.ts';
import { DeviceCookie } from './device-cookie.ts';
import { budgetWindowsCollection } from './budget-window.schema.ts';
import { AccountLimits, AddressLimits } from './limits.guards.ts';
import { RequestBudgets } from './request-budgets.ts';
import { StoredBudgets } from './stored-budgets.ts';
import { modelsOf } from '../database/collections/collection.ts';

/**
 * Rate limits: budgets of requests per address, per account and for everybody together. `configure-app.ts` puts the two
 * guards around the access guard.
 */
@Global()
@Module({
  imports: [modelsOf(budgetWindowsCollection)],
  providers: [
    RequestBudgets,
    StoredBudgets,
    DeviceCookie,
    { provide: Budgets, useExisting: StoredBudgets },
    AddressLimits,
    AccountLimits,
  ],
  exports: [RequestBudgets, StoredBudgets, Budgets, DeviceCookie, AddressLimits, AccountLimits],
})
export class LimitsModule {}
