import { t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { adminPath } from '../admin-location.ts';

/** Leads from a freelancer to the form that proposes one; nothing for people who cannot be proposed. */
export function ProposeLink({ user }: { user: Pick<User, '_id' | 'role' | 'blocked'> }) {
  if (user.role !== 'Freelancer' || user.blocked) return null;
  return (
    <ButtonLink
      small
      kind="second"
      to={adminPath('proposals', { userid: user._id }, 'create')}
    >{t`Propose`}</ButtonLink>
  );
}
