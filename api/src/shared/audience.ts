/** The fields of an entity that an audience sees, and those of them that it may search. */
export interface Audience<Seen extends string = string, Searched extends Seen = Seen> {
  sees: readonly Seen[];
  searches: readonly Searched[];
}

/** Returns a function that declares audiences of an entity. A searched field that is not seen does not compile. */
export const audienceOf =
  <Entity>() =>
  <Seen extends keyof Entity & string, Searched extends Seen>(
    sees: readonly Seen[],
    searches: readonly Searched[],
  ): Audience<Seen, Searched> => ({ sees, searches });

/** Returns the fields of a view that the audience sees, in the view's order. The entity's `id` is the view's `_id`. */
export function seenBy<View extends object>({ sees }: Pick<Audience, 'sees'>, view: View): View {
  const names = new Set(sees.map((field) => (field === 'id' ? '_id' : field)));
  return Object.fromEntries(Object.entries(view).filter(([name]) => names.has(name))) as View;
}
