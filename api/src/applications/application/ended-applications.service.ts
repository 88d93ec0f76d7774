import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { ApplicationsService } from './applications.service.ts';
import { ApplicationRepository } from './applications.ports.ts';

/** Returns those of these people whose ended applications are kept longer. */
type Keeper = (applicantIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** How many expired applications are read and removed in one unit of work. */
const AT_ONCE = 100;

/** Removes ended applications at the end of their retention period, unless somebody keeps them. */
@Injectable()
export class EndedApplicationsService {
  private readonly keepers: Keeper[] = [];

  constructor(
    private readonly repository: ApplicationRepository,
    private readonly applications: ApplicationsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Registers who keeps ended applications of people longer. */
  keptBy(keeper: Keeper): void {
    this.keepers.push(keeper);
  }

  /** Removes what was decided or withdrawn before `date` and is not kept, in batches of one unit of work each. */
  async removeBefore(date: Date): Promise<void> {
    let from = new Date(0);
    // Kept ones that ended at that instant: the next batch begins with them.
    let passed: ReadonlySet<string> = new Set();
    for (;;) {
      const count = AT_ONCE + passed.size;
      const read = await this.unitOfWork.run(async () => {
        const ended = await this.repository.findEnded(from, date, count);
        const kept = await this.keptOf(ended.map(({ applicantId }) => applicantId));
        const due = ended.filter(({ applicantId }) => !kept.has(applicantId));
        await this.applications.removeMany(due.map(({ id }) => id));
        return { ended, left: ended.filter(({ applicantId }) => kept.has(applicantId)) };
      });
      const last = read.ended.at(-1);
      if (!last || read.ended.length < count) return;
      from = last.endedAt;
      passed = new Set(read.left.filter(({ endedAt }) => endedAt >= from).map(({ id }) => id));
    }
  }

  private async keptOf(applicantIds: readonly string[]): Promise<ReadonlySet<string>> {
    const people = [...new Set(applicantIds)];
    const kept = await Promise.all(this.keepers.map((keeper) => keeper(people)));
    return new Set(kept.flatMap((some) => [...some]));
  }
}
