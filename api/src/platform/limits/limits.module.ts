import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Budgets } from './budgets.port.ts';
import { BUDGET_WINDOW_MODEL, budgetWindowSchema } from './budget-window.schema.ts';
import { AccountLimits, AddressLimits } from './limits.guards.ts';
import { RequestBudgets } from './request-budgets.ts';
import { StoredBudgets } from './stored-budgets.ts';

/**
 * How much an address, an account or a key may ask for (429 beyond that). The two guards are put around the access
 * guard where the application is configured.
 */
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
