/** Messages of the talent pool. */
export const POOL_MESSAGES = {
  'pool-link.not-found': 'This link is no longer valid.',
  'pool.no': 'Saved. We do not keep your documents any longer than announced.',
  'pool.not-asked': 'This question is no longer open.',
  'pool.yes': 'Thank you! We keep your documents for 12 months and write to you when something fits.',
} as const;
