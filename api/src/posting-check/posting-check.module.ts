import { Module } from '@nestjs/common';
import {
  AdminPostingCheckController,
  PostingCheckController,
} from './adapters/http/posting-check.controller.ts';
import { PostingCheckService } from './application/posting-check.service.ts';

/** Hints for who writes a job or a project. The rules are in the contracts: the client's forms have the same hints. */
@Module({
  controllers: [PostingCheckController, AdminPostingCheckController],
  providers: [PostingCheckService],
})
export class PostingCheckModule {}
