import type { Page, PageRequest } from '../../shared/page.ts';
import type { Employee, EmployeeAudience, EmployeeChange } from '../domain/employee.ts';

export interface EmployeeFilter {
  /** Only this company's. */
  b2bId?: string;
  /** Only those that are not hidden. */
  visible?: true;
  /** Who asks: `q` looks into the fields that this audience searches by. */
  audience: EmployeeAudience;
  /** Every word occurs in one of the fields, literally and ignoring case. */
  q?: string | undefined;
  /** Without those who are known to be free later than on this day (`freeBy`). */
  freeBy?: string | undefined;
}

/** What lists are searched by. */
export type EmployeeTerms = Pick<EmployeeFilter, 'q' | 'freeBy'>;

/**
 * Stores employees. Lists are newest first. Every change joins the caller's unit of work; one that names an owner
 * happens only while the employee is that owner's, in one conditional write.
 */
export abstract class EmployeeRepository {
  abstract add(employee: Employee): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Employee | null>;
  abstract findAllOf(b2bId: string): Promise<Employee[]>;
  abstract countOf(b2bId: string): Promise<number>;
  /** Counts the employees of all companies. */
  abstract count(): Promise<number>;
  abstract page(filter: EmployeeFilter, request: PageRequest): Promise<Page<Employee>>;
  /**
   * Changes the given fields. Returns the employee before the change, whose CV must be released; null when there is
   * none, or none of this owner.
   */
  abstract replace(id: string, change: EmployeeChange, owner?: string): Promise<Employee | null>;
  /** Returns the removed employee, or null when there was none, or none of this owner. */
  abstract remove(id: string, owner?: string): Promise<Employee | null>;
  abstract removeAllOf(b2bId: string): Promise<void>;
  /** Hides all employees of an owner, or shows them again. Idempotent. */
  abstract setHidden(b2bId: string, hidden: boolean): Promise<void>;
  abstract renameCompany(b2bId: string, companyName: string): Promise<void>;
}
