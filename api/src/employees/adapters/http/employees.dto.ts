import { ApiHideProperty } from '@nestjs/swagger';
import { LIMITS } from '@consulting/contracts';
import { FreeBy, OfferFields } from '../../../shared/http/input/career.dto.ts';
import {
  EmailText,
  Id,
  Optional,
  OptionalText,
  PdfField,
  TextList,
} from '../../../shared/http/input/fields.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import { NameText } from '../../../shared/http/input/name-field.ts';
import type { AdminEmployeeDetails } from '../../application/admin-employees.service.ts';
import type { EmployeeDetails } from '../../domain/employee.ts';

export class EmployeesQuery extends StablePageQuery {
  @FreeBy()
  free_by?: string;
}

/** Returns what a query asks for. */
export const toEmployeeTerms = ({ q, free_by }: EmployeesQuery) => ({ q, freeBy: free_by });

class EmployeeFields extends OfferFields {
  /** @example 'Jonas Brandt' */
  @NameText({ required: 'field.name-required' })
  name: string;

  /** @example 'jonas.brandt@example.com' */
  @EmailText()
  email: string;

  @TextList({ required: 'field.skills-required' })
  skills: string[];

  @ApiHideProperty()
  @PdfField()
  cv?: never;
}

/** An own employee as the form sends it; an optional field that is missing in a change stays as it is. */
export class EmployeeDto extends EmployeeFields {
  /** The caller's own id, or missing. */
  @Optional()
  @Id()
  b2bId?: string;

  /** Ignored: taken from the account. */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  companyName?: string;
}

/** An employee as the administration's form sends it. */
export class AdminEmployeeDto extends EmployeeFields {
  /** Kept for employees that belong to no company account, ignored for the others. @example 'Spree Logistics AG' */
  @OptionalText({ max: LIMITS.title, kind: 'line' })
  companyName?: string;
}

type Required = Pick<EmployeeDetails, 'name' | 'email' | 'skills'>;

/** What was sent; skills become the comma text they are kept as. */
export function toDetails(input: EmployeeFields): Partial<EmployeeDetails> & Required {
  const { name, email, position, skills, rate, availability, available_from, days_per_week } = input;
  const { qualification, experience, projects } = input;
  return {
    name,
    email,
    skills: skills.join(', '),
    ...(position !== undefined && { position }),
    ...(rate !== undefined && { rate }),
    ...(availability !== undefined && { availability }),
    ...(available_from !== undefined && { available_from }),
    ...(days_per_week !== undefined && { days_per_week }),
    ...(qualification && { qualification }),
    ...(experience && { experience }),
    ...(projects && { projects }),
  };
}

/** The same for a new employee: what is missing is empty. */
export function toNewDetails(input: EmployeeFields): EmployeeDetails {
  const empty = { position: '', rate: '', availability: '', qualification: [], experience: [], projects: [] };
  return { ...empty, available_from: null, days_per_week: null, ...toDetails(input) };
}

export function toAdminDetails(input: AdminEmployeeDto): Partial<AdminEmployeeDetails> {
  const { companyName } = input;
  return { ...toDetails(input), ...(companyName !== undefined && { companyName }) };
}
