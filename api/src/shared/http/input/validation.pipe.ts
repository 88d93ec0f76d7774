import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { DomainError, type FieldError } from '../../errors.ts';

function sentence(error: ValidationError): string {
  const { whitelistValidation, ...others } = error.constraints ?? {};
  if (whitelistValidation !== undefined) return `${error.property} is not a known field`;
  return Object.values(others)[0] ?? `${error.property} is not valid`;
}

/**
 * Every wrong field once, named as the client sent it: `qualification.0.year`. Fields inside a wrong one are left out.
 */
function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${parent}${error.property}`;
    return error.constraints
      ? [{ field, message: sentence(error) }]
      : fieldErrors(error.children ?? [], `${field}.`);
  });
}

/** Checks every input class: unknown fields are refused, nothing is converted that a field does not ask for. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: (found) => {
      const errors = fieldErrors(found);
      return new DomainError('invalid', errors[0]?.message ?? 'The input is not valid', { errors });
    },
  });
}
