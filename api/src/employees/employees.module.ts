import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { AdminEmployeesController } from './adapters/http/admin-employees.controller.ts';
import { EmployeesController } from './adapters/http/employees.controller.ts';
import { employeesCollection } from './adapters/mongo/employee.schema.ts';
import { MongoEmployeeRepository } from './adapters/mongo/mongo-employee.repository.ts';
import { AdminEmployeesService } from './application/admin-employees.service.ts';
import { EmployeeAccountListener } from './application/employee-account-listener.ts';
import { EmployeeRecords } from './application/employee-records.ts';
import { EmployeeRepository } from './application/employees.ports.ts';
import { EmployeesService } from './application/employees.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** The employees whom companies and the firm offer, with their CVs, kept by companies and administrators. */
@Module({
  imports: [UsersModule, modelsOf(employeesCollection)],
  controllers: [EmployeesController, AdminEmployeesController],
  providers: [
    EmployeesService,
    AdminEmployeesService,
    EmployeeRecords,
    EmployeeAccountListener,
    { provide: EmployeeRepository, useClass: MongoEmployeeRepository },
  ],
  exports: [EmployeesService, AdminEmployeesService],
})
export class EmployeesModule {}
