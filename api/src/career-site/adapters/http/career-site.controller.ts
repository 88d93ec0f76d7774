import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CachedList } from '../../../platform/revisions/cached-list.ts';
import { notFound } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ApiFile, sendFile, type FileAnswer } from '../../../shared/http/output/send-file.ts';
import { CareerSiteService } from '../../application/career-site.service.ts';
import { CareerSiteQuery, ShownCareerSiteView, toShownView } from './career-site.dto.ts';

const ID = /^[0-9a-f]{24}$/;
const FILE = /^([1-9]\d{0,3})\.webp$/;

/** A part of the path that a handler reads itself. */
const part = (name: string, example: string) =>
  ApiParam({ name, example, schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' } });

@ApiTags('career site')
@Public()
@Controller('public/api/v0')
export class CareerSiteController {
  constructor(private readonly careerSite: CareerSiteService) {}

  /** The team, the contact, the hiring steps and the benefits of the firm; with `job` as the page of that job shows them. */
  @CachedList(['jobs', 'career-site'])
  @ApiErrors(400)
  @Get('career-site')
  async site(@Query() { language, job }: CareerSiteQuery): Promise<ShownCareerSiteView> {
    return toShownView(await this.careerSite.shownFor(language, job?.toLowerCase()));
  }

  /**
   * A portrait, `WIDTH.webp`. It is asked for again at each use, because it is 404 from the moment on when the consent is
   * taken back or the member is hidden.
   */
  @part('id', '9f1c2a603a1d4f0e9a580d4f')
  @part('file', '352.webp')
  @ApiFile('image/webp')
  @ApiResponse({ status: 304, description: 'Unchanged since the ETag sent with If-None-Match' })
  @ApiErrors(404)
  @Get('portraits/:id/:file')
  async portrait(@Param('id') id: string, @Param('file') name: string): Promise<FileAnswer> {
    const width = FILE.exec(name)?.[1];
    if (!ID.test(id) || width === undefined) throw notFound('portrait');
    const { file, content } = await this.careerSite.openPortrait(id, Number(width));
    return sendFile(file, content);
  }
}
