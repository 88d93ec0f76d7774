import type { Type } from '@nestjs/common';
import { validationPipe } from './validation.pipe.ts';

let pipe: ReturnType<typeof validationPipe> | undefined;

/** Returns the query of a route made of these parameters; throws the 400 that the route would answer. */
export async function validatedQuery<Query>(type: Type<Query>, fields: object): Promise<Query> {
  pipe ??= validationPipe();
  return (await pipe.transform({ ...fields }, { type: 'query', metatype: type })) as Query;
}
