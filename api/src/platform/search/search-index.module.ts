import { Module } from '@nestjs/common';
import { InstancesModule } from '../database/coordination/instances.module.ts';
import { modelsOf } from '../database/collections/collection.ts';
import { formerVersionsCollection } from './arrivals/former-version.schema.ts';
import { SearchWordsRefresh } from './search-words-refresh.ts';

/** The index of searches: stores the words of searched fields, so that searches need not read every document. */
@Module({ imports: [InstancesModule, modelsOf(formerVersionsCollection)], providers: [SearchWordsRefresh] })
export class SearchIndexModule {}
