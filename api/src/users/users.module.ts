import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { AvailabilityController } from './adapters/http/availability.controller.ts';
import { AvailabilityLinkController } from './adapters/http/availability-link.controller.ts';
import { MeController } from './adapters/http/me.controller.ts';
import { NotificationsController } from './adapters/http/notifications.controller.ts';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.ts';
import { CvSkillsController } from './adapters/http/cv-skills.controller.ts';
import { SharedSkillsController } from './adapters/http/shared-skills.controller.ts';
import { MyFilesController } from './adapters/http/my-files.controller.ts';
import { MongoAccountRepository } from './adapters/mongo/mongo-account.repository.ts';
import { MongoReminderRepository } from './adapters/mongo/mongo-reminder.repository.ts';
import { MongoUserRepository } from './adapters/mongo/mongo-user.repository.ts';
import { MongoUnsubscribeLinkRepository } from './adapters/mongo/mongo-unsubscribe-link.repository.ts';
import { unsubscribeLinksCollection } from './adapters/mongo/unsubscribe-link.schema.ts';
import { usersCollection } from './adapters/mongo/user.schema.ts';
import { AvailabilityReminders } from './adapters/schedule/availability-reminders.ts';
import { WorkerCvReader } from './adapters/pdf/worker-cv-reader.ts';
import { UnverifiedRetention } from './adapters/schedule/unverified-retention.ts';
import { AccountLifecycle } from './application/account-lifecycle.ts';
import { AccountsService } from './application/accounts.service.ts';
import { AddressClaims } from './application/address-claims.service.ts';
import { ApplicationAccountListener } from './application/application-account-listener.ts';
import { AvailabilityRemindersService } from './application/availability-reminders.service.ts';
import { AvailabilityService } from './application/availability.service.ts';
import { CvReader } from './application/cv-reader.port.ts';
import { CvSkillsService } from './application/cv-skills.service.ts';
import { DataExportService } from './application/data-export.service.ts';
import { PreferencesService } from './application/preferences.service.ts';
import { UnsubscribeService } from './application/unsubscribe.service.ts';
import { ProfilesService } from './application/profiles.service.ts';
import {
  AccountRepository,
  ReminderRepository,
  UnsubscribeLinkRepository,
  UserRepository,
} from './application/users.ports.ts';
import { UsersService } from './application/users.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/**
 * Users: their accounts, profiles and files, which mails they want, what lists say they share, when freelancers are free,
 * the export of their data, and the erasure of an account.
 */
@Module({
  imports: [ApplicationsModule, modelsOf(usersCollection, unsubscribeLinksCollection)],
  controllers: [
    MeController,
    AvailabilityController,
    NotificationsController,
    SharedSkillsController,
    CvSkillsController,
    MyFilesController,
    UnsubscribeController,
    AvailabilityLinkController,
  ],
  providers: [
    UsersService,
    AccountsService,
    AddressClaims,
    ProfilesService,
    PreferencesService,
    UnsubscribeService,
    AvailabilityService,
    AvailabilityRemindersService,
    AvailabilityReminders,
    DataExportService,
    CvSkillsService,
    AccountLifecycle,
    ApplicationAccountListener,
    UnverifiedRetention,
    { provide: CvReader, useClass: WorkerCvReader },
    { provide: UserRepository, useClass: MongoUserRepository },
    { provide: AccountRepository, useClass: MongoAccountRepository },
    { provide: ReminderRepository, useClass: MongoReminderRepository },
    { provide: UnsubscribeLinkRepository, useClass: MongoUnsubscribeLinkRepository },
  ],
  exports: [
    UsersService,
    AccountsService,
    AddressClaims,
    ProfilesService,
    PreferencesService,
    AvailabilityService,
    AccountLifecycle,
  ],
})
export class UsersModule {}
