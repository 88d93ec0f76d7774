import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

/** Documents 200 with one of several shapes, which the generator does not recognise in a union type. */
export function ApiOneOf(...shapes: Type[]) {
  return applyDecorators(
    ApiExtraModels(...shapes),
    ApiOkResponse({ schema: { oneOf: shapes.map((shape) => ({ $ref: getSchemaPath(shape) })) } }),
  );
}
