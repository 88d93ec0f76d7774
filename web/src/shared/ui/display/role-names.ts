import type { Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

/** Names of the roles in texts. */
export const ROLE_NAMES: Record<Role, string> = {
  JobSeeker: t`JobSeeker`,
  Freelancer: t`Freelancer`,
  B2B: t`B2B`,
};
