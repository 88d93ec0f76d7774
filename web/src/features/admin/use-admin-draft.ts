import { adminSession } from '../../shared/api/session.ts';
import { useDraft, type Draft } from '../../shared/ui/use-draft.ts';

/** A draft of the signed-in administrator alone; signing out gives it up. */
export function useAdminDraft<T>(name: string, initial: T): Draft<T> {
  return useDraft(`admin:${adminSession.person?._id}:${name}`, initial);
}
