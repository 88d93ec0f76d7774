import { splitList } from '@consulting/contracts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { appendCareer, toCareerValues, type CareerValues } from '../../../shared/ui/career-fields.tsx';

export interface EmployeeValues extends CareerValues {
  name: string;
  email: string;
  position: string;
  /** Comma text, and stored as one. */
  skills: string;
  /** Free text, such as per hour. */
  rate: string;
  availability: string;
}

export function toEmployeeValues(employee?: Employee): EmployeeValues {
  return {
    name: employee?.name ?? '',
    email: employee?.email ?? '',
    position: employee?.position ?? '',
    skills: employee?.skills ?? '',
    rate: employee?.rate ?? '',
    availability: employee?.availability ?? '',
    ...toCareerValues(employee),
  };
}

/** The multipart body of the specification, section 7; without a file the stored CV stays. */
export function toEmployeeForm(values: EmployeeValues, user: User, cv: File | null): FormData {
  const form = new FormData();
  form.append('b2bId', user._id);
  form.append('companyName', user.company_name ?? '');
  for (const key of ['name', 'email', 'position', 'rate', 'availability'] as const)
    form.append(key, values[key].trim());
  form.append('skills', splitList(values.skills).join(', '));
  appendCareer(form, values);
  if (cv) form.append('cv', cv);
  return form;
}
