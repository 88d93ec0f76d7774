import type { Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

/** What people call the roles. */
export const ROLE_NAMES: Record<Role, string> = {
  JobSeeker: t`JobSeeker`,
  Freelancer: t`Freelancer`,
  B2B: t`B2B`,
};
