import { fullName, type User } from '../../users/domain/user.ts';
import type { Target } from '../domain/target.ts';

/**
 * Returns what the audit log says an action on an application is about. A consultant's name is personal, so the log does
 * not store it beside the applicant's; a speculative application has no title of its own.
 */
export function aboutApplicant(applicant: User, { kind, title }: Target) {
  return {
    kind: 'user',
    id: applicant.id,
    label: fullName(applicant),
    ...(kind === 'consultant' || kind === 'speculative' ? {} : { regarding: title }),
  };
}
