import { Injectable, type PipeTransform } from '@nestjs/common';
import { OBJECT_ID } from '@consulting/contracts';
import { invalidField } from '../../errors.ts';

/** An id in a path: `@Param('id', IdPipe) id: string`. Anything but 24 hexadecimal digits is 400. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value === 'string' && OBJECT_ID.test(value)) return value.toLowerCase();
    throw invalidField('id', 'id.invalid');
  }
}
