import { Module } from '@nestjs/common';
import { AccountLifecycle } from './application/account-lifecycle.ts';

/** A module of its own, so that whoever listens does not need the users module, which may need the listener's. */
@Module({ providers: [AccountLifecycle], exports: [AccountLifecycle] })
export class AccountLifecycleModule {}
