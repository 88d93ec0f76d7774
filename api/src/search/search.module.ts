import { Module } from '@nestjs/common';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { HomeSearchController } from './adapters/http/home-search.controller.ts';
import { VocabularyController } from './adapters/http/vocabulary.controller.ts';
import { HomeSearchService } from './application/home-search.service.ts';
import { PostingUses } from './application/posting-uses.ts';
import { VocabularyService } from './application/vocabulary.service.ts';

/**
 * The search of the home page, in projects and consultants at once, and the words of the trade for those who type.
 * Searches of one list belong to its module.
 */
@Module({
  imports: [ProjectsModule, ConsultantsModule, JobsModule],
  controllers: [HomeSearchController, VocabularyController],
  providers: [HomeSearchService, VocabularyService, PostingUses],
})
export class SearchModule {}
