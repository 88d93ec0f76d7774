import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  mixin,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finalize, from, type Observable, switchMap } from 'rxjs';
import type { Caller } from '../../caller.ts';
import { invalidField } from '../../errors.ts';
import { assertSelf } from '../access.ts';
import { TAKES_FORMS } from '../http.interceptor.ts';
import { clientAddress } from '../client-address.ts';
import { KeyedCalls } from '../idempotency.ts';
import { ApiErrors } from '../output/api-errors.ts';
import { closeAll, type Form, readForm } from './form-reader.ts';
import { checkEnds, PDF_ENDS } from './pdf-check.ts';
import { checkPdfApart } from './pdf-checks.ts';
import { Uploads } from './uploads.ts';

/** A checked upload, in memory. Has the shape of the `UploadedPdf` that `Files.store` takes. */
interface CheckedPdf {
  filename: string;
  content: Buffer;
}

/** A request whose form has been read. */
export interface FormRequest {
  pdfs?: Partial<Record<string, CheckedPdf>>;
}

/** The mark of a form's file fields, removed when the OpenAPI document is complete. */
export const PDF_FIELDS = 'x-pdf-fields';

function accept(field: string, refusal: ReturnType<typeof checkEnds>): void {
  if (refusal) throw invalidField(field, refusal);
}

async function checkedPdfs({ files }: Form): Promise<Record<string, CheckedPdf>> {
  const checked: Record<string, CheckedPdf> = {};
  for (const [field, file] of Object.entries(files)) {
    // A file that is clearly not a PDF is not even read into memory.
    accept(field, checkEnds(await file.ends(PDF_ENDS)));
    const content = await file.content();
    accept(field, await checkPdfApart(content));
    checked[field] = { filename: file.filename, content };
  }
  return checked;
}

/** Reads a form into `request.body` and its files into `request.pdfs`; a JSON body passes unchanged. */
function formInterceptor(fields: readonly string[]) {
  @Injectable()
  class FormInterceptor implements NestInterceptor {
    constructor(
      @Inject(Uploads) private readonly uploads: Uploads,
      @Inject(KeyedCalls) private readonly calls: KeyedCalls,
    ) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<FastifyRequest & FormRequest & { user?: Caller }>();
      if (!(request.headers['content-type'] ?? '').startsWith('multipart/form-data')) return next.handle();
      const { id: account } = request.user ?? {};
      const leave = [this.uploads.enter({ account, address: clientAddress(request.ip) })];
      const read = async (): Promise<void> => {
        const form = await readForm(request.raw, http.getResponse<FastifyReply>().raw, fields, this.uploads);
        try {
          request.body = form.body;
          assertSelf(context);
          if (Object.keys(form.files).length === 0) return;
          // Held until the handler has answered: the files it stores stay in memory until then.
          leave.push(await this.uploads.turn());
          request.pdfs = await checkedPdfs(form);
        } finally {
          await closeAll(form.files);
        }
      };
      return from(read()).pipe(
        switchMap(() => this.calls.answer(context, () => next.handle())),
        finalize(() => leave.forEach((each) => each())),
      );
    }
  }
  return mixin(FormInterceptor);
}

/**
 * Lets the handler take a multipart form with at most one PDF in each of `fields` (JSON without files works too).
 * Answers 400 for an unacceptable PDF or an unreadable form, 408 for a form that arrives too slowly, 413 above 5 MiB,
 * 429 while the sender has too many forms in progress. Get the files with `@UploadedPdfs()`.
 */
export function PdfUpload(...fields: string[]) {
  return applyDecorators(
    SetMetadata(TAKES_FORMS, true),
    UseInterceptors(formInterceptor(fields)),
    ApiConsumes('multipart/form-data', 'application/json'),
    ApiExtension(PDF_FIELDS, fields),
    ApiErrors(400, 408, 413, 415, 429),
  );
}

/** Like `PdfUpload`, for forms without files. */
export function FormData() {
  return PdfUpload();
}

/** The checked files by field: `@UploadedPdfs() files: Partial<Record<'cv' | 'certificate', UploadedPdf>>`. */
export const UploadedPdfs = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FormRequest>().pdfs ?? {},
);
