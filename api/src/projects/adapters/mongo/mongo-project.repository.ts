import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PostingState } from '@consulting/contracts';
import type { NamedSkill } from '@consulting/contracts/vocabulary';
import type { Model } from 'mongoose';
import { UNTOLD } from '../../../platform/changes/tells-changes.ts';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { findByIds } from '../../../platform/database/queries/find-by-ids.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countIn } from '../../../platform/database/queries/kept-counts.ts';
import { dueAt } from '../../../shared/posting/posting-fields.ts';
import { opened } from '../../../platform/search/arrivals/arrival-fields.ts';
import { arrivalsIn, arrivingByEdit, forgetFormer } from '../../../platform/search/arrivals/arrivals.ts';
import { sharedFirst } from '../../../platform/search/shared-first/shared-first.ts';
import type { Arrival, News } from '../../../shared/arrival.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import {
  ProjectRepository,
  type ProjectFilter,
  type ProjectStep,
  type ProjectTerms,
} from '../../application/projects.ports.ts';
import { namingOfProject, searchTextOfProject, type Project } from '../../domain/project.ts';
import { OF_EVERYBODY, ofTerms, toQuery } from './project-query.ts';
import {
  PROJECT_FACET_FIELDS,
  PROJECT_FILTERED,
  PROJECT_MODEL,
  toProject,
  type ProjectDocument,
} from './project.schema.ts';

const WAITING = { held: true, state: 'open' } as const;

/** The firm's open projects that offer temporary employment. */
const FIRMS_TEMPORARY = { ofCompany: false, state: 'open', contract_type: 'temporary-employment' } as const;

/** States in which a project that is not held is, or was, public. */
const PUBLISHED: readonly PostingState[] = ['open', 'paused', 'closed'];
/** Documents of earlier versions have no `held`. */
const NOT_HELD = { held: { $ne: true } } as const;

/** The fields that name the skills of a project. */
const NAMED_IN = ['technologies', 'category'] as const;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Returns the fields of which the facets are made: an update writes all of them. */
const facetFieldsOf = (project: Project) =>
  Object.fromEntries(PROJECT_FACET_FIELDS.map((field) => [field, project[field]]));

@Injectable()
export class MongoProjectRepository extends ProjectRepository {
  constructor(@InjectModel(PROJECT_MODEL) private readonly model: Model<ProjectDocument>) {
    super();
  }

  async add({ id, ...project }: Project): Promise<void> {
    const { state, hidden, createdAt, b2bId } = project;
    const arrival = state === 'open' && !hidden ? opened(createdAt) : {};
    await this.model.create([
      { _id: id, ...project, ...arrival, ofCompany: b2bId !== null, search: searchTextOfProject(project) },
    ]);
  }

  async find(id: string): Promise<Project | null> {
    const found = await this.model.findById(id).lean<ProjectDocument>();
    return found && toProject(found);
  }

  async findMany(ids: readonly string[]): Promise<Project[]> {
    return (await findByIds(this.model, ids)).map(toProject);
  }

  countOf(b2bId: string, states: readonly PostingState[]): Promise<number> {
    return this.model.countDocuments({ b2bId, state: { $in: [...states] } });
  }

  countShown(b2bId: string, most: number): Promise<number> {
    return this.model.countDocuments({ b2bId, state: { $in: [...PUBLISHED] }, ...NOT_HELD }, { limit: most });
  }

  count(): Promise<number> {
    return countIn(this.model, {});
  }

  countWaiting(): Promise<number> {
    return countIn(this.model, WAITING);
  }

  page(terms: ProjectFilter, request: PageRequest, reader?: readonly NamedSkill[]): Promise<Page<Project>> {
    const filter = toQuery(terms);
    if (!reader) return findPage(this.model, { filter, sort: NEWEST_FIRST, request }, toProject);
    const list = { filter, request, searched: NAMED_IN, fields: NAMED_IN, naming: namingOfProject };
    return sharedFirst(this.model, reader, list, toProject);
  }

  arrivals(terms: ProjectTerms, { except, ...news }: News): Promise<Arrival[]> {
    const shown = { ...OF_EVERYBODY, ...(except !== undefined && { b2bId: { $ne: except } }) };
    return arrivalsIn(this.model, { ...news, fields: PROJECT_FILTERED, shown, matching: ofTerms(terms) });
  }

  batches(part: { from: number; most: number }): AsyncIterable<Project[]> {
    return batchesOf(this.model, { filter: OF_EVERYBODY, by: 'createdAt', ...part }, toProject);
  }

  distinct(field: 'category' | 'location'): Promise<string[]> {
    return this.model.distinct(field, OF_EVERYBODY);
  }

