import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { allDeclared } from './platform/database/collections/collection.ts';
import type { Settings } from './config/settings.ts';
import { AdministrationModule } from './administration/administration.module.ts';
import { AppointmentsModule } from './appointments/appointments.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { KeysModule } from './api-keys/api-keys.module.ts';
import { CareerSiteModule } from './career-site/career-site.module.ts';
import { LinkedInModule } from './auth/linkedin/linkedin.module.ts';
import { ContactModule } from './contact/contact.module.ts';
import { ConsultantsModule } from './consultants/consultants.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { EmployeesModule } from './employees/employees.module.ts';
import { FeedsModule } from './feeds/feeds.module.ts';
import { GuestApplicationsModule } from './guest-applications/guest-applications.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { MessagingModule } from './messaging/messaging.module.ts';
import { NotesModule } from './notes/notes.module.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { PostingCheckModule } from './posting-check/posting-check.module.ts';
import { PlacementModule } from './placement/placement.module.ts';
import { ProposalsModule } from './proposals/proposals.module.ts';
import { ProjectsModule } from './projects/projects.module.ts';
import { PoolModule } from './pool/pool.module.ts';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.ts';
import { SearchModule } from './search/search.module.ts';
import { PlatformModule, type PlatformParts } from './platform/platform.module.ts';
import { HealthModule } from './health/health.module.ts';
import { TemplatesModule } from './templates/templates.module.ts';
import { UsersModule } from './users/users.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';

/** The composition root: one line for each module. */
@Module({
  imports: [
    HealthModule,
    UsersModule,
    AuthModule,
    KeysModule,
    AppointmentsModule,
    ConsultantsModule,
    EmployeesModule,
    ContactModule,
    GuestApplicationsModule,
    CareerSiteModule,
    JobsModule,
    MessagingModule,
    NotesModule,
    NotificationsModule,
    PeopleModule,
    PlacementModule,
    PostingCheckModule,
    ProjectsModule,
    ProposalsModule,
    PoolModule,
    SavedSearchesModule,
    SearchModule,
    TemplatesModule,
    WebhooksModule,
    LinkedInModule,
    AdministrationModule,
    FeedsModule,
    DemoModule,
  ],
})
export class AppModule {
  /** `extra`: modules for tests of what applies to every route. */
  static with(settings: Settings, parts: PlatformParts = {}, extra: Type[] = []): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(settings, parts), ...extra] };
  }
}

allDeclared();
