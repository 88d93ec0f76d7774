import { Injectable } from '@nestjs/common';
import { coded, LIMITS } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { UploadedPdf } from '../../platform/files/files.ts';
import { Clock } from '../../shared/time/clock.ts';
import { DomainError, forbidden, notFound, orNotFound } from '../../shared/errors.ts';
import { confirmedBy, isAnythingKnown } from '../../shared/person/availability.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Precondition } from '../../shared/version.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isEmployedBy, type Employee, type EmployeeDetails } from '../domain/employee.ts';
import { EmployeeRecords, type OpenedCv } from './employee-records.ts';
import { EmployeeRepository, type EmployeeTerms } from './employees.ports.ts';

/** Lets companies manage their employees. Answers about another company's have no e-mail and no CV. */
@Injectable()
export class EmployeesService {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly records: EmployeeRecords,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns employees of all companies whose account still has the role B2B. */
  list(terms: EmployeeTerms, request: PageRequest): Promise<Page<Employee>> {
    return this.employees.page({ ...terms, audience: 'company', visible: true }, request);
  }

  mine(b2bId: string, terms: EmployeeTerms, request: PageRequest): Promise<Page<Employee>> {
    return this.employees.page({ ...terms, audience: 'company', b2bId }, request);
  }

  /** Adds an employee; conflict when the company has the maximum. */
  async create(b2bId: string, details: EmployeeDetails, upload?: UploadedPdf): Promise<Employee> {
    const cv = (await this.records.keep(upload)) ?? null;
    return this.unitOfWork.run(async () => {
      // Locked, so that simultaneous ones do not exceed the limit.
      const { company_name: companyName, role } = await this.users.lock(b2bId);
      const { employees: max } = LIMITS;
      if ((await this.employees.countOf(b2bId)) >= max)
        throw new DomainError('conflict', coded('employee.limit-reached', { max }));
      return this.records.add({
        ...details,
        confirmedAt: isAnythingKnown(details) ? this.clock.now() : null,
        id: newId(),
        b2bId,
        companyName,
        cv,
        hidden: role !== 'B2B',
        createdAt: this.clock.now(),
      });
    });
  }

  /** Throws 404 when there is no such employee, 403 when it is another company's. */
  async assertOwner(id: string, userId: string): Promise<void> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound('employee');
    if (!isEmployedBy(employee, userId)) throw forbidden('employee.not-own');
  }

  /** Changes the given details of an own employee; without an upload the CV stays. 412 unless the precondition holds. */
  async change(
    id: string,
    b2bId: string,
    details: Partial<EmployeeDetails>,
    upload?: UploadedPdf,
    precondition?: Precondition,
  ): Promise<Employee> {
    await this.assertOwner(id, b2bId);
    const cv = await this.records.keep(upload);
    const change = { ...details, ...confirmedBy(details, this.clock.now()), cv };
    return orNotFound(await this.records.change(id, change, { owner: b2bId, precondition }), 'employee');
  }

  /** Confirms what is known of an own employee's availability; conflict when nothing is known. */
  async confirmAvailability(id: string, b2bId: string): Promise<Employee> {
    await this.assertOwner(id, b2bId);
    return orNotFound(await this.records.confirmAvailability(id, this.clock.now(), b2bId), 'employee');
  }

  async remove(id: string, b2bId: string): Promise<void> {
    await this.assertOwner(id, b2bId);
    orNotFound(await this.records.remove(id, b2bId), 'employee');
  }

  /** Opens the CV of an own employee; 404 for another company's, whose existence is not revealed. */
  async openCv(id: string, b2bId: string): Promise<OpenedCv> {
    const employee = await this.employees.find(id);
    return this.records.openCv(employee && isEmployedBy(employee, b2bId) ? employee : null);
  }
}
