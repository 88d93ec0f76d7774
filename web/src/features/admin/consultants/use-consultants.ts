import type { Consultant, ConsultantApplicant } from '../../../shared/api/types.ts';
import { request } from '../../../shared/api/client.ts';
import { useApi, useRefresh, useWholeList } from '../../../shared/api/use-api.ts';
import { appendCareer, toCareer, type CareerValues } from '../../../shared/ui/career-fields.tsx';
import { OVERVIEW } from '../use-overview.ts';

export const CONSULTANTS = '/api/admin/consultants';

/** The form's values; `projects` is comma text. */
export interface ConsultantInput extends CareerValues {
  name: string;
  email: string;
  position: string;
  skills: string;
  rate: string;
  availability: string;
  projects: string;
}

/** Who asked for a consultant. A failure is shown as nobody (the specification, section 7). */
export const useConsultantApplicants = (id: string) =>
  useWholeList<ConsultantApplicant>(`/api/admin/consultant-applicants/${id}`);

export const useConsultant = (id: string) => useApi<Consultant>(`${CONSULTANTS}/${id}`);

/** Projects are read as a JSON list, otherwise split on commas (the specification, section 5). */
export function projectList(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read.map(String);
  } catch {
    // Not JSON: comma text.
  }
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

export function useConsultantChanges() {
  const refresh = useRefresh();
  const reload = () => refresh(CONSULTANTS, OVERVIEW);
  return {
    create: async (input: ConsultantInput) => {
      const form = new FormData();
      for (const key of ['name', 'email', 'skills', 'position', 'rate', 'availability'] as const) {
        form.set(key, input[key]);
      }
      appendCareer(form, input);
      form.set('projects', JSON.stringify(projectList(input.projects)));
      await request(CONSULTANTS, { method: 'POST', body: form });
      await reload();
    },
    change: async (id: string, input: ConsultantInput) => {
      const body = { ...input, ...toCareer(input), projects: projectList(input.projects) };
      await request(`${CONSULTANTS}/${id}`, { method: 'PUT', body });
      await reload();
    },
    remove: async (id: string) => {
      await request(`${CONSULTANTS}/${id}`, { method: 'DELETE' });
      // The lists; the thing itself, still shown for a moment, is not there to be asked for.
      await refresh(`${CONSULTANTS}?`, OVERVIEW);
    },
  };
}
