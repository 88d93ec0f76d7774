import type { ApplicationStatus } from '@consulting/contracts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { anApplication } from '../../domain/application.fixture.ts';
import { REACHED_FROM, THE_FIRM, type Application } from '../../domain/application.ts';
import { APPLICATION_MODEL, applicationSchema } from './application.schema.ts';
import { MongoApplicationRepository } from './mongo-application.repository.ts';

const SEARCHED = { person: 'Nora Lindt', email: 'nora@example.com', title: 'Speculative application' };

describe.each(engines())('speculative applications on %s', (engine) => {
  let db: TestDatabase;
  let repository: MongoApplicationRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    repository = new MongoApplicationRepository(await db.model(APPLICATION_MODEL, applicationSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function added(fields: Partial<Application> = {}) {
    const application = anApplication({ kind: 'speculative', targetId: THE_FIRM, ...fields });
    await repository.add(application, SEARCHED);
    return application;
  }
  const step = ({ id }: Application, status: ApplicationStatus) =>
    repository.step({ id, kind: 'speculative' }, REACHED_FROM[status], {
      at: new Date('2026-03-03'),
      status,
      by: 'firm',
      note: '',
    });

  it('of a person are pending one at a time; a decided one is replaced, and returns only alone', async () => {
    const first = await added();
    const again = () => added({ applicantId: first.applicantId });
    await expect(again()).rejects.toMatchObject({ kind: 'conflict' });
    await step(first, 'rejected');
    const second = await again();
    await expect(step(first, 'pending')).rejects.toMatchObject({ kind: 'conflict' });
    expect((await repository.find(first.id))?.status).toBe('rejected');
    await step(second, 'selected');
    expect((await step(first, 'pending'))?.status).toBe('pending');
    await expect(again()).rejects.toMatchObject({ kind: 'conflict' });
  });
});
