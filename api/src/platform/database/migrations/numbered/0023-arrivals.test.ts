import { Types } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../../test/support/app/database.ts';
import { newId } from '../../../../shared/id.ts';
import { aProject } from '../../../../projects/domain/project.fixture.ts';
import { MongoProjectRepository } from '../../../../projects/adapters/mongo/mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema } from '../../../../projects/adapters/mongo/project.schema.ts';
import { JOB_MODEL, jobSchema } from '../../../../jobs/adapters/mongo/job.schema.ts';
import {
  CONSULTANT_MODEL,
  consultantSchema,
} from '../../../../consultants/adapters/mongo/consultant.schema.ts';
import { USER_MODEL, userSchema } from '../../../../users/adapters/mongo/user.schema.ts';
import {
  SAVED_SEARCH_MODEL,
  savedSearchSchema,
} from '../../../../saved-searches/adapters/mongo/saved-search.schema.ts';
import { TOLD_MODEL, toldSchema } from '../../../../saved-searches/adapters/mongo/told.schema.ts';
import { refusalSchema } from '../../../mail/refusals/mongo-refusals.ts';
import { FORMER_VERSION_MODEL, formerVersionSchema } from '../../../search/arrivals/former-version.schema.ts';
import { arrivals } from './0023-arrivals.ts';

describe.each(engines())('entries of a store before saved searches, on %s', (engine) => {
  let db: TestDatabase;
  let projects: MongoProjectRepository;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    projects = new MongoProjectRepository(await db.model(PROJECT_MODEL, projectSchema));
    await db.model(JOB_MODEL, jobSchema);
    await db.model(CONSULTANT_MODEL, consultantSchema);
    await db.model(USER_MODEL, userSchema);
    await db.model(SAVED_SEARCH_MODEL, savedSearchSchema);
    await db.model(TOLD_MODEL, toldSchema);
    await db.model(FORMER_VERSION_MODEL, formerVersionSchema);
    await db.model('Refusal', refusalSchema);
  });
  afterAll(() => db.close());

  it('came in when they were created, drafts not at all, more of them than one batch has', async () => {
    const at = new Date('2026-02-03T10:00:00Z');
    const [open, draft, closed, dateless] = [newId(), newId(), newId(), newId()];
    const details = ({ id: _id, ...project }: ReturnType<typeof aProject>) => ({
      _id,
      ...project,
      search: 'S',
    });
    const stored = [
      details(aProject({ id: open, createdAt: at })),
      details(aProject({ id: draft, createdAt: at, state: 'draft' })),
      details(aProject({ id: closed, createdAt: at, state: 'closed' })),
    ];
    const model = db.connection.model(PROJECT_MODEL);
    await model.insertMany([
      ...stored,
      ...Array.from({ length: 600 }, () => details(aProject({ id: newId(), createdAt: at }))),
    ]);
    await db.connection
      .collection('consultants')
      .insertOne({ _id: new Types.ObjectId(dateless), name: 'Karl' });
    for (let times = 0; times < 2; times++)
      await arrivals.run(db.connection.db!, db.connection, { oidcIssuer: '', auegPermit: null });
    const opened = async (id: string) =>
      (await model.findById(id).lean<{ arrivedAt: Date | null }>())?.arrivedAt;
    expect(await Promise.all([open, draft, closed].map(opened))).toEqual([at, null, at]);
    expect(await model.countDocuments({ openedAt: at, arrivedAt: at })).toBe(602);
    const consultant = await db.connection
      .model(CONSULTANT_MODEL)
      .findById(dateless)
      .lean<{ arrivedAt: Date }>();
    expect(consultant?.arrivedAt).toEqual(new Date(0));
    // A search that is saved now does not count them as new.
    expect(await projects.arrivals({}, { since: new Date('2026-02-04'), most: 10 })).toEqual([]);
  });
});
