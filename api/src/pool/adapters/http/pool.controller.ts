import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { PoolService } from '../../application/pool.service.ts';
import { PoolAnswerDto, PoolAnswered, PoolView, toPoolAnswered, toPoolView } from './pool.dto.ts';

@ApiTags('profile')
@Only('user')
@Controller('private/api/me/pool')
export class PoolController {
  constructor(private readonly pool: PoolService) {}

  /** Whether the firm has asked the caller to keep the documents of ended applications, and the answer. */
  @Get()
  async get(@Caller() { id }: UserCaller): Promise<PoolView> {
    return toPoolView(await this.pool.of(id));
  }

  /** Answers the question. A yes holds for 12 months. */
  @ApiErrors(400, 409)
  @HttpCode(200)
  @Post()
  async answer(@Body() { answer }: PoolAnswerDto, @Caller() { id }: UserCaller): Promise<PoolAnswered> {
    return toPoolAnswered(answer, await this.pool.answer(id, answer));
  }

  /** Takes a yes back: what only it has kept is removed. */
  @Delete()
  async takeBack(@Caller() { id }: UserCaller): Promise<MessageAnswer> {
    await this.pool.takeBack(id);
    return coded('pool.no');
  }
}
