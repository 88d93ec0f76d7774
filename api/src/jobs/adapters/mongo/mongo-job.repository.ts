import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_LANGUAGE, type PostingState } from '@consulting/contracts';
import { oneOfEach, placeKey, type NamedSkill } from '@consulting/contracts/vocabulary';
import type { Model, QueryFilter } from 'mongoose';
import { UNTOLD } from '../../../platform/changes/tells-changes.ts';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { findByIds } from '../../../platform/database/queries/find-by-ids.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countIn } from '../../../platform/database/queries/kept-counts.ts';
import { dueAt } from '../../../shared/posting/posting-fields.ts';
import { facetsWanted, placeWanted } from '../../../shared/posting/posting-filter.ts';
import { writtenIn } from '../../../shared/posting/written-in.ts';
import { allOf } from '../../../platform/search/containing.ts';
import { opened } from '../../../platform/search/arrivals/arrival-fields.ts';
import { arrivalsIn, arrivingByEdit, forgetFormer } from '../../../platform/search/arrivals/arrivals.ts';
import { withFacets, withIndexedFacets } from '../../../platform/search/facets.ts';
import { finding } from '../../../platform/search/finding.ts';
import { sharedFirst } from '../../../platform/search/shared-first/shared-first.ts';
import type { Arrival, News } from '../../../shared/arrival.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import type { Step, Titled } from '../../../shared/posting/posting.ts';
import { JobRepository, type JobFilter, type JobTerms } from '../../application/jobs.ports.ts';
import { namingOfJob, searchTextOfJob, type Job } from '../../domain/job.ts';
import { JOB_FILTERED, JOB_MODEL, JOB_SEARCH, toJob, type JobDocument } from './job.schema.ts';

const toQuery = ({ q, location, language, ...terms }: JobTerms): QueryFilter<JobDocument> => ({
  ...writtenIn(language),
  ...allOf(
    ...finding(JOB_SEARCH, q),
    ...withIndexedFacets(placeWanted(location)),
    ...withFacets(facetsWanted(terms)),
  ),
});

@Injectable()
export class MongoJobRepository extends JobRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly model: Model<JobDocument>) {
    super();
  }

  async add({ id, ...job }: Job): Promise<void> {
    const arrival = job.state === 'open' ? opened(job.createdAt) : {};
    await this.model.create([{ _id: id, ...job, ...arrival, search: searchTextOfJob(job) }]);
  }

  async find(id: string): Promise<Job | null> {
    const found = await this.model.findById(id).lean<JobDocument>();
    return found && toJob(found);
  }

  async findMany(ids: readonly string[]): Promise<Job[]> {
    return (await findByIds(this.model, ids)).map(toJob);
  }

  page(
    { state, ids, ...terms }: JobFilter,
    request: PageRequest,
    reader?: readonly NamedSkill[],
  ): Promise<Page<Job>> {
    const filter = {
      ...(state ? { state } : {}),
      ...(ids ? { _id: { $in: [...ids] } } : {}),
      ...toQuery(terms),
    };
    if (!reader) return findPage(this.model, { filter, sort: { createdAt: -1, _id: -1 }, request }, toJob);
    const named = { searched: ['search', 'qualification'], fields: ['title', 'qualification'] };
    return sharedFirst(this.model, reader, { filter, request, ...named, naming: namingOfJob }, toJob);
  }

  arrivals(terms: JobTerms, news: News): Promise<Arrival[]> {
    const list = { fields: JOB_FILTERED, shown: { state: 'open' } } as const;
    return arrivalsIn(this.model, { ...news, ...list, matching: toQuery(terms) });
  }

  count(): Promise<number> {
    return countIn(this.model, {});
  }

  batches(state: PostingState, part: { from: number; most: number }): AsyncIterable<Job[]> {
    return batchesOf(this.model, { filter: { state }, by: 'createdAt', ...part }, toJob);
  }

  async locations(): Promise<string[]> {
    const locations = await this.model.distinct('location', { state: 'open' });
    return oneOfEach(locations.filter(Boolean), placeKey).sort((a, b) => a.localeCompare(b, 'en'));
  }

  async titlesOf(ids: readonly string[]): Promise<Map<string, Titled>> {
    if (ids.length === 0) return new Map();
    const found = await this.model
      .find({ _id: { $in: [...new Set(ids)] } }, { title: 1, language: 1 })
      .lean<Pick<JobDocument, '_id' | 'title' | 'language'>[]>();
    return new Map(
      found.map(({ _id, title, language = DEFAULT_LANGUAGE }) => [_id.toHexString(), { title, language }]),
    );
  }

  async lock(id: string): Promise<Job | null> {
    const locked = await this.model
      .findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { ...UNTOLD, returnDocument: 'after' })
      .lean<JobDocument>();
    return locked && toJob(locked);
  }

  async replace({ id, ...job }: Job): Promise<void> {
    const change = { ...job, search: searchTextOfJob(job) };
    const edit = { fields: JOB_FILTERED, change, at: job.changedAt };
    const arrival = await arrivingByEdit(this.model, id, edit);
    await this.model.updateOne({ _id: id }, { $set: { ...change, ...arrival } });
  }

  async step(id: string, from: PostingState, to: Step & { changedAt?: Date }): Promise<Job | null> {
    const changed = await this.model
      .findOneAndUpdate(
        { _id: id, state: from },
        { $set: { ...to, ...(to.state === 'open' && to.changedAt ? opened(to.changedAt) : {}) } },
        { returnDocument: 'after' },
      )
      .lean<JobDocument>();
    if (changed) await forgetFormer(this.model, [id]);
    return changed && toJob(changed);
  }

  async due(now: Date): Promise<string[]> {
    const found = await this.model.find(dueAt(now), { _id: 1 }).lean<Pick<JobDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async closeDue(id: string, now: Date): Promise<Job | null> {
    const closed = await this.model
      .findOneAndUpdate(
        { _id: id, ...dueAt(now) },
        { $set: { state: 'closed' } },
        { returnDocument: 'after' },
      )
      .lean<JobDocument>();
    if (closed) await forgetFormer(this.model, [id]);
    return closed && toJob(closed);
  }

  async remove(id: string): Promise<Job | null> {
    const removed = await this.model.findOneAndDelete({ _id: id }).lean<JobDocument>();
    await forgetFormer(this.model, [id]);
    return removed && toJob(removed);
  }
}
