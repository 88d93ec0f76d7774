import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { Files, type UploadedPdf } from '../../platform/files/files.ts';
import { confirmationOf } from '../../shared/person/availability.ts';
import { withoutBlankRows } from '../../shared/person/career.ts';
import { defined } from '../../shared/defined.ts';
import { notFound } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { editableOfEmployee, type Employee, type EmployeeChange } from '../domain/employee.ts';
import { EmployeeRepository } from './employees.ports.ts';

/** An opened CV. */
export interface OpenedCv {
  file: StoredFile;
  content: Awaited<ReturnType<Files['open']>>;
}

/** Changes employees together with their CVs. */
@Injectable()
export class EmployeeRecords implements OnModuleInit {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly files: Files,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('employee', (id) => this.remove(id));
  }

  /** Writes the file before the unit of work that refers to it; if that fails, the sweep removes it. */
  async keep(upload: UploadedPdf | undefined): Promise<StoredFile | undefined> {
    return upload && this.files.store(upload);
  }

  async add(employee: Employee): Promise<Employee> {
    const kept = withoutBlankRows(employee);
    await this.unitOfWork.run(async () => {
      await this.employees.add(kept);
      if (kept.cv) await this.files.attach(kept.cv);
    });
    return kept;
  }

  /**
   * Returns the changed employee, or null when there is none, or none of this owner. A new CV replaces the old one.
   * `precondition`: the expected versions of `editableOfEmployee`.
   */
  async change(
    id: string,
    change: EmployeeChange,
    { owner, precondition }: { owner?: string; precondition?: Precondition } = {},
  ): Promise<Employee | null> {
    const kept = withoutBlankRows(change);
    return this.unitOfWork.run(async () => {
      const found = precondition && (await this.employees.find(id));
      if (found) assertUnchanged(editableOfEmployee(found), precondition);
      const before = await this.employees.replace(id, kept, owner);
      if (!before) return null;
      if (kept.cv) {
        await this.files.attach(kept.cv);
        await this.files.release(before.cv);
      }
      return { ...before, ...defined(kept) };
    });
  }

  /**
   * Returns the employee with the availability confirmed at `now`, or null when there is none, or none of this owner.
   * Conflict when nothing is known.
   */
  async confirmAvailability(id: string, now: Date, owner?: string): Promise<Employee | null> {
    return this.unitOfWork.run(async () => {
      const before = await this.employees.replace(id, { confirmedAt: now }, owner);
      return before && { ...before, ...confirmationOf(before, now) };
    });
  }

  /**
   * Erases an employee with the CV, and the name from the audit log. Returns the employee, or null when there was none, or none
   * of this owner.
   */
  remove(id: string, owner?: string): Promise<Employee | null> {
    return this.unitOfWork.run(async () => {
      const removed = await this.employees.remove(id, owner);
      if (!removed) return null;
      await this.files.release(removed.cv);
      await this.audit.forget('employee', id);
      await this.erasures.note('employee', id);
      return removed;
    });
  }

  /** 404 also when the employee has no CV. */
  async openCv(employee: Employee | null): Promise<OpenedCv> {
    if (!employee?.cv) throw notFound('cv');
    return { file: employee.cv, content: await this.files.open(employee.cv) };
  }
}
