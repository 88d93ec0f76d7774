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
import type { PlainCode } from '@consulting/contracts';
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
import { noteForm } from './numbers-in-forms.ts';
import { FILE_CHECKS, type CheckedKind, type FileCheck } from './file-checks.ts';
import { Uploads } from './uploads.ts';

/** A checked upload, in memory. Has the shape of the `UploadedFile` that `Files.store` takes. */
interface CheckedFile {
  filename: string;
  content: Buffer;
}

/** A request whose form has been read. */
export interface FormRequest {
  uploads?: Partial<Record<string, CheckedFile>>;
}

/** The mark of a form's file fields, `FileFields`, removed when the OpenAPI document is complete. */
export const FILE_FIELDS = 'x-file-fields';
export interface FileFields {
  fields: readonly string[];
  kind: CheckedKind;
  /** The handler does nothing without them. */
  required: boolean;
}

function accept(field: string, refusal: PlainCode | null): void {
  if (refusal) throw invalidField(field, refusal);
}

async function checkedFiles({ files }: Form, check: FileCheck): Promise<Record<string, CheckedFile>> {
  const checked: Record<string, CheckedFile> = {};
  for (const [field, file] of Object.entries(files)) {
    // A file that is clearly of another kind is not even read into memory.
    accept(field, check.checkEnds(await file.ends(check.ends)));
    const content = await file.content();
    accept(field, await check.check(content));
    checked[field] = { filename: file.filename, content };
  }
  return checked;
}

/** Reads a form into `request.body` and its files into `request.uploads`; a JSON body passes unchanged. */
function formInterceptor({ fields, kind }: Pick<FileFields, 'fields' | 'kind'>) {
  const check = FILE_CHECKS[kind];

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
      const sender = { account, address: clientAddress(request.ip) };
      const leave = [this.uploads.enter(sender)];
      const read = async (): Promise<void> => {
        const { raw } = http.getResponse<FastifyReply>();
        const form = await readForm(request.raw, raw, { fields, tooLarge: check.tooLarge }, this.uploads);
        try {
          request.body = form.body;
          noteForm(form.body);
          assertSelf(context);
          if (Object.keys(form.files).length === 0) return;
          // Held until the handler has answered: the files it stores stay in memory until then.
          leave.push(await this.uploads.turn(sender));
          request.uploads = await checkedFiles(form, check);
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

function formOf(files: FileFields, ...consumes: string[]) {
  return applyDecorators(
    SetMetadata(TAKES_FORMS, true),
    UseInterceptors(formInterceptor(files)),
    ApiConsumes(...consumes, 'multipart/form-data'),
    ApiExtension(FILE_FIELDS, files),
    ApiErrors(400, 408, 413, 415, 429),
  );
}

/**
 * Lets the handler take a multipart form with at most one PDF in each of `fields` (JSON without files works too).
 * Answers 400 for an unacceptable PDF or an unreadable form, 408 for a form that arrives too slowly, 413 above 5 MiB,
 * 429 while the sender has too many forms in progress. Get the files with `@UploadedPdfs()`.
 */
export const PdfUpload = (...fields: string[]) =>
  formOf({ fields, kind: 'pdf', required: false }, 'application/json');

/** The same for forms with a PDF in each field that the handler insists on, so that no JSON can be what it takes. */
export const PdfForm = (...fields: string[]) => formOf({ fields, kind: 'pdf', required: true });

/**
 * The same for forms with a JPEG, PNG or WebP in this field, without which the handler does nothing. Get it with
 * `@UploadedPicture()`.
 */
export const PictureUpload = (field: string) => formOf({ fields: [field], kind: 'picture', required: true });

/** Like `PdfUpload`, for forms without files. */
export const FormData = () => PdfUpload();

const uploads = (context: ExecutionContext) => context.switchToHttp().getRequest<FormRequest>().uploads ?? {};

/** The checked files by field: `@UploadedPdfs() files: Partial<Record<'cv' | 'certificate', UploadedPdf>>`. */
export const UploadedPdfs = createParamDecorator((_: unknown, context: ExecutionContext) => uploads(context));

/** The picture of the form; 400 when there is none: `@UploadedPicture('portrait') picture: UploadedFile`. */
export const UploadedPicture = createParamDecorator((field: string, context: ExecutionContext) => {
  const picture = uploads(context)[field];
  if (!picture) throw invalidField(field, 'file.picture-required');
  return picture;
});
