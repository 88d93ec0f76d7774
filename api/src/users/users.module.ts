import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { MeController } from './adapters/http/me.controller.ts';
import { MyFilesController } from './adapters/http/my-files.controller.ts';
import { MongoAccountRepository } from './adapters/mongo/mongo-account.repository.ts';
import { MongoUserRepository } from './adapters/mongo/mongo-user.repository.ts';
import { usersCollection } from './adapters/mongo/user.schema.ts';
import { UnverifiedRetention } from './adapters/schedule/unverified-retention.ts';
import { AccountLifecycle } from './application/account-lifecycle.ts';
import { AccountsService } from './application/accounts.service.ts';
import { ApplicationAccountListener } from './application/application-account-listener.ts';
import { DataExportService } from './application/data-export.service.ts';
import { ProfilesService } from './application/profiles.service.ts';
import { AccountRepository, UserRepository } from './application/users.ports.ts';
import { UsersService } from './application/users.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** Users: their accounts, profiles and files, the export of their data, and the erasure of an account. */
@Module({
  imports: [ApplicationsModule, modelsOf(usersCollection)],
  controllers: [MeController, MyFilesController],
  providers: [
    UsersService,
    AccountsService,
    ProfilesService,
    DataExportService,
    AccountLifecycle,
    ApplicationAccountListener,
    UnverifiedRetention,
    { provide: UserRepository, useClass: MongoUserRepository },
    { provide: AccountRepository, useClass: MongoAccountRepository },
  ],
  exports: [UsersService, AccountsService, ProfilesService, AccountLifecycle],
})
export class UsersModule {}
