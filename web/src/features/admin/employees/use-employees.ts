import { request } from '../../../shared/api/client.ts';
import type { Employee } from '../../../shared/api/types.ts';
import { upload } from '../../../shared/api/upload.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { appendCareer, type CareerValues } from '../../../shared/ui/career-fields.tsx';
import { OVERVIEW } from '../use-overview.ts';

export const EMPLOYEES = '/api/admin/employees';

export interface EmployeeInput extends CareerValues {
  name: string;
  email: string;
  companyName: string;
  position: string;
  skills: string;
  rate: string;
  availability: string;
  /** Comma text. */
  projects: string;
}

export const useEmployee = (id: string) => useApi<Employee>(`${EMPLOYEES}/${id}`);

function formOf(input: EmployeeInput, cv: File | null): FormData {
  const form = new FormData();
  const { qualification: _q, experience: _e, ...texts } = input;
  for (const [key, value] of Object.entries(texts)) form.set(key, value);
  appendCareer(form, input);
  if (cv) form.set('cv', cv);
  return form;
}

export function useEmployeeChanges() {
  const refresh = useRefresh();
  const reload = () => refresh(EMPLOYEES, OVERVIEW);
  return {
    /** Creates without an id, changes with one. `onProgress` gets the share that was sent. */
    save: async (
      id: string | undefined,
      input: EmployeeInput,
      cv: File | null,
      onProgress: (share: number) => void,
    ) => {
      const path = id ? `${EMPLOYEES}/${id}` : EMPLOYEES;
      await upload(path, formOf(input, cv), { method: id ? 'PUT' : 'POST', onProgress });
      await reload();
    },
    remove: async (id: string) => {
      await request(`${EMPLOYEES}/${id}`, { method: 'DELETE' });
      // The lists; the thing itself, still shown for a moment, is not there to be asked for.
      await refresh(`${EMPLOYEES}?`, OVERVIEW);
    },
  };
}
