import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountLifecycleModule } from './account-lifecycle.module.ts';
import { MongoAccountRepository } from './adapters/mongo/mongo-account.repository.ts';
import { MongoUserRepository } from './adapters/mongo/mongo-user.repository.ts';
import { USER_MODEL, userSchema } from './adapters/mongo/user.schema.ts';
import { AccountsService } from './application/accounts.service.ts';
import { AccountRepository, UserRepository } from './application/users.ports.ts';
import { UsersService } from './application/users.service.ts';

@Module({
  imports: [AccountLifecycleModule, MongooseModule.forFeature([{ name: USER_MODEL, schema: userSchema }])],
  providers: [
    UsersService,
    AccountsService,
    { provide: UserRepository, useClass: MongoUserRepository },
    { provide: AccountRepository, useClass: MongoAccountRepository },
  ],
  exports: [UsersService, AccountsService],
})
export class UsersModule {}
