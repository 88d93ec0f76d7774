import { send } from '../../../shared/api/client.ts';
import type { Consultant } from '../../../shared/api/types.ts';
import { useApi, useRefresh, useWholeList } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { toCareer, toCareerValues } from '../../../shared/ui/career-fields.tsx';

/** The form's values: skills and projects as comma text. */
export type ConsultantValues = ReturnType<typeof toConsultantValues>;

export function toConsultantValues(consultant?: Consultant) {
  return {
    name: consultant?.name ?? '',
    email: consultant?.email ?? '',
    position: consultant?.position ?? '',
    skills: consultant?.skills.join(', ') ?? '',
    rate: consultant?.rate ?? '',
    availability: consultant?.availability ?? '',
    projects: consultant?.projects.join(', ') ?? '',
    ...toCareerValues(consultant),
  };
}

/** Who asked for a consultant. A failure is shown as nobody (the specification, section 7). */
export const useConsultantApplicants = (id: string) =>
  useWholeList('/api/admin/consultant-applicants/{id}', { id });

export const useConsultant = (id: string) => useApi(urlOf('/api/admin/consultants/{id}', { id }));

/** Projects are read as a JSON list, otherwise split on commas (the specification, section 5). */
function projectList(text: string): string[] {
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
  return {
    /** Creates without an id, changes with one. */
    save: async (id: string | undefined, values: ConsultantValues) => {
      const projects = projectList(values.projects);
      const all = { ...values, ...toCareer(values) };
      if (id)
        await send('put', '/api/admin/consultants/{id}', { params: { id }, body: { ...all, projects } });
      else
        await send('post', '/api/admin/consultants', {
          form: { ...all, projects: JSON.stringify(projects) },
        });
      await refresh('/api/admin/consultants', '/api/admin/overview');
    },
    remove: async (id: string) => {
      await send('delete', '/api/admin/consultants/{id}', { params: { id } });
      // The lists; the thing itself, still shown for a moment, is not there to be asked for.
      await refresh('/api/admin/consultants?', '/api/admin/overview');
    },
  };
}
