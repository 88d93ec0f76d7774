/** Rate limits: budgets of requests per address, per account and for everybody together. */

import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Budgets } from './budgets.port.ts';
import { BUDGET_WINDOW_MODEL, budgetWindowSchema } from './budget-window.schema.ts';
import { AccountLimits, AddressLimits } from './limits.guards.ts';
import { RequestBudgets } from './request-budgets.ts';
import { StoredBudgets } from './stored-budgets.ts';

/** `configure-app.ts` puts the two guards around the access guard. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: BUDGET_WINDOW_MODEL, schema: budgetWindowSchema }])],
  providers: [
    RequestBudgets,
    StoredBudgets,
    { provide: Budgets, useExisting: StoredBudgets },
    AddressLimits,
    AccountLimits,
  ],
  exports: [RequestBudgets, StoredBudgets, Budgets, AddressLimits, AccountLimits],
})
export class LimitsModule {}
