/** Edits on a condition: `If-Match` of RFC 9110, section 13.1.1 (docs/decisions/0043). */

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiProperty, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors.ts';
import type { Precondition } from '../version.ts';
import { ErrorView } from './output/api-errors.ts';
import { versionIn } from './output/etag.ts';

/** The member of a view that a form is filled from. */
export const ApiVersion = ({ required = true, of = 'the editable fields' } = {}) =>
  ApiProperty({
    required,
    description: `Version of ${of}. In double quotes it is the \`If-Match\` of a change`,
    example: 'Zt6mQx0bS3kJ9cWa',
  });

/** Nothing was changed, because somebody else has changed it since. */
export class ChangedMeanwhileView extends ErrorView {
  @ApiVersion({ of: 'the stored fields' })
  version: string;

  /** The fields that have changed since the version that was sent, with their current values; all of them if that is unknown. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { title: 'SAP Basis Consultant' } })
  changed: object;
}

const documented = [
  ApiHeader({
    name: 'If-Match',
    required: false,
    description:
      'Changes only what still has one of these versions: `version` in double quotes, or the ETag of a GET that answers the entry. Compared strongly; `*` is any version. Without it the change is made in any case.',
    schema: { type: 'string', example: '"Zt6mQx0bS3kJ9cWa"' },
  }),
  ApiResponse({
    status: 412,
    description: 'Changed since the version in If-Match; nothing was changed now',
    type: ChangedMeanwhileView,
    headers: { ETag: { description: 'The current version', schema: { type: 'string' } } },
  }),
];

/** Documents the header and its refusal where the parameter stands, so that no route takes it unsaid. */
const document: ParameterDecorator = (controller, method) => {
  const descriptor = method && Object.getOwnPropertyDescriptor(controller, method);
  if (descriptor) for (const decorate of documented) decorate(controller, method, descriptor);
};

/** What `If-Match` asks, for a handler that edits: `@IfMatch() precondition: Precondition`. 400 when it is malformed. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): Precondition =>
    preconditionOf(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
  [document],
);

/** An entity tag and what follows it: a comma, or the end. Empty entries of a list are skipped, as RFC 9110 asks. */
const TAG = /[ \t,]*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*(?:,[ \t,]*|$)/y;

export function preconditionOf(header: string | undefined): Precondition {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  const versions: string[] = [];
  TAG.lastIndex = 0;
  let end = 0;
  while (end < header.length) {
    const [, weak, tag] = TAG.exec(header) ?? [];
    if (tag === undefined) throw invalid('request.if-match-invalid');
    // Strong comparison: a weak one is never equal to anything.
    if (weak === undefined) versions.push(versionIn(tag));
    end = TAG.lastIndex;
  }
  if (header.trim() === '') throw invalid('request.if-match-invalid');
  return versions;
}
