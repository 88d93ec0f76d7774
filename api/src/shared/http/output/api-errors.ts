import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import { MESSAGES, type MessageCode } from '@consulting/contracts';
import { ApiCode, ApiValues } from './api-code.ts';

class FieldErrorView {
  @ApiProperty({ example: 'email' })
  field: string;

  @ApiCode('email.invalid')
  code: MessageCode;

  @ApiProperty({ example: MESSAGES['email.invalid'] })
  message: string;

  @ApiValues()
  values?: Record<string, string | number>;
}

/** The one shape of every error. */
export class ErrorView {
  @ApiProperty({ example: 400 })
  statusCode: number;

  @ApiCode('field.required')
  code: MessageCode;

  @ApiProperty({
    description: 'One sentence that can be shown to a person',
    example: MESSAGES['field.required'],
  })
  message: string;

  @ApiValues()
  values?: Record<string, string | number>;

  @ApiPropertyOptional({ type: [FieldErrorView], description: 'With 400: the invalid fields' })
  errors?: FieldErrorView[];

  @ApiProperty({ description: 'Also in the X-Request-Id header and in the server log' })
  requestId: string;
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'The input is invalid; nothing was changed',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in, but not allowed',
  404: 'Not found, or not visible to the caller',
  405: 'Method not allowed; Allow lists the supported ones',
  408: 'The request came too slowly',
  409: 'Conflicts with stored data',
  410: 'No longer known',
  413: 'Request too large',
  415: 'Content type not accepted',
  422: 'The stored content cannot be read',
  429: 'Too many requests; see Retry-After',
  503: 'Database unavailable; see Retry-After',
};

const CHALLENGE = {
  'WWW-Authenticate': {
    description: '`Bearer`; with `error="invalid_token"` when the token that was sent is not valid',
    schema: { type: 'string' as const },
  },
};

/** Declares error answers in the OpenAPI document. 429 and 503 are declared for every operation elsewhere. */
export function ApiErrors(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: DESCRIPTIONS[status] ?? 'Error',
        type: ErrorView,
        ...(status === 401 && { headers: CHALLENGE }),
      }),
    ),
  );
}
