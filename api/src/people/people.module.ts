import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AdminPeopleController } from './adapters/http/admin-people.controller.ts';
import { AdminUsersController } from './adapters/http/admin-users.controller.ts';
import { PeopleAsSearchedLists } from './adapters/http/people-as-searched-lists.ts';
import { ErasedPeople } from './application/erased-people.ts';
import { PeopleService } from './application/people.service.ts';

/** The people of all roles with everything that belongs to their accounts, for administrators. */
@Module({
  imports: [
    AuthModule,
    MessagingModule,
    NotesModule,
    PlacementModule,
    SavedSearchesModule,
    UsersModule,
    WebhooksModule,
  ],
  controllers: [AdminPeopleController, AdminUsersController],
  providers: [PeopleService, ErasedPeople, PeopleAsSearchedLists],
})
export class PeopleModule {}
