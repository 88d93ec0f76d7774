import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { StagesService } from '../../../applications/application/stages.service.ts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller, type FirmActor } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { Precondition } from '../../../shared/version.ts';
import { MovingService } from '../../application/moving.service.ts';
import {
  ManyMovedView,
  MoveDto,
  MoveManyDto,
  StagesAnswer,
  StagesDto,
  StagesView,
  toManyMovedView,
  toStagesAnswer,
  toStagesView,
} from './stages.dto.ts';

/** The firm's stages, and moving applications between them. */
@ApiTags('applications (administration)')
@Only('admin')
@Controller('api/admin')
export class StagesController {
  constructor(
    private readonly stages: StagesService,
    private readonly moving: MovingService,
  ) {}

  /** The stages through which pending applications go, in their order. */
  @OpenTo('applications:read')
  @Get('stages')
  async list(): Promise<StagesView> {
    return toStagesView(await this.stages.firm());
  }

  /** Replaces the firm's stages by this ordered list; applications of a removed one stand in the one before. */
  @ApiErrors(400)
  @Put('stages')
  async change(
    @Body() { stages }: StagesDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<StagesAnswer> {
    const written = stages.map(({ stage: id, name }) => ({ id, name }));
    return toStagesAnswer(
      coded('stages.updated'),
      await this.stages.change(caller.id, written, precondition),
    );
  }

  /** Moves several pending applications: each by itself, none twice. The answer says where they stood, and names those that were refused. */
  @OpenTo('applications:decide')
  @ApiErrors(400)
  @HttpCode(200)
  @Post('applications/stage')
  async moveMany(@Body() { ids, stage, from }: MoveManyDto, @Caller() by: FirmActor): Promise<ManyMovedView> {
    const wanted = ids.map((id) => id.toLowerCase());
    return toManyMovedView(await this.moving.moveMany(by, wanted, stage, from));
  }

  /** Moves a pending application to another stage. The applicant is told nothing of it, and it does not count as seen. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 403, 404, 409)
  @Patch('applications/:id/stage')
  async move(
    @Param('id', IdPipe) id: string,
    @Body() { stage, from }: MoveDto,
    @Caller() by: FirmActor,
  ): Promise<MessageAnswer> {
    await this.moving.move(by, id, stage, from);
    return coded('stage.moved');
  }
}
