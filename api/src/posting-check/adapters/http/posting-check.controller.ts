import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { OnlyReads } from '../../../shared/http/idempotency.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { PostingCheckService } from '../../application/posting-check.service.ts';
import { PostingCheckAnswer, PostingCheckDto, toCheckedPosting, toHintView } from './posting-check.dto.ts';

/** Returns the hints for a posting, in the language of their reader. */
function answerOf(
  service: PostingCheckService,
  input: PostingCheckDto,
  reader: Language,
): PostingCheckAnswer {
  const hints = service.check(toCheckedPosting(input), input.dismissed ?? [], reader);
  return { hints: hints.map(toHintView) };
}

@ApiTags('posting check')
@Only('user', ['B2B'])
@Controller('private/api/postings')
export class PostingCheckController {
  constructor(private readonly service: PostingCheckService) {}

  /**
   * Hints for a project that is being written: wordings that may put people at a disadvantage, and missing terms. Nothing is
   * stored, and no hint keeps a project from being posted. Reasons are in the language of `Accept-Language`.
   */
  @ApiErrors(400)
  @HttpCode(200)
  @OnlyReads()
  @LongBody('texts')
  @Post('check')
  check(@Body() input: PostingCheckDto, @ReaderLanguage() reader: Language): PostingCheckAnswer {
    return answerOf(this.service, input, reader);
  }
}

@ApiTags('posting check')
@Only('admin')
@Controller('api/admin/postings')
export class AdminPostingCheckController {
  constructor(private readonly service: PostingCheckService) {}

  /** The same for the jobs and projects of the firm. */
  @OpenTo('jobs:write')
  @ApiErrors(400)
  @HttpCode(200)
  @OnlyReads()
  @LongBody('texts')
  @Post('check')
  check(@Body() input: PostingCheckDto, @ReaderLanguage() reader: Language): PostingCheckAnswer {
    return answerOf(this.service, input, reader);
  }
}
