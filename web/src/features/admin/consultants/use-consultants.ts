import { send } from '../../../shared/api/client.ts';
import type { Consultant } from '../../../shared/api/types.ts';
import { useApi, useRefresh, useWholeList } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { toCareer, toCareerValues } from '../../../shared/ui/career-fields.tsx';

/** The form's values; skills and projects are comma-separated text. */
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

/** Companies that applied for a consultant. A failure is shown as an empty list (the specification, section 7). */
export const useConsultantApplicants = (id: string) =>
  useWholeList('/api/admin/consultant-applicants/{id}', { id });

export const useConsultant = (id: string) => useApi(urlOf('/api/admin/consultants/{id}', { id }));

/** Accepts a JSON list or comma-separated text (the specification, section 5). */
function projectList(text: string): string[] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read.map(String);
  } catch {
    // Not JSON, so it is comma-separated.
  }
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** Updates the consultant with this id; without an id creates one. */
export function useSaveConsultant() {
  const refresh = useRefresh();
  return async (id: string | undefined, values: ConsultantValues) => {
    const projects = projectList(values.projects);
    const all = { ...values, ...toCareer(values) };
    if (id) await send('put', '/api/admin/consultants/{id}', { params: { id }, body: { ...all, projects } });
    else
      await send('post', '/api/admin/consultants', { form: { ...all, projects: JSON.stringify(projects) } });
    await refresh('/api/admin/consultants', '/api/admin/overview');
  };
}
