import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { coded, MESSAGES, type CodedMessage } from '@consulting/contracts';
import { DomainError, type FieldError } from '../../errors.ts';
import { keepValidationRules } from './validation-metadata.ts';

/** What the first broken rule says. */
function messageOf({ property: field, constraints = {}, contexts }: ValidationError): CodedMessage {
  if ('whitelistValidation' in constraints) return coded('field.unknown', { field });
  const [name = '', message = ''] = Object.entries(constraints)[0] ?? [];
  const { code, values } = (contexts?.[name] ?? {}) as Partial<CodedMessage>;
  if (!code) return coded('field.invalid', { field });
  return MESSAGES[code].includes('{') ? { code, message, values: { field, ...values } } : { code, message };
}

/**
 * Every wrong field once, named as the client sent it: `qualification.0.year`. Fields inside a wrong one are left out.
 */
function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${parent}${error.property}`;
    return error.constraints
      ? [{ field, ...messageOf(error) }]
      : fieldErrors(error.children ?? [], `${field}.`);
  });
}

/** Checks every input class: unknown fields are refused, nothing is converted that a field does not ask for. */
export function validationPipe(): ValidationPipe {
  keepValidationRules();
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: (found) => {
      const errors = fieldErrors(found);
      return new DomainError('invalid', errors[0] ?? coded('request.invalid'), { errors });
    },
  });
}
