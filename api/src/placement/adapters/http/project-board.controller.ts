import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CheckFirst, Only } from '../../../shared/http/access.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApplicantsOfOwnerService } from '../../application/applicants-of-owner.service.ts';
import { BoardService } from '../../application/board.service.ts';
import { BoardQuery, OwnersBoardView, toOwnersBoard } from './board.dto.ts';

/** The applicants to a company's project by stage. */
@ApiTags('applications')
@Only('user', ['B2B'])
@Controller('private/api/projects/:id/board')
export class ProjectBoardController {
  constructor(private readonly boards: BoardService) {}

  /** Pending applicants of one of the caller's projects by the delivered stages. */
  @CheckFirst(ApplicantsOfOwnerService, (applicants, asked) =>
    applicants.assertOwner(asked.id, asked.callerId),
  )
  @ApiErrors(400, 404)
  @Get()
  async board(@Param('id', IdPipe) projectId: string, @Query() query: BoardQuery): Promise<OwnersBoardView> {
    return toOwnersBoard(await this.boards.ofOwner(projectId, query));
  }
}
