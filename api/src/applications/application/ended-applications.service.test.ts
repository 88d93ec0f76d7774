import { engines } from '../../../../test/support/app/database.ts';
import { openWorld } from '../../../../test/support/app/market-world.ts';
import { APPLICATION_MODEL, type ApplicationDocument } from '../adapters/mongo/application.schema.ts';
import { MongoApplicationRepository } from '../adapters/mongo/mongo-application.repository.ts';
import { anApplication, anId } from '../domain/application.fixture.ts';
import { EndedApplicationsService } from './ended-applications.service.ts';

const MARCH = (day: number) => new Date(Date.UTC(2026, 2, day));
const SEARCHED = { person: 'Nora Lindt', email: 'nora@example.com', title: 'SAP Basis' };

describe.each(engines())('the removal of ended applications on %s', (engine) => {
  it('goes past what is kept, however much of it ended at the same instant', async () => {
    const world = await openWorld(engine);
    try {
      const repository = new MongoApplicationRepository(
        world.connection.model<ApplicationDocument>(APPLICATION_MODEL),
      );
      const ended = new EndedApplicationsService(repository, world.applications, world.unitOfWork);
      const [member, other] = [anId(), anId()];
      ended.keptBy((people) => Promise.resolve(new Set(people.filter((person) => person === member))));
      const add = async (applicantId: string, day: number) => {
        const decided = { status: 'rejected', decidedAt: MARCH(day) } as const;
        await repository.add(anApplication({ applicantId, ...decided }), SEARCHED);
      };
      // More of one instant than a batch reads.
      for (let n = 0; n < 130; n++) await add(member, 2);
      for (let n = 0; n < 120; n++) await add(other, n % 2 === 0 ? 2 : 3);
      await add(other, 10);
      await ended.removeBefore(MARCH(10));
      expect(await repository.findAllOfApplicant(member)).toHaveLength(130);
      expect(await repository.findAllOfApplicant(other)).toHaveLength(1);
      await world.applications.removeEndedOf(member, MARCH(2));
      expect(await repository.findAllOfApplicant(member)).toHaveLength(130);
      await world.applications.removeEndedOf(member, MARCH(3));
      expect(await repository.findAllOfApplicant(member)).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
