import { Injectable } from '@nestjs/common';
import type { Application } from '../../applications/domain/application.ts';
import type { ApplicationKind } from '@consulting/contracts';
import { orNotFound } from '../../shared/errors.ts';
import type { Target } from '../domain/target.ts';

/** Returns the existing targets of one kind by id, in a fixed number of queries. */
export type TargetSource = (ids: readonly string[]) => Promise<Map<string, Target>>;

/**
 * The targets of applications of all kinds. The modules of jobs, projects and consultants register here, so that this
 * one does not depend on them: `targets.add('job', (ids) => …)` in `onModuleInit`.
 */
@Injectable()
export class Targets {
  private readonly sources = new Map<ApplicationKind, TargetSource>();

  add(kind: ApplicationKind, source: TargetSource): void {
    this.sources.set(kind, source);
  }

  /** 404 when it does not exist. */
  async of({ kind, targetId }: Pick<Application, 'kind' | 'targetId'>): Promise<Target> {
    return orNotFound(
      (await this.find(kind, [targetId])).get(targetId),
      kind === 'speculative' ? 'application' : kind,
    );
  }

  /** Returns those that exist. */
  async all(references: readonly Pick<Target, 'kind' | 'id'>[]): Promise<Target[]> {
    const kinds = [...new Set(references.map(({ kind }) => kind))];
    const found = await Promise.all(
      kinds.map((kind) => {
        const ids = references.filter((each) => each.kind === kind).map(({ id }) => id);
        return this.find(kind, [...new Set(ids)]);
      }),
    );
    return found.flatMap((targets) => [...targets.values()]);
  }

  /** Returns each application with its target, without those whose target is being removed. */
  async withTargets<T extends Application>(applications: readonly T[]): Promise<[T, Target][]> {
    const kinds = [...new Set(applications.map(({ kind }) => kind))];
    const found = await Promise.all(
      kinds.map((kind) => {
        const ids = applications.filter((each) => each.kind === kind).map(({ targetId }) => targetId);
        return this.find(kind, [...new Set(ids)]);
      }),
    );
    const byId = new Map(found.flatMap((targets) => [...targets]));
    return applications.flatMap((application): [T, Target][] => {
      const target = byId.get(application.targetId);
      return target ? [[application, target]] : [];
    });
  }

  private async find(kind: ApplicationKind, ids: readonly string[]): Promise<Map<string, Target>> {
    return (await this.sources.get(kind)?.(ids)) ?? new Map<string, Target>();
  }
}
