import { Module } from '@nestjs/common';
import { InstancesModule } from '../database/coordination/instances.module.ts';
import { SearchWordsRefresh } from './search-words-refresh.ts';

/** What keeps the index of searches as this program looks for it. */
@Module({ imports: [InstancesModule], providers: [SearchWordsRefresh] })
export class SearchIndexModule {}
