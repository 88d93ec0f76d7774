import { Global, Module } from '@nestjs/common';
import { AccountLimits, AddressLimits } from './limits.guards.ts';
import { RequestBudgets } from './request-budgets.ts';

/** The two guards are put around the access guard where the application is configured. */
@Global()
@Module({
  providers: [RequestBudgets, AddressLimits, AccountLimits],
  exports: [RequestBudgets, AddressLimits, AccountLimits],
})
export class LimitsModule {}
