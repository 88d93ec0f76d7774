import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import type { FastifyReply } from 'fastify';
import { Settings } from '../../config/settings.ts';
import { DomainError } from '../../shared/errors.ts';
import { Public } from '../../shared/http/access.ts';
import { AnyQuery } from '../../shared/http/input/taken-query.ts';
import { ReaderLanguage } from '../../shared/http/preferred-language.ts';
import { SecurityPolicy } from '../../shared/http/output/security/security-policy.ts';
import { ApiPdf, inline } from '../../shared/http/output/send-file.ts';
import { Files } from '../files/files.ts';
import { endedPreview } from './ended-preview.ts';
import { SealedPreviews } from './sealed-previews.ts';

/** The addresses by which browsers show PDFs (docs/decisions/0074). */
@ApiTags('files')
@Public()
@Controller()
export class PreviewController {
  private readonly policy: string;

  constructor(
    private readonly previews: SealedPreviews,
    private readonly files: Files,
    { cspReportUrl }: Settings,
  ) {
    this.policy = new SecurityPolicy(cspReportUrl).ofPreviews;
  }

  /**
   * A PDF, for the viewer of a browser, without a session: at the address that a GET of the file answers to
   * `Accept: text/uri-list`. Valid for a minute, and only while the file is kept. A page for people otherwise.
   */
  @ApiParam({
    name: 'token',
    schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
    example: 'k3J9cWaZ.t6mQx0bS3kJ9',
  })
  @ApiParam({
    name: 'file',
    schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
    example: 'CV.pdf',
  })
  @ApiPdf()
  @ApiProduces('text/html')
  @ApiResponse({
    status: 404,
    description: 'A page that says that the address is no longer valid, or never was',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  @Header('cache-control', 'private, no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Header('x-frame-options', 'SAMEORIGIN')
  @AnyQuery()
  @Get('preview/:token/:file')
  async show(
    @Param('token') token: string,
    @Param('file') filename: string,
    @ReaderLanguage() reader: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    reply.header('content-security-policy', this.policy);
    const file = this.previews.open(token, filename);
    const content = file && (await this.files.openInUse(file).catch(nullIfGone));
    if (file && content) {
      reply.header('etag', `"${file.key}"`);
      const { contentType: type, size: length } = file;
      return new StreamableFile(content, { type, length, disposition: inline(filename) });
    }
    reply.status(404).type('text/html; charset=utf-8');
    return endedPreview(reader);
  }
}

/** Returns null where the file is gone. Throws every other error. */
function nullIfGone(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not-found') return null;
  throw error;
}
