/** What an audience sees of an entity, and by which of these fields it searches. */
export interface Audience<Seen extends string = string, Searched extends Seen = Seen> {
  sees: readonly Seen[];
  searches: readonly Searched[];
}

/** Declares audiences of an entity. A searched field that the audience does not see does not compile. */
export const audienceOf =
  <Entity>() =>
  <Seen extends keyof Entity & string, Searched extends Seen>(
    sees: readonly Seen[],
    searches: readonly Searched[],
  ): Audience<Seen, Searched> => ({ sees, searches });

/** The fields of a view that an audience sees, in the order of the view. What an entity calls `id`, a view calls `_id`. */
export function seenBy<View extends object>({ sees }: Pick<Audience, 'sees'>, view: View): View {
  const names = new Set(sees.map((field) => (field === 'id' ? '_id' : field)));
  return Object.fromEntries(Object.entries(view).filter(([name]) => names.has(name))) as View;
}
