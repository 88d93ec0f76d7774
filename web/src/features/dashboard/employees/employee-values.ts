import { splitList } from '@consulting/contracts';
import type { Employee, User } from '../../../shared/api/types.ts';
import {
  experienceRows,
  qualificationRows,
  withoutBlank,
  type ExperienceValues,
  type QualificationValues,
} from '../../../shared/ui/career-fields.tsx';

export interface EmployeeValues {
  name: string;
  email: string;
  position: string;
  /** Comma text, and stored as one. */
  skills: string;
  /** Free text, such as per hour. */
  rate: string;
  availability: string;
  qualification: QualificationValues[];
  experience: ExperienceValues[];
}

export function toEmployeeValues(employee?: Employee): EmployeeValues {
  return {
    name: employee?.name ?? '',
    email: employee?.email ?? '',
    position: employee?.position ?? '',
    skills: employee?.skills ?? '',
    rate: employee?.rate ?? '',
    availability: employee?.availability ?? '',
    qualification: qualificationRows(employee?.qualification ?? []),
    experience: experienceRows(employee?.experience ?? []),
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
  form.append('qualification', JSON.stringify(withoutBlank(values.qualification)));
  form.append('experience', JSON.stringify(withoutBlank(values.experience)));
  if (cv) form.append('cv', cv);
  return form;
}
