import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LIMITS, PLACEHOLDER_LIST, UNKNOWN_PLACEHOLDER } from '@consulting/contracts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { Text } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { NOT_BLANK } from '../../../shared/http/input/text-patterns.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { versionOf } from '../../../shared/version.ts';
import { editableOfTemplate, type Template, type TemplateDetails } from '../../domain/template.ts';

/** For the OpenAPI document: some text, and in braces nothing but a placeholder. */
const TEMPLATE_PATTERN = `^(?![\\s\\S]*${UNKNOWN_PLACEHOLDER.source})${NOT_BLANK.slice(1)}`;

const EXAMPLE = 'Dear {first_name}, thank you for your interest in {title} at {company}.';

export class TemplateDto implements TemplateDetails {
  /** Unique, ignoring case. @example 'Invitation to an interview' */
  @Text({ max: LIMITS.name, required: 'field.name-required', kind: 'line' })
  name: string;

  /** May hold the placeholders `{first_name}`, `{title}` and `{company}`; nothing else may stand in braces. */
  @ApiProperty({ type: String, pattern: TEMPLATE_PATTERN, example: EXAMPLE })
  @Text({ max: LIMITS.message, required: 'field.text-required' })
  @ValidateBy(
    {
      name: 'placeholders',
      validator: { validate: (value) => typeof value !== 'string' || !UNKNOWN_PLACEHOLDER.test(value) },
    },
    rule('template.unknown-placeholder', { placeholders: PLACEHOLDER_LIST }),
  )
  text: string;
}

export class TemplateView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiVersion()
  version: string;

  /** @example 'Invitation to an interview' */
  name: string;

  /** @example 'Dear {first_name}, thank you for your interest in {title} at {company}.' */
  text: string;
}

/** A template that was created or changed. */
export class TemplateAnswer extends MessageAnswer {
  template: TemplateView;
}

export function toTemplateView(template: Template): TemplateView {
  const { id, name, text } = template;
  return { _id: id, version: versionOf(editableOfTemplate(template)), name, text };
}
