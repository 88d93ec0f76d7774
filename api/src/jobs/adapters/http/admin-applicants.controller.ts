import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../shared/http/caller.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiStoredPdf, sendFile } from '../../../shared/http/output/send-file.ts';
import { toUserView, UserView } from '../../../users/adapters/http/user.dto.ts';
import { ApplicantsService } from '../../application/applicants.service.ts';

@ApiTags('applicants (administration)')
@Only('admin')
@Controller('api/admin/applicants')
export class AdminApplicantsController {
  constructor(private readonly applicants: ApplicantsService) {}

  /** An applicant's full profile with the jobs applied for. */
  @OpenTo('people:read')
  @ApiErrors(400, 404)
  @Get(':id')
  async get(@Param('id', IdPipe) id: string): Promise<UserView> {
    const { user, applications, titles } = await this.applicants.profile(id);
    return toUserView(user, applications, titles);
  }

  /** The applicant's CV. Every access is logged. */
  @OpenTo('people:read')
  @ApiStoredPdf()
  @ApiErrors(400, 404)
  @Get(':id/cv')
  async cv(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<StreamableFile> {
    const { file, content } = await this.applicants.openDocument(by, id, 'cv');
    return sendFile(file, content);
  }

  /** The applicant's certificate. Every access is logged. */
  @OpenTo('people:read')
  @ApiStoredPdf()
  @ApiErrors(400, 404)
  @Get(':id/certificate')
  async certificate(@Param('id', IdPipe) id: string, @Caller() by: FirmActor): Promise<StreamableFile> {
    const { file, content } = await this.applicants.openDocument(by, id, 'certificate');
    return sendFile(file, content);
  }
}
