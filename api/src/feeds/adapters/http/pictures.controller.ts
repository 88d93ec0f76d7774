import { applyDecorators, Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../shared/errors.ts';
import { Public } from '../../../shared/http/access.ts';
import { clientAddress } from '../../../shared/http/client-address.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { matches } from '../../../shared/http/output/etag.ts';
import type { PostingKind } from '../../../shared/posting/posting.ts';
import { PicturesService } from '../../application/pictures.service.ts';

const FILE = /^([0-9a-f]{24})\.png$/;

/** The route of the pictures of a kind of posting. */
const PictureRoute = (kind: PostingKind) =>
  applyDecorators(
    ApiParam({
      name: 'file',
      example: '656f2a9e1c9d440000a1b2c3.png',
      schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
    }),
    ApiProduces('image/png'),
    ApiOkResponse({
      description: 'The picture',
      content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
    }),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag sent with If-None-Match' }),
    ApiErrors(404, 503),
    AnyQuery(),
    Header('content-type', 'image/png'),
    Get(`share/${kind}/:file`),
  );

@ApiTags('feeds')
@Public()
@Controller()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /** The picture of a job for previews of shared links, in the job's language: 1200 by 630 pixels. */
  @PictureRoute('job')
  job(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | string> {
    return this.answer('job', file, request, reply);
  }

  /** The picture of a project in the same way. It never names the project's company. */
  @PictureRoute('project')
  project(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | string> {
    return this.answer('project', file, request, reply);
  }

  private async answer(
    kind: PostingKind,
    file: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer | string> {
    const id = FILE.exec(file)?.[1];
    if (id === undefined) throw notFound(kind);
    const picture = await this.pictures.of(kind, id);
    const etag = `"${picture.revision}"`;
    reply.header('etag', etag);
    // Answered as 304, for which nothing is drawn.
    if (matches(request.headers['if-none-match'], etag)) return '';
    return this.pictures.file(picture, clientAddress(request.ip));
  }
}
