import { Module } from '@nestjs/common';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { HomeSearchController } from './adapters/http/home-search.controller.ts';
import { HomeSearchService } from './application/home-search.service.ts';

@Module({
  imports: [ProjectsModule, ConsultantsModule],
  controllers: [HomeSearchController],
  providers: [HomeSearchService],
})
export class SearchModule {}
