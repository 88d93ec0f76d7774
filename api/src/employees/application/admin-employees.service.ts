import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { UploadedPdf } from '../../platform/files/files.ts';
import { Clock } from '../../shared/time/clock.ts';
import { orNotFound } from '../../shared/errors.ts';
import { confirmedBy, isAnythingKnown } from '../../shared/person/availability.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Precondition } from '../../shared/version.ts';
import type { Employee, EmployeeDetails } from '../domain/employee.ts';
import { EmployeeRecords, type OpenedCv } from './employee-records.ts';
import { EmployeeRepository, type EmployeeTerms } from './employees.ports.ts';

/** The fields of the administration's form, with the company's name for employees that belong to no account. */
export type AdminEmployeeDetails = EmployeeDetails & Pick<Employee, 'companyName'>;

/** Lets administrators manage the employees of all companies. */
@Injectable()
export class AdminEmployeesService {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly records: EmployeeRecords,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** `q` is also searched in e-mail and company. */
  list(terms: EmployeeTerms, request: PageRequest): Promise<Page<Employee>> {
    return this.employees.page({ ...terms, audience: 'administration' }, request);
  }

  /** Counts the employees of all companies. */
  count(): Promise<number> {
    return this.employees.count();
  }

  async one(id: string): Promise<Employee> {
    return orNotFound(await this.employees.find(id), 'employee');
  }

  async create(adminId: string, details: AdminEmployeeDetails, upload?: UploadedPdf): Promise<Employee> {
    const cv = (await this.records.keep(upload)) ?? null;
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const confirmedAt = isAnythingKnown(details) ? now : null;
      const own = { id: newId(), b2bId: null, hidden: false, confirmedAt, createdAt: now };
      const employee = { ...details, ...own, cv };
      const added = await this.records.add(employee);
      await this.note(adminId, 'employee.created', added);
      return added;
    });
  }

  /** Changes the given details; 412 unless the precondition holds. The company's name stays for an employee that belongs to an account. */
  async change(
    adminId: string,
    id: string,
    { companyName, ...details }: Partial<AdminEmployeeDetails>,
    upload?: UploadedPdf,
    precondition?: Precondition,
  ): Promise<Employee> {
    const { b2bId } = await this.one(id);
    const cv = await this.records.keep(upload);
    return this.unitOfWork.run(async () => {
      const confirmed = confirmedBy(details, this.clock.now());
      const change = { ...details, ...confirmed, cv, ...(b2bId === null ? { companyName } : {}) };
      const employee = orNotFound(await this.records.change(id, change, { precondition }), 'employee');
      await this.note(adminId, 'employee.edited', employee);
      return employee;
    });
  }

  /** Confirms what is known of the availability; conflict when nothing is known. */
  confirmAvailability(adminId: string, id: string): Promise<Employee> {
    return this.unitOfWork.run(async () => {
      const confirmed = await this.records.confirmAvailability(id, this.clock.now());
      const employee = orNotFound(confirmed, 'employee');
      await this.note(adminId, 'employee.availability-confirmed', employee);
      return employee;
    });
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      orNotFound(await this.records.remove(id), 'employee');
      await this.audit.byAdmin(adminId, 'employee.deleted', { kind: 'employee', id });
    });
  }

  /** Opens a CV; every access is recorded in the audit log. */
  async openCv(adminId: string, id: string): Promise<OpenedCv> {
    const employee = await this.one(id);
    const opened = await this.records.openCv(employee);
    await this.note(adminId, 'cv.viewed', employee);
    return opened;
  }

  private note(adminId: string, action: AdminAction, { id, name }: Employee): Promise<void> {
    return this.audit.byAdmin(adminId, action, { kind: 'employee', id, label: name });
  }
}
