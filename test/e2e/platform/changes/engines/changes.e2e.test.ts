import { UsersService } from '../../../../../api/src/users/application/users.service.ts';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { UNKNOWN_BEFORE } from '../../../../../api/src/platform/changes/removal.schema.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { engines } from '../../../../support/app/database.ts';
import { aKey, type Program } from '../../../../support/people/keys.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';
import { Placements } from '../../../../support/people/placement.ts';

// What a program that keeps a copy of a list is told: what was written since an instant, and what was removed.

interface Entry {
  _id: string;
  updatedAt: string;
}
interface Removed {
  _id: string;
  removedAt: string;
}

const LISTS = ['jobs', 'projects', 'applications', 'people', 'consultants'] as const;
type List = (typeof LISTS)[number];

describe.each(engines())('changes and removals, on %s', (engine) => {
  let app: TestApp;
  let admin: SignedIn;
  let place: Placements;
  let program: Program;

  beforeAll(async () => {
    app = await startApp({ engine });
    admin = await signInAdmin(app);
    place = new Placements(app, admin);
    program = await aKey(app, {
      scopes: ['jobs:read', 'projects:read', 'applications:read', 'people:read', 'consultants:read'],
    });
  });
  afterAll(() => app.close());

  const read = async <T = Entry>(path: string): Promise<T[]> =>
    (await program.get(`/api/admin/${path}`).expect(200)).body as T[];
  /** Returns an instant that is later than every write before it and not later than any after it. */
  const mark = async (): Promise<string> => {
    const now = Date.now();
    while (Date.now() === now) await new Promise(setImmediate);
    return new Date().toISOString();
  };
  const changed = async (list: List, since: string): Promise<string[]> =>
    (await read(`${list}?updated_since=${since}`)).map(({ _id }) => _id);
  const removed = async (list: List, since: string): Promise<string[]> =>
    (await read<Removed>(`${list}/removed?since=${since}`)).map(({ _id }) => _id);

  /** An entry of each list: how it comes into being, is changed and removed. */
  const KINDS: Record<
    List,
    () => Promise<{ id: string; change: () => Promise<unknown>; remove: () => Promise<unknown> }>
  > = {
    jobs: async () => {
      const id = await place.job();
      return {
        id,
        change: () => admin.put(`/api/admin/jobs/${id}`, aJob({ title: 'Changed' })).expect(200),
        remove: () => admin.delete(`/api/admin/jobs/${id}`).expect(200),
      };
    },
    projects: async () => {
      const id = await place.project();
      return {
        id,
        change: () => admin.patch(`/api/admin/projects/${id}/state`, { state: 'paused' }).expect(200),
        remove: () => admin.delete(`/api/admin/projects/${id}`).expect(200),
      };
    },
    applications: async () => {
      const [job, seeker] = [await place.job(), await signIn(app, 'JobSeeker')];
      await place.giveCv(seeker);
      const id = await place.applyForJob(seeker, job);
      return {
        id,
        change: () => admin.patch(`/api/admin/applications/${id}`, { status: 'rejected' }).expect(200),
        remove: () => admin.delete(`/api/admin/jobs/${job}`).expect(200),
      };
    },
    people: async () => {
      const { id } = await signIn(app, 'Freelancer');
      return {
        id,
        change: () => app.app.get(UsersService, { strict: false }).updateProfile(id, { skills: ['fi'] }, {}),
        remove: () => app.app.get(UsersService, { strict: false }).erase(id),
      };
    },
    consultants: async () => {
      const id = await place.consultant();
      return {
        id,
        change: () => admin.put(`/api/admin/consultants/${id}`, { position: 'Lead' }).expect(200),
        remove: () => admin.delete(`/api/admin/consultants/${id}`).expect(200),
      };
    },
  };

  it.each(LISTS)('of %s are told since an instant, in the order of the changes', async (list) => {
    const before = await mark();
    const [first, second] = [await KINDS[list](), await KINDS[list]()];
    expect(await changed(list, before)).toEqual(expect.arrayContaining([first.id, second.id]));
    const between = await mark();
    expect(await changed(list, between)).toEqual([]);
    await mark();
    await first.change();
    const entries = await read(`${list}?updated_since=${between}`);
    expect(entries.map(({ _id }) => _id)).toEqual([first.id]);
    expect(entries[0]!.updatedAt >= between).toBe(true);
    const all = (await read(`${list}?sort=updated&limit=100`)).map(({ _id }) => _id);
    expect(all.indexOf(second.id)).toBeLessThan(all.indexOf(first.id));
    expect(all.at(-1)).toBe(first.id);

    const gone = await mark();
    await first.remove();
    expect(await removed(list, before)).toContain(first.id);
    expect(await removed(list, gone)).toContain(first.id);
    expect(await removed(list, await mark())).toEqual([]);
    expect(await changed(list, before)).not.toContain(first.id);
    const [told] = await read<Removed>(`${list}/removed?since=${gone}`);
    expect(Object.keys(told!).sort()).toEqual(['_id', 'removedAt']);
  });

  it('are not told of what only keeps others away, as an application does with its job', async () => {
    const [job, seeker] = [await place.job(), await signIn(app, 'JobSeeker')];
    await place.giveCv(seeker);
    const since = await mark();
    await place.applyForJob(seeker, job);
    expect(await changed('jobs', since)).toEqual([]);
    expect(await changed('people', since)).toEqual([]);
    expect(await changed('applications', since)).toHaveLength(1);
  });

  it('are told of everything that goes with an account', async () => {
    const company = await signIn(app, 'B2B');
    const projects = [await place.project(company), await place.project(company)];
    const since = await mark();
    await app.app.get(UsersService, { strict: false }).erase(company.id);
    expect(await removed('people', since)).toEqual([company.id]);
    expect((await removed('projects', since)).sort()).toEqual(projects.sort());
  });

  it('come page by page', async () => {
    const since = await mark();
    const jobs: string[] = [];
    for (let n = 0; n < 5; n++) jobs.push(await place.job());
    const pages = async (path: string): Promise<string[]> => {
      const seen: string[] = [];
      let next: string | undefined = `/api/admin/${path}&limit=2`;
      while (next) {
        const answer: { body: unknown; headers: Record<string, string> } = await program
          .get(next)
          .expect(200);
        seen.push(...(answer.body as Entry[]).map(({ _id }) => _id));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
      }
      return seen;
    };
    expect(await pages(`jobs?updated_since=${since}`)).toEqual(jobs);
    const gone = await mark();
    for (const id of jobs) await admin.delete(`/api/admin/jobs/${id}`).expect(200);
    expect(await pages(`jobs/removed?since=${gone}`)).toEqual(jobs);
  });

  it('give the whole list: no other filter goes with them', async () => {
    const since = new Date().toISOString();
    const filtered = [
      ...['jobs?state=open', 'jobs?q=sap', 'projects?owner=mine', 'projects?held=true', 'people?role=B2B'],
      ...[
        'applications?kind=job',
        'applications?waiting=3',
        'consultants?listed=true',
        'people?blocked=true',
      ],
    ];
    for (const path of filtered) {
      const { body } = await program.get(`/api/admin/${path}&updated_since=${since}`).expect(400);
      expect((body as { code: string }).code).toBe('field.not-with-filters');
      await program.get(`/api/admin/${path}&sort=updated`).expect(400);
    }
  });

  it('take an instant as Python writes it, its zone without a colon', async () => {
    const { id, change } = await KINDS.jobs();
    const since = (await mark()).replace('Z', '000+0000');
    await change();
    expect(await changed('jobs', encodeURIComponent(since))).toEqual([id]);
    expect(await removed('jobs', encodeURIComponent(since))).toEqual([]);
  });

  it.each(['', 'yesterday', '2026-11-30', '2026-11-30T08:00:00', '2026-02-30T08:00:00Z'])(
    'refuse %p, which is no instant',
    async (since) => {
      await program.get(`/api/admin/jobs/removed?since=${since}`).expect(400);
      if (since) await program.get(`/api/admin/jobs?updated_since=${since}`).expect(400);
    },
  );

  it('are not told from before what is known: the program reads everything again', async () => {
    const long = new Date(app.clock.now().getTime() - 91 * 24 * 3_600_000).toISOString();
    const { body } = await program.get(`/api/admin/people/removed?since=${long}`).expect(410);
    expect((body as { code: string }).code).toBe('removals.unknown');
    const before = await mark();
    await app.connection
      .collection('removals')
      .insertOne({ kind: UNKNOWN_BEFORE, entryId: null, removedAt: new Date(await mark()) });
    await program.get(`/api/admin/jobs/removed?since=${before}`).expect(410);
    await program.get(`/api/admin/jobs/removed?since=${await mark()}`).expect(200);
  });
});
