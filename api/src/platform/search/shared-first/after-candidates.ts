import type { Types } from 'mongoose';

/** An entry of a list that is newest first. */
export interface Place {
  _id: Types.ObjectId;
  createdAt: Date;
}

/**
 * Returns `count` entries of a list from position `from` on, as if the candidates were not in it. Reads no more entries
 * than there are candidates and wanted ones, wherever the candidates are. `read` returns a part of the list, newest first.
 */
export async function withoutCandidates(
  candidates: readonly Place[],
  {
    from,
    count,
    read,
  }: { from: number; count: number; read: (skip: number, limit: number) => Promise<Place[]> },
): Promise<Place[]> {
  if (count <= 0) return [];
  const places = await read(from, candidates.length + count);
  const [first] = places;
  if (!first) return [];
  // Each candidate ahead of this part has taken the place of another entry, which is in this part.
  const ahead = candidates.filter((candidate) => isNewer(candidate, first)).length;
  const ids = new Set(candidates.map(({ _id }) => _id.toHexString()));
  return places.filter(({ _id }) => !ids.has(_id.toHexString())).slice(ahead, ahead + count);
}

function isNewer(one: Place, other: Place): boolean {
  const later = one.createdAt.getTime() - other.createdAt.getTime();
  return later > 0 || (later === 0 && one._id.toHexString() > other._id.toHexString());
}
