import { Injectable } from '@nestjs/common';
import { TargetGuard } from '../../../shared/http/target.guard.ts';
import { EmployeesService } from '../../application/employees.service.ts';

/** Only the company that employs. */
@Injectable()
export class OwnedEmployeeGuard extends TargetGuard {
  constructor(private readonly employees: EmployeesService) {
    super();
  }

  protected override check(id: string, callerId: string): Promise<void> {
    return this.employees.assertOwner(id, callerId);
  }
}
