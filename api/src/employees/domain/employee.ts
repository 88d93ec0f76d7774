import { audienceOf } from '../../shared/audience.ts';
import { editableAvailability, type KnownAvailability } from '../../shared/person/availability.ts';
import { careerOf, type Experience, type Qualification } from '../../shared/person/career.ts';
import { described, type StoredFile } from '../../shared/stored-file.ts';

/** The fields that a company or an administrator writes. */
export interface EmployeeDetails {
  name: string;
  email: string;
  position: string;
  /** Comma-separated text; the only list that is stored as text (the specification, section 3). */
  skills: string;
  /** Free text, for example `85 EUR per hour`. */
  rate: string;
  availability: string;
  available_from: string | null;
  days_per_week: number | null;
  qualification: Qualification[];
  experience: Experience[];
  projects: string[];
}

/** A person employed and offered by a company or the firm itself. */
export interface Employee extends EmployeeDetails, KnownAvailability {
  id: string;
  /** The company's user; null when an administrator added an employee that belongs to no account. */
  b2bId: string | null;
  /** The company's name from its account; without an account the administrator's text. */
  companyName: string;
  cv: StoredFile | null;
  /** True while the company's account is no B2B account: other companies do not see the employee then. */
  hidden: boolean;
  createdAt: Date;
}

const COMPANY = [
  'id',
  'b2bId',
  'companyName',
  'name',
  'position',
  'skills',
  'rate',
  'availability',
  'available_from',
  'days_per_week',
  'confirmedAt',
  'qualification',
  'experience',
  'projects',
  'createdAt',
] as const;

const audience = audienceOf<Employee>();
/** What each audience sees of an employee and searches by. Views, searches and the index of searches go by it. */
export const EMPLOYEE_AUDIENCES = {
  /** Another company. */
  company: audience(COMPANY, ['name', 'position', 'skills']),
  /** The owner sees as much. */
  administration: audience(
    [...COMPANY, 'email', 'cv'],
    ['name', 'position', 'skills', 'email', 'companyName'],
  ),
};
export type EmployeeAudience = keyof typeof EMPLOYEE_AUDIENCES;

/** The changeable fields; missing ones stay as they are, the CV too. */
export type EmployeeChange = Partial<EmployeeDetails & Pick<Employee, 'companyName' | 'cv' | 'confirmedAt'>>;

/** Returns what the form of an employee edits, as the API shows it. An account's company is renamed elsewhere. */
export function editableOfEmployee(employee: Employee) {
  const { name, email, position, skills, rate, availability, projects } = employee;
  return {
    name,
    email,
    companyName: employee.b2bId === null ? employee.companyName : '',
    position,
    skills,
    rate,
    availability,
    ...editableAvailability(employee),
    ...careerOf(employee),
    projects,
    cv: described(employee.cv),
  };
}

export function isEmployedBy(employee: Employee, userId: string): boolean {
  return employee.b2bId === userId;
}