  async replace(project: Project, owner: string | null): Promise<Project | null> {
    const { id, b2bId: _owner, hidden: _hidden, held: _held, createdAt: _at, ...edited } = project;
    const change = { ...edited, search: searchTextOfProject(project) };
    const arrival = await this.arrivingByEdit(id, change, project.changedAt);
    const changed = await this.model
      .findOneAndUpdate(
        { _id: id, b2bId: owner },
        { $set: { ...change, ...arrival } },
        { returnDocument: 'after' },
      )
      .lean<ProjectDocument>();
    return changed && toProject(changed);
  }

  async step(id: string, from: PostingState, to: ProjectStep): Promise<Project | null> {
    const opens = to.state === 'open' && !to.hidden && to.changedAt ? opened(to.changedAt) : {};
    const changed = await this.model
      .findOneAndUpdate({ _id: id, state: from }, { $set: { ...to, ...opens } }, { returnDocument: 'after' })
      .lean<ProjectDocument>();
    if (changed) await forgetFormer(this.model, [id]);
    return changed && toProject(changed);
  }

  async release(id: string, to: Pick<Project, 'hidden' | 'changedAt'>): Promise<Project | null> {
    const released = await this.model
      .findOneAndUpdate(
        { _id: id, ...WAITING },
        { $set: { held: false, ...to, ...(to.hidden ? {} : opened(to.changedAt)) } },
        { returnDocument: 'after' },
      )
      .lean<ProjectDocument>();
    return released && toProject(released);
  }

  async due(now: Date): Promise<string[]> {
    const found = await this.model.find(dueAt(now), { _id: 1 }).lean<Pick<ProjectDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async closeDue(id: string, now: Date): Promise<Project | null> {
    const closed = await this.model
      .findOneAndUpdate(
        { _id: id, ...dueAt(now) },
        { $set: { state: 'closed' } },
        { returnDocument: 'after' },
      )
      .lean<ProjectDocument>();
    if (closed) await forgetFormer(this.model, [id]);
    return closed && toProject(closed);
  }

  async firmsTemporary(): Promise<string[]> {
    const found = await this.model.find(FIRMS_TEMPORARY, { _id: 1 }).lean<Pick<ProjectDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async endTemporary(id: string, changedAt: Date): Promise<Project | null> {
    const before = await this.find(id);
    if (!before) return null;
    const ended = { ...facetFieldsOf(before), contract_type: null, changedAt };
    const change = { ...ended, search: searchTextOfProject({ ...before, ...ended }) };
    const arrival = await this.arrivingByEdit(id, change, changedAt);
    const changed = await this.model
      .findOneAndUpdate(
        { _id: id, ...FIRMS_TEMPORARY },
        { $set: { ...change, ...arrival } },
        { returnDocument: 'after' },
      )
      .lean<ProjectDocument>();
    return changed && toProject(changed);
  }

  async remove(id: string, owner?: string): Promise<Project | null> {
    const removed = await this.model
      .findOneAndDelete({ _id: id, ...(owner ? { b2bId: owner } : {}) })
      .lean<ProjectDocument>();
    if (removed) await forgetFormer(this.model, [id]);
    return removed && toProject(removed);
  }

  async lock(id: string): Promise<Project | null> {
    const locked = await this.model
      .findOneAndUpdate(
        { _id: id, hidden: false },
        { $inc: { holds: 1 } },
        { ...UNTOLD, returnDocument: 'after' },
      )
      .lean<ProjectDocument>();
    return locked && toProject(locked);
  }

  async findAllOf(b2bId: string): Promise<Project[]> {
    const found = await this.model.find({ b2bId }).sort(NEWEST_FIRST).lean<ProjectDocument[]>();
    return found.map(toProject);
  }

  async removeAllOf(b2bId: string): Promise<void> {
    const found = await this.model.find({ b2bId }, { _id: 1 }).lean<Pick<ProjectDocument, '_id'>[]>();
    await this.model.deleteMany({ b2bId });
    await forgetFormer(
      this.model,
      found.map(({ _id }) => _id.toHexString()),
    );
  }

  async setHidden(b2bId: string, hidden: boolean, now: Date): Promise<void> {
    if (!hidden)
      await this.model.updateMany(
        { b2bId, state: 'open', ...NOT_HELD, hidden: true },
        { $set: { hidden, ...opened(now) } },
      );
    await this.model.updateMany({ b2bId, ...(hidden ? {} : NOT_HELD) }, { $set: { hidden } });
  }

  private arrivingByEdit(id: string, change: object, at: Date) {
    return arrivingByEdit(this.model, id, { fields: PROJECT_FILTERED, change, at });
  }
}
