import type { QueryFilter } from 'mongoose';
import { allOf, containingEveryWord } from '../../../platform/search/containing.ts';
import { defined } from '../../../shared/defined.ts';
import type { ApplicationFilter } from '../../domain/application-list.ts';
import type { ApplicationDocument } from './application.schema.ts';

export function toQuery({
  q,
  in: fields = ['person', 'email', 'title'],
  until,
  status,
  stages,
  without,
  butOf = [],
  ...exact
}: ApplicationFilter): QueryFilter<ApplicationDocument> {
  return {
    ...defined(exact),
    ...(status ? { status } : without ? { status: { $ne: without } } : {}),
    // One stage keeps the order of the index; several are sorted, for as long as those of removed ones are not settled.
    ...(stages && { stage: stages.length === 1 ? stages[0] : { $in: [...stages] } }),
    ...(butOf.length > 0 && { applicantId: { $nin: [...butOf] } }),
    ...(until && { appliedAt: { $lte: until } }),
    ...allOf(...containingEveryWord(fields, q)),
  };
}
