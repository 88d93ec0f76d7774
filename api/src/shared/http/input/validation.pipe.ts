import { type ArgumentMetadata, type Type, ValidationPipe, type ValidationError } from '@nestjs/common';
import { coded, MESSAGES, type CodedMessage } from '@consulting/contracts';
import { DomainError, type FieldError } from '../../errors.ts';
import { keepValidationRules, knownFields } from './validation-metadata.ts';

/** Most problems in one answer, and most characters of a field's name in it. */
const MOST_PROBLEMS = 20;
const MOST_OF_A_NAME = 100;

const shortened = (name: string): string => name.slice(0, MOST_OF_A_NAME);

function unknownField(name: string): FieldError {
  const field = shortened(name);
  return { field, ...coded('field.unknown', { field }) };
}

/** A rule of the type, which says what is wrong with a value of another one; rules of its size do not. */
const OF_TYPE = /^is(Int|Number|String|Boolean|Array)$/;

/** Returns the message of a broken rule: of the one about the type, or of the first one. */
function messageOf({ property, constraints = {}, contexts }: ValidationError): CodedMessage {
  const field = shortened(property);
  if ('whitelistValidation' in constraints) return coded('field.unknown', { field });
  const broken = Object.entries(constraints);
  const [name = '', message = ''] = broken.find(([rule]) => OF_TYPE.test(rule)) ?? broken[0] ?? [];
  const { code, values } = (contexts?.[name] ?? {}) as Partial<CodedMessage>;
  if (!code) return coded('field.invalid', { field });
  return MESSAGES[code].includes('{') ? { code, message, values: { field, ...values } } : { code, message };
}

/**
 * Returns every invalid field once, named as the client sent it: `qualification.0.year`. Fields inside one are left
 * out.
 */
function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${parent}${shortened(error.property)}`;
    return error.constraints
      ? [{ field, ...messageOf(error) }]
      : fieldErrors(error.children ?? [], `${field}.`);
  });
}

/** 400 with the first twenty problems. */
class Refusal extends DomainError {
  constructor(readonly problems: FieldError[]) {
    const errors = problems.slice(0, MOST_PROBLEMS);
    super('invalid', errors[0] ?? coded('request.invalid'), { errors });
  }
}

/**
 * Finds unknown fields by name before the rules are checked, because class-validator creates several objects for each.
 * It still finds those in lists, which are short.
 */
class InputPipe extends ValidationPipe {
  override async transform(input: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const known = metadata.metatype && knownFields(metadata.metatype);
    if (!known?.size || typeof input !== 'object' || input === null) return super.transform(input, metadata);
    const unknown = Object.keys(input).filter((name) => !known.has(name));
    if (unknown.length === 0) return super.transform(input, metadata);
    const problems = unknown.slice(0, MOST_PROBLEMS).map(unknownField);
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => known.has(name)));
    try {
      await super.transform(rest, metadata);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.problems);
    }
    throw new Refusal(problems);
  }
}

/** Validates every input class: unknown fields are refused, and values are converted only where a field declares it. */
export function validationPipe(): ValidationPipe {
  keepValidationRules();
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: (found) => new Refusal(fieldErrors(found)),
  });
}

let ofQueries: ValidationPipe | undefined;

/** Returns the query of a route made of these parameters; throws the 400 that the route would answer. */
export async function validatedQuery<Query>(type: Type<Query>, fields: object): Promise<Query> {
  ofQueries ??= validationPipe();
  return (await ofQueries.transform({ ...fields }, { type: 'query', metatype: type })) as Query;
}
