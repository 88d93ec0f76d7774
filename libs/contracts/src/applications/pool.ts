/** The answers to the question whether the firm may keep somebody's documents. */
export const POOL_ANSWERS = ['yes', 'no'] as const;
export type PoolAnswer = (typeof POOL_ANSWERS)[number];

/** The version of the question, which a consent is noted with. A change of its meaning raises it. */
export const POOL_TEXT_VERSION = '2026-11-27';
