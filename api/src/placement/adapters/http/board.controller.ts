import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { BoardService } from '../../application/board.service.ts';
import { DeskBoardQuery, DeskBoardView, toDeskBoard } from './board.dto.ts';

/** Pending applications by stage, for the administration. */
@ApiTags('applications (administration)')
@Only('admin')
@Controller('api/admin')
export class BoardController {
  constructor(private readonly boards: BoardService) {}

  /** Everything on which the firm decides, by the firm's stages. */
  @OpenTo('applications:read')
  @ApiErrors(400)
  @Get('board')
  async all(@Query() query: DeskBoardQuery, @ReaderLanguage() reader: Language): Promise<DeskBoardView> {
    return toDeskBoard(await this.boards.ofFirm(query), reader);
  }

  /** The applications for one job. */
  @OpenTo('applications:read')
  @ApiErrors(400, 404)
  @Get('jobs/:id/board')
  async ofJob(
    @Param('id', IdPipe) id: string,
    @Query() query: DeskBoardQuery,
    @ReaderLanguage() reader: Language,
  ): Promise<DeskBoardView> {
    return toDeskBoard(await this.boards.ofTarget('job', id, query), reader);
  }

  /** The applications for one project, by the stages of who decides on them. */
  @OpenTo('applications:read')
  @ApiErrors(400, 404)
  @Get('projects/:id/board')
  async ofProject(
    @Param('id', IdPipe) id: string,
    @Query() query: DeskBoardQuery,
    @ReaderLanguage() reader: Language,
  ): Promise<DeskBoardView> {
    return toDeskBoard(await this.boards.ofTarget('project', id, query), reader);
  }
}
