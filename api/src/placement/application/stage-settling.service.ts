import { Injectable } from '@nestjs/common';
import { StagesService } from '../../applications/application/stages.service.ts';
import { Targets } from './targets.ts';

/** Puts applications under the stage that counts for them, where another one or none is stored. */
@Injectable()
export class StageSettling {
  constructor(
    private readonly stages: StagesService,
    private readonly targets: Targets,
  ) {}

  async settle(): Promise<void> {
    await this.stages.settle();
    const found = await this.targets.withTargets(await this.stages.findWithoutStage());
    for (const [application, target] of found)
      await this.stages.begin(application, await this.stages.of(target));
  }
}
