import { seenBy } from '../../../shared/audience.ts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { AvailabilityView, toAvailabilityView } from '../../../shared/http/output/availability-view.dto.ts';
import { ExperienceView, QualificationView, toCareer } from '../../../shared/http/output/career-view.dto.ts';
import { FileView, toFileView } from '../../../shared/http/output/file.dto.ts';
import { asClaimed } from '../../../shared/person/availability.ts';
import { versionOf } from '../../../shared/version.ts';
import {
  editableOfEmployee,
  EMPLOYEE_AUDIENCES,
  isEmployedBy,
  type Employee,
  type EmployeeAudience,
} from '../../domain/employee.ts';

export class EmployeeView extends AvailabilityView {
  /** @example '656f2a9e1c9d440000a1b2c3' */
  _id: string;

  /** The company's user; absent for employees that belong to no company account. @example '656f2a9e1c9d440000a1b2c4' */
  b2bId?: string;

  /** @example 'Spree Logistics AG' */
  companyName: string;

  /** @example 'Jonas Brandt' */
  name: string;

  /** For the owner and administrators only. @example 'jonas.brandt@example.com' */
  email?: string;

  /** @example 'ABAP developer' */
  position: string;

  /** Comma-separated text. @example 'ABAP, OData' */
  skills: string;

  /** @example '85 EUR per hour' */
  rate: string;

  /** @example 'now' */
  availability: string;

  qualification: QualificationView[];

  experience: ExperienceView[];

  /** @example ['Label printing'] */
  projects: string[];

  /** For the owner and administrators only, and only when there is one. */
  cv?: FileView;

  @ApiVersion({
    required: false,
    of: 'the fields that the owner and administrators can change; for them only',
  })
  version?: string;

  /** @example '2026-11-21T08:00:00.000Z' */
  createdAt: string;
}

/** An employee that was created or changed. */
export class EmployeeAnswer extends MessageAnswer {
  employee: EmployeeView;
}

function toView(audience: EmployeeAudience, employee: Employee): EmployeeView {
  return seenBy(EMPLOYEE_AUDIENCES[audience], {
    email: employee.email,
    ...(employee.cv ? { cv: toFileView(employee.cv) } : {}),
    _id: employee.id,
    ...(employee.b2bId === null ? {} : { b2bId: employee.b2bId }),
    companyName: employee.companyName,
    name: employee.name,
    position: employee.position,
    skills: employee.skills,
    rate: employee.rate,
    availability: employee.availability,
    ...toAvailabilityView(employee),
    ...toCareer(employee),
    projects: employee.projects,
    createdAt: employee.createdAt.toISOString(),
  });
}

/** Every field, for administrators. */
export function toFullEmployeeView(employee: Employee): EmployeeView {
  return { version: versionOf(editableOfEmployee(employee)), ...toView('administration', employee) };
}

/** E-mail and CV are the owner's. To others, nothing is claimed that has become unknown. */
export function toEmployeeView(employee: Employee, readerId: string, now: Date): EmployeeView {
  return isEmployedBy(employee, readerId)
    ? toFullEmployeeView(employee)
    : toView('company', asClaimed(employee, now));
}
