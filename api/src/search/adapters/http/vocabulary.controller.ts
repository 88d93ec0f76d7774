import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/http/access.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { VocabularyService } from '../../application/vocabulary.service.ts';
import { VocabularyQuery, VocabularyView } from './vocabulary.dto.ts';

@ApiTags('vocabulary')
@Controller('public/api/v0/vocabulary')
export class VocabularyController {
  constructor(private readonly vocabulary: VocabularyService) {}

  /** The words of the trade for a text that somebody types: other names of it, suggestions and a correction. */
  @Public()
  @ApiErrors(400)
  @Get()
  hints(@Query() { q, kind, language }: VocabularyQuery): Promise<VocabularyView> {
    return this.vocabulary.hints(q, kind, language);
  }
}
