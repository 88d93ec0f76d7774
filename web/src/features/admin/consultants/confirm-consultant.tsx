import { send } from '../../../shared/api/client.ts';
import type { Consultant } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { ConfirmAvailability } from '../../../shared/availability/confirm-availability.tsx';

/** Confirms the availability of a consultant. */
export function ConfirmConsultant({ consultant, apart }: { consultant: Consultant; apart?: boolean }) {
  const refresh = useRefresh();
  const confirm = async () => {
    const { message } = await send('post', '/api/admin/consultants/{id}/availability/confirm', {
      params: { id: consultant._id },
    });
    await refresh('/api/admin/consultants');
    return message;
  };
  return <ConfirmAvailability apart={apart} of={consultant} name={consultant.name} confirm={confirm} />;
}
