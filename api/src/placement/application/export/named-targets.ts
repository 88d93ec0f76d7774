import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../../applications/application/applications.service.ts';
import {
  AccountLifecycle,
  type Named,
  type Reference,
} from '../../../users/application/account-lifecycle.ts';
import { UsersService } from '../../../users/application/users.service.ts';
import { Targets } from '../targets.ts';
import { titledFor } from '../titles.ts';

/**
 * Names positions and who offers them in a person's data. A company that hides its name is named to those who have applied,
 * as everywhere (docs/decisions/0067).
 */
@Injectable()
export class NamedTargets implements OnModuleInit {
  constructor(
    private readonly lifecycle: AccountLifecycle,
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly targets: Targets,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({ named: (userId, references) => this.named(userId, references) });
  }

  private async named(userId: string, references: readonly Reference[]): Promise<Map<string, Named>> {
    const { language } = await this.users.get(userId);
    const applied = new Set(
      (await this.applications.findAllOfApplicant(userId)).map((each) => each.targetId),
    );
    const named = new Map<string, Named>();
    for (const target of await this.targets.all(references)) {
      const isTold = target.ownerIsShown || target.ownerId === userId || applied.has(target.id);
      const company = isTold && target.owner !== '' ? target.owner : null;
      named.set(target.id, { title: titledFor(target, language).title, company });
    }
    return named;
  }
}
