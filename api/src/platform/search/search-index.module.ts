import { Module } from '@nestjs/common';
import { InstancesModule } from '../database/coordination/instances.module.ts';
import { SearchWordsRefresh } from './search-words-refresh.ts';

/** Rewrites the words that searches look for in documents, where another version of the program has written them. */
@Module({ imports: [InstancesModule], providers: [SearchWordsRefresh] })
export class SearchIndexModule {}
