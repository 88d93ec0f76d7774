import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NamedSkill } from '@consulting/contracts/vocabulary';
import type { Model, QueryFilter } from 'mongoose';
import { UNTOLD } from '../../../platform/changes/tells-changes.ts';
import { findByIds } from '../../../platform/database/queries/find-by-ids.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countIn } from '../../../platform/database/queries/kept-counts.ts';
import { defined } from '../../../shared/defined.ts';
import { freeBy } from '../../../shared/person/availability-fields.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { writtenIn } from '../../../shared/posting/written-in.ts';
import { allOf } from '../../../platform/search/containing.ts';
import { opened } from '../../../platform/search/arrivals/arrival-fields.ts';
import { arrivalsIn, arrivingByEdit, forgetFormer } from '../../../platform/search/arrivals/arrivals.ts';
import { EVERY_WORD, finding, OF_SKILLS } from '../../../platform/search/finding.ts';
import { searchableBy } from '../../../platform/search/searched.ts';
import { sharedFirst } from '../../../platform/search/shared-first/shared-first.ts';
import type { Arrival, News } from '../../../shared/arrival.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import {
  ConsultantRepository,
  type ConsultantFilter,
  type ConsultantTerms,
  type ConsultantWrite,
} from '../../application/consultants.ports.ts';
import { CONSULTANT_AUDIENCES, namingOfConsultant, type Consultant } from '../../domain/consultant.ts';
import {
  CONSULTANT_FILTERED,
  CONSULTANT_MODEL,
  CONSULTANT_SEARCH,
  toConsultant,
  type ConsultantDocument,
} from './consultant.schema.ts';

const toStored = ({ listed }: Pick<Consultant, 'listed'>) => ({ unlisted: listed ? null : (true as const) });

const ofLists = (listed: boolean | undefined) => (listed === undefined ? {} : toStored({ listed }));

function toQuery(
  { audience, q, language, skill, listed, freeBy: day }: ConsultantTerms,
  now: Date,
): QueryFilter<ConsultantDocument> {
  const fields = searchableBy(CONSULTANT_SEARCH, CONSULTANT_AUDIENCES[audience].searches);
  return {
    ...ofLists(audience === 'administration' ? listed : true),
    ...writtenIn(language),
    ...allOf(...finding(fields, q, EVERY_WORD), ...finding(fields, skill, OF_SKILLS), ...freeBy(day, now)),
  };
}

@Injectable()
export class MongoConsultantRepository extends ConsultantRepository {
  constructor(
    @InjectModel(CONSULTANT_MODEL) private readonly model: Model<ConsultantDocument>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({ id, listed, ...consultant }: Consultant): Promise<void> {
    await this.model.create([
      { _id: id, ...consultant, ...toStored({ listed }), ...opened(consultant.createdAt) },
    ]);
  }

  async find(id: string): Promise<Consultant | null> {
    const found = await this.model.findById(id).lean<ConsultantDocument>();
    return found && toConsultant(found);
  }

  async findMany(ids: readonly string[]): Promise<Consultant[]> {
    return (await findByIds(this.model, ids)).map(toConsultant);
  }

  page(
    { ids, ...terms }: ConsultantFilter,
    request: PageRequest,
    reader?: readonly NamedSkill[],
  ): Promise<Page<Consultant>> {
    const sort = { createdAt: -1, _id: -1 } as const;
    const filter = { ...toQuery(terms, this.clock.now()), ...(ids ? { _id: { $in: [...ids] } } : {}) };
    const isUnindexed = terms.freeBy !== undefined;
    if (!reader) return findPage(this.model, { filter, sort, request, isUnindexed }, toConsultant);
    const named = { searched: ['skills'], fields: ['skills'], naming: namingOfConsultant };
    return sharedFirst(this.model, reader, { filter, request, isUnindexed, ...named }, toConsultant);
  }

  arrivals(terms: ConsultantTerms, news: News): Promise<Arrival[]> {
    const matching = toQuery(terms, this.clock.now());
    return arrivalsIn(this.model, { ...news, fields: CONSULTANT_FILTERED, matching });
  }

  count(): Promise<number> {
    return countIn(this.model, {});
  }

  async replace(id: string, { listed, ...details }: ConsultantWrite, now: Date): Promise<Consultant | null> {
    const change = { ...defined(details), ...(listed !== undefined && toStored({ listed })) };
    const edit = { fields: CONSULTANT_FILTERED, change, at: now };
    const arrival = await arrivingByEdit(this.model, id, edit);
    const changed = await this.model
      .findOneAndUpdate({ _id: id }, { $set: { ...change, ...arrival } }, { returnDocument: 'after' })
      .lean<ConsultantDocument>();
    return changed && toConsultant(changed);
  }

  async remove(id: string): Promise<Consultant | null> {
    const removed = await this.model.findOneAndDelete({ _id: id }).lean<ConsultantDocument>();
    await forgetFormer(this.model, [id]);
    return removed && toConsultant(removed);
  }

  async lock(id: string): Promise<Consultant | null> {
    const locked = await this.model
      .findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { ...UNTOLD, returnDocument: 'after' })
      .lean<ConsultantDocument>();
    return locked && toConsultant(locked);
  }
}
