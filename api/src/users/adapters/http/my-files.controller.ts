import { Controller, Delete, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { coded, type Language } from '@consulting/contracts';
import { Confirmed, Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { Files } from '../../../platform/files/files.ts';
import { notFound } from '../../../shared/errors.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiStoredPdf, inline, sendFile } from '../../../shared/http/output/send-file.ts';
import { DataExportService } from '../../application/data-export.service.ts';
import { UsersService } from '../../application/users.service.ts';
import type { UserFile } from '../../domain/user.ts';
import { dataPage } from '../readable/data-page.ts';
import { zipOf } from '../zip/zip.ts';

/** Programs that unpack files list them by name. */
const PAGE_NAMES: Record<Language, string> = { en: '_your-data.html', de: '_ihre-daten.html' };

@ApiTags('profile')
@Only('user')
@Controller('private/api/me')
export class MyFilesController {
  constructor(
    private readonly users: UsersService,
    private readonly exports: DataExportService,
    private readonly files: Files,
  ) {}

  /** The caller's CV. */
  @ApiStoredPdf()
  @ApiErrors(404)
  @Get('cv')
  cv(@Caller() caller: UserCaller): Promise<StreamableFile> {
    return this.send(caller.id, 'cv');
  }

  /** Removes the caller's CV. */
  @Delete('cv')
  removeCv(@Caller() caller: UserCaller): Promise<MessageAnswer> {
    return this.remove(caller.id, 'cv');
  }

  /** The caller's certificate. */
  @ApiStoredPdf()
  @ApiErrors(404)
  @Get('certificate')
  certificate(@Caller() caller: UserCaller): Promise<StreamableFile> {
    return this.send(caller.id, 'certificate');
  }

  /** Removes the caller's certificate. */
  @Delete('certificate')
  removeCertificate(@Caller() caller: UserCaller): Promise<MessageAnswer> {
    return this.remove(caller.id, 'certificate');
  }

  /**
   * All data stored about the caller, including files, as a ZIP: one file of JSON for each part, and a page that says the
   * same in the caller's language. Positions and companies have their names beside their ids.
   */
  @ApiProduces('application/zip')
  @ApiOkResponse({
    description: 'The data as JSON and as a page of HTML, and the documents themselves',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Header('cache-control', 'private, no-store')
  @Confirmed()
  @Get('export')
  async export(@Caller() caller: UserCaller): Promise<StreamableFile> {
    const { parts, language, at } = await this.exports.of(caller.id);
    const page = { name: PAGE_NAMES[language], text: dataPage(parts, language, at) };
    return new StreamableFile(
      zipOf(page, parts, (file) => this.files.open(file)),
      { type: 'application/zip', disposition: inline('my-data.zip', 'attachment') },
    );
  }

  private async send(userId: string, kind: UserFile): Promise<StreamableFile> {
    const file = (await this.users.get(userId))[kind];
    if (!file) throw notFound(kind);
    return sendFile(file, await this.files.open(file));
  }

  private async remove(userId: string, kind: UserFile): Promise<MessageAnswer> {
    await this.users.removeFile(userId, kind);
    return coded(kind === 'cv' ? 'cv.removed' : 'certificate.removed');
  }
}
