import { Global, Module } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { AccountLimits, AddressLimits } from './limits.guards.ts';
import { RequestBudgets } from './request-budgets.ts';

/** The two guards are put around the access guard where the application is configured. */
@Global()
@Module({
  providers: [ThrottlerStorageService, RequestBudgets, AddressLimits, AccountLimits],
  exports: [AddressLimits, AccountLimits],
})
export class LimitsModule {}
