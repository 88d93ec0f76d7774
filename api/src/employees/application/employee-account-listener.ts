import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { Files } from '../../platform/files/files.ts';
import { AccountLifecycle, type ExportPart } from '../../users/application/account-lifecycle.ts';
import { EmployeeRepository } from './employees.ports.ts';

/** Updates a company's employees when its account changes. Runs inside the unit of work of that change. */
@Injectable()
export class EmployeeAccountListener implements OnModuleInit {
  constructor(
    private readonly accounts: AccountLifecycle,
    private readonly employees: EmployeeRepository,
    private readonly files: Files,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.accounts.add({
      // Hidden while the company is no B2B account, and shown when it is one again, like its projects.
      roleChanged: (userId, role) => this.employees.setHidden(userId, role !== 'B2B'),
      changed: ({ id, company_name }) => this.employees.renameCompany(id, company_name),
      erased: (userId) => this.erased(userId),
      exported: (userId) => this.exported(userId),
    });
  }

  private async erased(userId: string): Promise<void> {
    const employees = await this.employees.findAllOf(userId);
    await this.employees.removeAllOf(userId);
    for (const { id, cv } of employees) {
      await this.files.release(cv);
      await this.audit.forget('employee', id);
    }
  }

  private async exported(userId: string): Promise<ExportPart[]> {
    const employees = await this.employees.findAllOf(userId);
    if (employees.length === 0) return [];
    const data = employees.map(({ cv, ...employee }) => ({ ...employee, cv: cv?.filename ?? null }));
    const files = employees.flatMap(({ id, cv }) => (cv ? [{ name: `employees/cv-${id}`, file: cv }] : []));
    return [{ name: 'employees', data }, ...files];
  }
}
