import { send } from '../../../shared/api/client.ts';
import type { Employee } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { ConfirmAvailability } from '../../../shared/availability/confirm-availability.tsx';

/** Confirms the availability of an employee of the user's company. */
export function ConfirmEmployee({ employee, apart }: { employee: Employee; apart?: boolean }) {
  const refresh = useRefresh();
  const confirm = async () => {
    const { message } = await send('post', '/private/api/employees/{id}/availability/confirm', {
      params: { id: employee._id },
    });
    await refresh('/private/api/employees');
    return message;
  };
  return <ConfirmAvailability apart={apart} of={employee} name={employee.name} confirm={confirm} />;
}
