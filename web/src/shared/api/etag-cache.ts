import { adminSession, userSession } from './session.ts';

/** An answer as it is kept beside its ETag. The same body object is returned on 304, so nothing is drawn again. */
export interface Answer {
  body: unknown;
  total: number | null;
  etag: string;
}

const MOST = 200;
const kept = new Map<string, Answer & { token: string | null }>();

/** The kept answer of a path for this very token, never for another's. */
export function recall(path: string, token: string | null): Answer | undefined {
  const answer = kept.get(path);
  return answer && answer.token === token ? answer : undefined;
}

export function remember(path: string, token: string | null, answer: Answer): void {
  kept.delete(path);
  kept.set(path, { ...answer, token });
  const oldest = kept.keys().next().value;
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

export function wasFetched(path: string, token: string | null): boolean {
  return recall(path, token) !== undefined;
}

for (const session of [userSession, adminSession]) {
  session.subscribe(() => kept.clear());
}
