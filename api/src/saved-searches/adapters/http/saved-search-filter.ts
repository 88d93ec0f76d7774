import { Id, Optional } from '../../../shared/http/input/fields.ts';

/** The parameter of a list that shows only what is new in a saved search of the caller's. */
export const SavedSearchFilter =
  () =>
  (target: object, name: string): void => {
    for (const decorate of [Optional(), Id()]) decorate(target, name);
  };
