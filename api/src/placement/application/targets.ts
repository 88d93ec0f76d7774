import { Injectable } from '@nestjs/common';
import type { Application } from '../../applications/domain/application.ts';
import type { ApplicationKind } from '@consulting/contracts';
import { orNotFound } from '../../shared/errors.ts';
import type { Target } from '../domain/target.ts';

/** The targets of one kind that exist, by id, in a fixed number of queries. */
export type TargetSource = (ids: readonly string[]) => Promise<Map<string, Target>>;

/**
 * What can be applied for, of all kinds. The modules that keep jobs, projects and consultants register here, so that
 * this one need not know them: `targets.add('job', (ids) => …)` in `onModuleInit`.
 */
@Injectable()
export class Targets {
  private readonly sources = new Map<ApplicationKind, TargetSource>();

  add(kind: ApplicationKind, source: TargetSource): void {
    this.sources.set(kind, source);
  }

  /** 404 when it is gone. */
  async of({ kind, targetId }: Pick<Application, 'kind' | 'targetId'>): Promise<Target> {
    return orNotFound((await this.find(kind, [targetId])).get(targetId), kind);
  }

  /** Each application with what it is for; one whose target is going away at this moment is left out. */
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
