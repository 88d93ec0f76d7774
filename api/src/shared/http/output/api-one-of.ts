import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

/** 200 with one of several shapes, which the compiler of the document does not see in a union. */
export function ApiOneOf(...shapes: Type[]) {
  return applyDecorators(
    ApiExtraModels(...shapes),
    ApiOkResponse({ schema: { oneOf: shapes.map((shape) => ({ $ref: getSchemaPath(shape) })) } }),
  );
}
