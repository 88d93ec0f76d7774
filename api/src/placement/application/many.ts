import type { CodedMessage } from '@consulting/contracts';
import { DomainError } from '../../shared/errors.ts';

/** The result of an operation on several applications: those that succeeded, and why the others were refused. */
export interface ManyDone<Done> {
  done: Done[];
  refused: { id: string; said: CodedMessage }[];
}

/** Runs the operation for one id after the other; repeated ids count once. */
export async function eachOnItsOwn<Done>(
  ids: readonly string[],
  operation: (id: string) => Promise<Done>,
): Promise<ManyDone<Done>> {
  const outcome: ManyDone<Done> = { done: [], refused: [] };
  for (const id of new Set(ids))
    try {
      outcome.done.push(await operation(id));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcome.refused.push({ id, said: error.said });
    }
  return outcome;
}
