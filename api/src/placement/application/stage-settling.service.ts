import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import { firstOf } from '../../applications/domain/stage.ts';
import { Targets } from './targets.ts';

/** Puts applications under the stage that counts for them, where another one or none is stored. */
@Injectable()
export class StageSettling {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly targets: Targets,
  ) {}

  async settle(): Promise<void> {
    await this.stages.settle();
    const found = await this.targets.withTargets(await this.applications.findWithoutStage());
    for (const [application, target] of found)
      await this.applications.begin(application, firstOf(await this.stages.of(target)).id);
  }
}
