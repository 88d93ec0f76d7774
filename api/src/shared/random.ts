import { randomInt } from 'node:crypto';

/** Returns a whole number from 0 to below `limit` that nobody can foresee. */
export const randomBelow = (limit: number): number => randomInt(limit);
