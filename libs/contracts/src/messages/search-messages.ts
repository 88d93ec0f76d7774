/** Messages of saved searches. */
export const SAVED_SEARCH_MESSAGES = {
  'saved-search.cadence-of-administrator':
    'Searches of the administration are shown and counted, never mailed.',
  'saved-search.changed': 'The search has been changed.',
  'saved-search.kind-not-yours': 'You cannot save searches of this list.',
  'saved-search.not-found': 'Saved search not found',
  'saved-search.query-invalid':
    'Leave out the parameters page, limit, sort and savedSearch, and name every parameter once',
  'saved-search.removed': 'The search is no longer saved.',
  'saved-search.saved': 'The search has been saved.',
  'saved-search.seen': 'Noted: you have seen what is new.',
  'saved-search.too-many': 'You can save at most {max} searches. Remove one first.',
} as const;
