import { adminSession, userSession } from './session/session.ts';

/**
 * A response cached with its ETag. A 304 returns the same body object, so nothing is rendered again. It is kept only
 * in memory: responses about the signed-in person carry `no-store`, because the browser's cache is a file that
 * outlives the session on a shared computer.
 */
export interface KeptAnswer {
  body: unknown;
  total: number | null;
  /** Whether there are more than `total`. */
  isMore: boolean;
  etag: string;
}

const MOST = 200;
const kept = new Map<string, KeptAnswer & { token: string | null }>();

/** The cached response of a path for exactly this token. */
export function recall(path: string, token: string | null): KeptAnswer | undefined {
  const answer = kept.get(path);
  return answer && answer.token === token ? answer : undefined;
}

export function remember(path: string, token: string | null, answer: KeptAnswer): void {
  kept.delete(path);
  kept.set(path, { ...answer, token });
  const oldest = kept.keys().next().value;
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

for (const session of [userSession, adminSession]) {
  session.subscribe(() => kept.clear());
}
