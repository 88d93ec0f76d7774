import { Body, Controller, Get, Module, Post, Query, type Type } from '@nestjs/common';
import { Limit } from '../../../api/src/platform/limits/limit.ts';
import { CachedList } from '../../../api/src/platform/revisions/cached-list.ts';
import { OptionalAuth, Only, Public } from '../../../api/src/shared/http/access.ts';
import { Page } from '../../../api/src/shared/page.ts';

import { LongBody } from '../../../api/src/shared/http/input/body-limit.ts';
import { EntryList, QualificationDto } from '../../../api/src/shared/http/input/career.dto.ts';
import { PageQuery } from '../../../api/src/shared/http/input/page.dto.ts';
import { PdfUpload, UploadedPdfs } from '../../../api/src/shared/http/upload/upload.ts';
import type { UploadedPdf } from '../../../api/src/platform/files/files.ts';
import { Optional, Text, TextList } from '../../../api/src/shared/http/input/fields.ts';

class ProbeDto {
  @Text({ required: 'field.required' })
  title: string;

  @Optional()
  @TextList()
  tags?: string[];

  @Optional()
  @EntryList(QualificationDto, { university: 200, year: 100, course: 200 })
  qualification?: QualificationDto[];
}

/** The error that the probe's `fail` route throws. */
export const failure: { error: unknown } = { error: null };
/** How often the cached list was built, and what the current build waits for. */
export const built = { times: 0, until: Promise.resolve() };

@Controller('public/probe')
class ProbeController {
  @Post('echo')
  @Public()
  @LongBody('profile')
  echo(@Body() body: ProbeDto): ProbeDto {
    return body;
  }

  @Get('page')
  @Public()
  page(@Query() query: PageQuery): Page<number> {
    const first = (query.page - 1) * query.limit;
    const items = Array.from({ length: query.limit }, (_, index) => first + index).filter(
      (each) => each < 250,
    );
    return new Page(items, 250, query);
  }

  /** A list with more matches than are counted. */
  @Get('many')
  @Public()
  many(@Query() query: PageQuery): Page<number> {
    return new Page([1], 250, query, { isMore: true });
  }

  @Get('kept')
  @Public()
  @CachedList('jobs')
  async kept(@Query() query: PageQuery): Promise<Page<number>> {
    built.times += 1;
    const items = [built.times];
    await built.until;
    return new Page(items, 1, query);
  }

  @Get('large')
  @Public()
  large(): { text: string } {
    return { text: 'lorem '.repeat(2000) };
  }

  @Get('optional')
  @OptionalAuth()
  optional(): object {
    return {};
  }

  @Post('private')
  @Only('user')
  closed(@Body() body: ProbeDto): ProbeDto {
    return body;
  }

  @Get('fail')
  @Public()
  fail(): void {
    throw failure.error;
  }

  @Post('sign-in')
  @Public()
  @Limit('sign-in')
  signIn(): object {
    return {};
  }

  @Post('upload')
  @Public()
  @PdfUpload('cv', 'certificate')
  upload(@Body() body: ProbeDto, @UploadedPdfs() files: Record<string, UploadedPdf>): object {
    const sizes = Object.entries(files).map(([field, { filename, content }]) => [
      field,
      filename,
      content.length,
    ]);
    return { ...body, files: sizes };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

/** Routes for tests of behaviour common to all routes: `startApp({ modules: PROBE })`. */
export const PROBE: Type[] = [ProbeModule];
