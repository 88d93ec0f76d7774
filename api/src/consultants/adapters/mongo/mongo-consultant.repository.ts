import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { findByIds } from '../../../platform/database/queries/find-by-ids.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countIn } from '../../../platform/database/queries/kept-counts.ts';
import { defined } from '../../../shared/defined.ts';
import { writtenIn } from '../../../shared/posting/written-in.ts';
import { allOf } from '../../../platform/search/containing.ts';
import { EVERY_WORD, finding, OF_SKILLS } from '../../../platform/search/finding.ts';
import { searchableBy } from '../../../platform/search/searched.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { ConsultantRepository, type ConsultantFilter } from '../../application/consultants.ports.ts';
import { CONSULTANT_AUDIENCES, type Consultant, type ConsultantDetails } from '../../domain/consultant.ts';
import {
  CONSULTANT_MODEL,
  CONSULTANT_SEARCH,
  toConsultant,
  type ConsultantDocument,
} from './consultant.schema.ts';

function toQuery({ audience, q, language, skill }: ConsultantFilter): QueryFilter<ConsultantDocument> {
  const fields = searchableBy(CONSULTANT_SEARCH, CONSULTANT_AUDIENCES[audience].searches);
  return {
    ...writtenIn(language),
    ...allOf(...finding(fields, q, EVERY_WORD), ...finding(fields, skill, OF_SKILLS)),
  };
}

@Injectable()
export class MongoConsultantRepository extends ConsultantRepository {
  constructor(@InjectModel(CONSULTANT_MODEL) private readonly model: Model<ConsultantDocument>) {
    super();
  }

  async add({ id, ...consultant }: Consultant): Promise<void> {
    await this.model.create([{ _id: id, ...consultant }]);
  }

  async find(id: string): Promise<Consultant | null> {
    const found = await this.model.findById(id).lean<ConsultantDocument>();
    return found && toConsultant(found);
  }

  async findMany(ids: readonly string[]): Promise<Consultant[]> {
    return (await findByIds(this.model, ids)).map(toConsultant);
  }

  page(filter: ConsultantFilter, request: PageRequest): Promise<Page<Consultant>> {
    const sort = { createdAt: -1, _id: -1 } as const;
    return findPage(this.model, { filter: toQuery(filter), sort, request }, toConsultant);
  }

  count(): Promise<number> {
    return countIn(this.model, {});
  }

  async replace(id: string, details: Partial<ConsultantDetails>): Promise<Consultant | null> {
    const changed = await this.model
      .findOneAndUpdate({ _id: id }, { $set: defined(details) }, { returnDocument: 'after' })
      .lean<ConsultantDocument>();
    return changed && toConsultant(changed);
  }

  async remove(id: string): Promise<Consultant | null> {
    const removed = await this.model.findOneAndDelete({ _id: id }).lean<ConsultantDocument>();
    return removed && toConsultant(removed);
  }

  async lock(id: string): Promise<Consultant | null> {
    const locked = await this.model
      .findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { returnDocument: 'after' })
      .lean<ConsultantDocument>();
    return locked && toConsultant(locked);
  }
}
