import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countIn } from '../../../platform/database/queries/kept-counts.ts';
import { defined } from '../../../shared/defined.ts';
import { allOf } from '../../../platform/search/containing.ts';
import { EVERY_WORD, finding } from '../../../platform/search/finding.ts';
import { searchableBy } from '../../../platform/search/searched.ts';
import { freeBy } from '../../../shared/person/availability-fields.ts';
import { Clock } from '../../../shared/time/clock.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { EmployeeRepository, type EmployeeFilter } from '../../application/employees.ports.ts';
import { EMPLOYEE_AUDIENCES, type Employee, type EmployeeChange } from '../../domain/employee.ts';
import { EMPLOYEE_MODEL, EMPLOYEE_SEARCH, toEmployee, type EmployeeDocument } from './employee.schema.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function toQuery(
  { audience, b2bId, q, visible, freeBy: day }: EmployeeFilter,
  now: Date,
): QueryFilter<EmployeeDocument> {
  const searches = searchableBy(EMPLOYEE_SEARCH, EMPLOYEE_AUDIENCES[audience].searches);
  return {
    ...(b2bId ? { b2bId } : {}),
    ...(visible ? { hidden: false } : {}),
    ...allOf(...finding(searches, q, EVERY_WORD), ...freeBy(day, now)),
  };
}

@Injectable()
export class MongoEmployeeRepository extends EmployeeRepository {
  constructor(
    @InjectModel(EMPLOYEE_MODEL) private readonly model: Model<EmployeeDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({ id, ...employee }: Employee): Promise<void> {
    await this.model.create([{ _id: id, ...employee }]);
  }

  async find(id: string): Promise<Employee | null> {
    const found = await this.model.findById(id).lean<EmployeeDocument>();
    return found && toEmployee(found);
  }

  countOf(b2bId: string): Promise<number> {
    return this.model.countDocuments({ b2bId });
  }

  count(): Promise<number> {
    return countIn(this.model, {});
  }

  page(filter: EmployeeFilter, request: PageRequest): Promise<Page<Employee>> {
    const query = {
      filter: toQuery(filter, this.clock.now()),
      sort: NEWEST_FIRST,
      request,
      isUnindexed: filter.freeBy !== undefined,
    };
    return findPage(this.model, query, toEmployee);
  }

  async replace(id: string, change: EmployeeChange, owner?: string): Promise<Employee | null> {
    const before = await this.model
      .findOneAndUpdate(ownedBy(id, owner), { $set: defined(change) }, { returnDocument: 'before' })
      .lean<EmployeeDocument>();
    return before && toEmployee(before);
  }

  async remove(id: string, owner?: string): Promise<Employee | null> {
    const removed = await this.model.findOneAndDelete(ownedBy(id, owner)).lean<EmployeeDocument>();
    return removed && toEmployee(removed);
  }

  async findAllOf(b2bId: string): Promise<Employee[]> {
    const found = await this.model.find({ b2bId }).sort(NEWEST_FIRST).lean<EmployeeDocument[]>();
    return found.map(toEmployee);
  }

  async removeAllOf(b2bId: string): Promise<void> {
    await this.model.deleteMany({ b2bId });
  }

  async setHidden(b2bId: string, hidden: boolean): Promise<void> {
    await this.model.updateMany({ b2bId }, { $set: { hidden } });
  }

  async renameCompany(b2bId: string, companyName: string): Promise<void> {
    await this.model.updateMany({ b2bId, companyName: { $ne: companyName } }, { $set: { companyName } });
  }
}

function ownedBy(id: string, owner: string | undefined): { _id: string; b2bId?: string } {
  return { _id: id, ...(owner === undefined ? {} : { b2bId: owner }) };
}
