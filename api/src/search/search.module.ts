import { Module } from '@nestjs/common';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { HomeSearchController } from './adapters/http/home-search.controller.ts';
import { HomeSearchService } from './application/home-search.service.ts';

/** The search of the home page, in projects and consultants at once. Searches of one list belong to its module. */
@Module({
  imports: [ProjectsModule, ConsultantsModule],
  controllers: [HomeSearchController],
  providers: [HomeSearchService],
})
export class SearchModule {}
