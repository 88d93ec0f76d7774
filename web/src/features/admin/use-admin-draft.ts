import { adminSession } from '../../shared/api/session/session.ts';
import { useDraft, type Draft } from '../../shared/ui/form/use-draft.ts';

/** A draft that only this administrator sees; signing out deletes it. */
export function useAdminDraft<T>(name: string, initial: T): Draft<T> {
  return useDraft(`admin:${adminSession.person?._id}:${name}`, initial);
}
