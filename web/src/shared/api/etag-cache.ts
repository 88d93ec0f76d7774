import { adminSession, userSession } from './session.ts';

/**
 * An answer as it is kept beside its ETag. The same body object is returned on 304, so nothing is drawn again. It is
 * kept in memory alone: answers to who is signed in carry `no-store`, because the browser's own cache is a file that
 * outlives the session on a shared computer.
 */
export interface KeptAnswer {
  body: unknown;
  total: number | null;
  etag: string;
}

const MOST = 200;
const kept = new Map<string, KeptAnswer & { token: string | null }>();

/** The kept answer of a path for this very token, never for another's. */
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
