/**
 * Pages of a list that begins with the entries whose skills a reader shares: most shared first, then newest first; after
 * them all others, newest first. Nothing of a reader is stored for it.
 *
 * The costs are bounded. The newest `MOST_CANDIDATES` entries with the reader's own skills, and as many with the
 * broader ones, are read by the index of searches; the others follow by the index of the list.
 */

import { setImmediate as turn } from 'node:timers/promises';
import {
  sharedSkills,
  type NamedSkill,
  type Naming,
  withBroaderSkills,
} from '@consulting/contracts/vocabulary';
import type { Model, QueryFilter, Types } from 'mongoose';
import { invalidField } from '../../../shared/errors.ts';
import { offsetOf, type Page, type PageRequest } from '../../../shared/page.ts';
import { findByIds } from '../../database/queries/find-by-ids.ts';
import { findPage } from '../../database/queries/find-page.ts';
import { conceptEntry } from '../search-words.ts';
import { pathOfWords } from '../searched.ts';
import { skillsOfEntry } from '../../../shared/named-skills.ts';
import { withoutCandidates, type Place } from './after-candidates.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Most entries that are compared with each other because they name a skill of the reader's, newest first. */
export const MOST_CANDIDATES = 300;
/** Most skills by which these are found: a profile has fifty entries at most. */
const MOST_SKILLS = 60;
/** Entries that are compared in one turn of the event loop. */
const IN_A_TURN = 10;

interface Listed {
  _id: Types.ObjectId;
  createdAt: Date;
}

interface List<Document> {
  filter: QueryFilter<Document>;
  request: PageRequest;
  /** Set when no index decides the filter (`findPage`). */
  isUnindexed?: boolean;
  /** The searched fields whose entries have the skills. */
  searched: readonly string[];
  /** The fields that `naming` reads. */
  fields: readonly string[];
  naming: (document: Document) => Naming;
}

/** Returns a page of the list for a reader who names these skills. The count is that of the whole list. */
export async function sharedFirst<Document extends Listed, Entity>(
  model: Model<Document>,
  reader: readonly NamedSkill[],
  list: List<Document>,
  toEntity: (document: Document) => Entity,
): Promise<Page<Entity>> {
  const { filter, request } = list;
  // An entry that becomes one of the first, or ends being one, moves all others.
  if (request.after !== undefined) throw invalidField('after', 'field.invalid', { field: 'after' });
  const whole = await findPage(
    model,
    { ...list, sort: NEWEST_FIRST, request: { page: 1, limit: 1 } },
    ({ _id }) => _id,
  );
  const candidates = await sharing(model, reader, list);
  const offset = offsetOf(request);
  const first = candidates.slice(offset, offset + request.limit);
  const others = await withoutCandidates(candidates, {
    from: Math.max(0, offset - candidates.length),
    count: request.limit - first.length,
    read: (skip, limit) =>
      model.find(filter, { createdAt: 1 }).sort(NEWEST_FIRST).skip(skip).limit(limit).lean<Listed[]>(),
  });
  const ids = [...first, ...others].map(({ _id }) => _id.toHexString());
  const found = new Map(
    (await findByIds(model, ids)).map((document) => [document._id.toHexString(), document]),
  );
  const items = ids.flatMap((id) => found.get(id) ?? []).map(toEntity);
  return whole.for(request, items);
}

/** Returns the entries that share a skill, most shared first, then newest first. */
async function sharing<Document extends Listed>(
  model: Model<Document>,
  reader: readonly NamedSkill[],
  { filter, searched, fields, naming }: List<Document>,
): Promise<Place[]> {
  const own = [...new Set(reader.flat())].slice(0, MOST_SKILLS);
  const all = withBroaderSkills(reader);
  const broader = [...all].filter((id) => !own.includes(id)).slice(0, MOST_SKILLS);
  const projection = Object.fromEntries(['createdAt', ...fields].map((field) => [field, 1]));
  const found = new Map<string, Document>();
  for (const ids of [own, broader].filter(({ length }) => length > 0)) {
    const documents = await model
      .find(withAny(filter, searched, ids), projection)
      .sort(NEWEST_FIRST)
      .limit(MOST_CANDIDATES)
      .lean<Document[]>();
    for (const document of documents) found.set(document._id.toHexString(), document);
  }
  const places: (Place & { shared: number })[] = [];
  for (const [i, document] of [...found.values()].entries()) {
    const shared = sharedSkills(skillsOfEntry(naming(document)), all).ids.length;
    if (shared > 0) places.push({ _id: document._id, createdAt: document.createdAt, shared });
    if (i % IN_A_TURN === IN_A_TURN - 1) await turn();
  }
  return places.sort((one, other) => other.shared - one.shared || newestFirst(one, other));
}

const newestFirst = (one: Place, other: Place): number =>
  other.createdAt.getTime() - one.createdAt.getTime() ||
  (other._id.toHexString() < one._id.toHexString() ? -1 : 1);

/** Returns the filter with the condition that one of the searched fields has one of these concepts. */
function withAny<Document>(
  filter: QueryFilter<Document>,
  searched: readonly string[],
  ids: readonly string[],
): QueryFilter<Document> {
  const { $and = [], ...others } = filter as { $and?: object[] };
  const entries = searched.map((field) => ({ [pathOfWords(field)]: { $in: ids.map(conceptEntry) } }));
  return { ...others, $and: [...$and, { $or: entries }] } as QueryFilter<Document>;
}
