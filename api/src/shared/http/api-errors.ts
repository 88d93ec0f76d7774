import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';

class FieldErrorView {
  @ApiProperty({ example: 'email' })
  field: string;

  @ApiProperty({ example: 'Enter a valid email' })
  message: string;
}

/** The one shape of every error. */
export class ErrorView {
  @ApiProperty({ example: 400 })
  statusCode: number;

  @ApiProperty({ description: 'One sentence fit for a person', example: 'Please fill all required fields.' })
  message: string;

  @ApiPropertyOptional({ type: [FieldErrorView], description: 'With 400: the fields that are wrong' })
  errors?: FieldErrorView[];

  @ApiProperty({ description: 'Also in the X-Request-Id header and in the server log' })
  requestId: string;
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'The input is wrong; nothing was changed',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in, but not allowed',
  404: 'Not there, or not yours to know of',
  409: 'In conflict with what is stored',
  413: 'Too large',
  415: 'A kind of content that is not accepted',
  429: 'Too many requests; see Retry-After',
  503: 'The store is away; see Retry-After',
};

/** Declares error answers in the OpenAPI document. 429 and 503 are declared for every operation elsewhere. */
export function ApiErrors(...statuses: number[]) {
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({ status, description: DESCRIPTIONS[status] ?? 'Error', type: ErrorView }),
    ),
  );
}
