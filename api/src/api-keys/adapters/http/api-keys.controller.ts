import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Clock } from '../../../shared/time/clock.ts';
import { Confirmed, Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { ShownOnce } from '../../../shared/http/idempotency.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { ApiKeysService } from '../../application/api-keys.service.ts';
import {
  KeysQuery,
  CreatedKeyAnswer,
  CreateKeyDto,
  toApiKeyView,
  toUsedKeyView,
  UsedKeyView,
} from './api-keys.dto.ts';

@ApiTags('API keys')
@Only('admin')
@Controller('api/admin/api-keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly clock: Clock,
  ) {}

  /** All keys, the newest first, also those that are expired or revoked. `q` is searched in names. */
  @ApiPage(UsedKeyView)
  @ApiErrors(400)
  @Get()
  async list(@Query() query: KeysQuery): Promise<Page<UsedKeyView>> {
    const { q, state } = query;
    const now = this.clock.now();
    return (await this.keys.list({ q, state }, query)).map((key) => toUsedKeyView(key, now));
  }

  /** Creates a key for a program. This answer alone has the key itself. */
  @Confirmed()
  @ShownOnce()
  @ApiErrors(400)
  @Post()
  async create(@Body() input: CreateKeyDto, @Caller() caller: AdminCaller): Promise<CreatedKeyAnswer> {
    const { key, text } = await this.keys.create(caller, input);
    return { ...coded('api-key.created'), key: text, apiKey: toApiKeyView(key, this.clock.now()) };
  }

  /** Revokes a key: at once and for good. It stays in the list. */
  @Confirmed()
  @ApiErrors(400, 404)
  @Delete(':id')
  async revoke(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.keys.revoke(caller, id);
    return coded('api-key.revoked-now');
  }

  /** Releases a key on hold. Not by the administrator whose account was recovered, unless there is no other. */
  @Confirmed()
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/release')
  async release(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.keys.release(caller, id);
    return coded('api-key.released');
  }
}
