import type { QueryFilter } from 'mongoose';
import { everyWord } from '../../../platform/database/every-word.ts';
import { defined } from '../../../shared/defined.ts';
import type { ApplicationFilter } from '../../domain/application-list.ts';
import type { ApplicationDocument } from './application.schema.ts';

export function toQuery({
  q,
  in: fields = ['person', 'email', 'title'],
  until,
  status,
  without,
  ...exact
}: ApplicationFilter): QueryFilter<ApplicationDocument> {
  return {
    ...defined(exact),
    ...(status ? { status } : without ? { status: { $ne: without } } : {}),
    ...(until && { appliedAt: { $lte: until } }),
    ...everyWord(q, fields),
  };
}
