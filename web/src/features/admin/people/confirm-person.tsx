import { send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { ConfirmAvailability } from '../../../shared/availability/confirm-availability.tsx';
import { fullName } from '../../../shared/account/full-name.ts';

/** Confirms the availability of a freelancer. */
export function ConfirmPerson({ user, apart }: { user: User; apart?: boolean }) {
  const refresh = useRefresh();
  const confirm = async () => {
    const { message } = await send('post', '/api/admin/people/{id}/availability/confirm', {
      params: { id: user._id },
    });
    await refresh('/api/admin/people', '/api/admin/freelancers');
    return message;
  };
  return <ConfirmAvailability apart={apart} of={user} name={fullName(user)} confirm={confirm} />;
}
