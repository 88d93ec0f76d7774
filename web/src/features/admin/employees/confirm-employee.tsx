import { send } from '../../../shared/api/client.ts';
import type { Employee } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { ConfirmAvailability } from '../../../shared/availability/confirm-availability.tsx';

/** Confirms the availability of an employee of any company. */
export function ConfirmEmployee({ employee, apart }: { employee: Employee; apart?: boolean }) {
  const refresh = useRefresh();
  const confirm = async () => {
    const { message } = await send('post', '/api/admin/employees/{id}/availability/confirm', {
      params: { id: employee._id },
    });
    await refresh('/api/admin/employees');
    return message;
  };
  return <ConfirmAvailability apart={apart} of={employee} name={employee.name} confirm={confirm} />;
}
