import { ROLES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { ROLE_NAMES } from '../../shared/ui/display/role-names.ts';
import type { SelectFilter } from '../../shared/ui/list/filter.tsx';

/** The filters of the administration's list of people, which also name its saved searches. */
export const BY_ROLE: SelectFilter = {
  name: 'role',
  label: t`Role`,
  all: t`All roles`,
  options: ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
};
export const BY_BLOCKED: SelectFilter = {
  name: 'blocked',
  label: t`Blocked`,
  all: t`Blocked or not`,
  options: [
    { value: 'true', label: t`Blocked` },
    { value: 'false', label: t`Not blocked` },
  ],
};
export const BY_POOL: SelectFilter = {
  name: 'pool',
  label: t`Consent to keep documents`,
  all: t`In the pool or not`,
  options: [{ value: 'true', label: t`In the pool` }],
};
