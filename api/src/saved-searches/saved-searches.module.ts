import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';
import { UsersModule } from '../users/users.module.ts';
import {
  AdminSavedSearchesController,
  SavedSearchesController,
} from './adapters/http/saved-searches.controller.ts';
import { MongoSavedSearchRepository } from './adapters/mongo/mongo-saved-search.repository.ts';
import { MongoToldRepository } from './adapters/mongo/mongo-told.repository.ts';
import { savedSearchesCollection } from './adapters/mongo/saved-search.schema.ts';
import { toldCollection } from './adapters/mongo/told.schema.ts';
import { AlertsSchedule } from './adapters/schedule/alerts-schedule.ts';
import { AlertsService } from './application/alerts.service.ts';
import { NewsOfSearches } from './application/news-of-searches.ts';
import { SavedSearchRepository, ToldRepository } from './application/saved-searches.ports.ts';
import { SavedSearchesService } from './application/saved-searches.service.ts';
import { SearchedLists } from './application/searched-lists.ts';

/**
 * Saved searches and the alerts about them: whoever looked once hears of what comes later. `jobs`, `projects`, `consultants`
 * and `people` provide the lists.
 */
@Module({
  imports: [ApplicationsModule, UsersModule, modelsOf(savedSearchesCollection, toldCollection)],
  controllers: [SavedSearchesController, AdminSavedSearchesController],
  providers: [
    SavedSearchesService,
    NewsOfSearches,
    AlertsService,
    AlertsSchedule,
    SearchedLists,
    { provide: SavedSearchRepository, useClass: MongoSavedSearchRepository },
    { provide: ToldRepository, useClass: MongoToldRepository },
  ],
  exports: [SavedSearchesService, SearchedLists],
})
export class SavedSearchesModule {}
