import { type Model, type QueryFilter, Types } from 'mongoose';
import { hotFind } from './hot-read.ts';

/** The most ids of one hot read, which gives others no turn: those of a page. */
const MOST_AT_ONCE = 100;

/** Returns the documents with these ids that exist, in any order. */
export async function findByIds<Document>(
  model: Model<Document>,
  ids: readonly string[],
): Promise<Document[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  if (wanted.length > MOST_AT_ONCE)
    return model.find({ _id: { $in: wanted } } as QueryFilter<Document>).lean<Document[]>();
  return hotFind(model, { _id: { $in: wanted.map((id) => new Types.ObjectId(id)) } });
}
