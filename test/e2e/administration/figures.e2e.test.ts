import { readXlsx } from 'hucre/xlsx';
import { Types } from 'mongoose';
import type { KeyScope } from '@consulting/contracts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { bytes } from '../../support/app/bytes.ts';
import { aKey } from '../../support/people/keys.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
let admin: SignedIn;
let jobId: string;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await Promise.all(Object.values(app.connection.models).map((model) => model.deleteMany({})));
  // Earlier counts are not used again.
  app.clock.advance(2 * DAY);
  admin = await signInAdmin(app);
  jobId = await new Placements(app, admin).job();
});

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY);

interface Stored {
  kind?: string;
  status?: string;
  targetId?: string;
  /** Days ago. */
  appliedAt: number;
  seenAt?: number;
  decidedAt?: number;
  stage?: string;
}

/** Stores an application with its times, which nobody could bring about in a test. */
async function stored(given: Stored) {
  const { kind = 'job', status = 'pending', targetId = jobId, stage = 'new', ...times } = given;
  await app.connection.model('Application').create({
    ...{ kind, status, targetId, applicantId: '65'.repeat(12), title: 'SAP', person: 'Nora Lindt' },
    withdrawn: new Types.ObjectId(),
    ...{ stage, stageSince: ago(times.appliedAt) },
    appliedAt: ago(times.appliedAt),
    seenAt: times.seenAt === undefined ? null : ago(times.seenAt),
    decidedAt: times.decidedAt === undefined ? null : ago(times.decidedAt),
  });
}
const decided = (after: number, at = 1, fields: Partial<Stored> = {}) =>
  stored({ status: 'rejected', appliedAt: at + after, seenAt: at + after / 2, decidedAt: at, ...fields });

const figures = async (query = '') => (await admin.get(`/api/admin/figures${query}`).expect(200)).body;
type Kind = { kind: string | null };
const ofKind = ({ kinds }: { kinds: Kind[] }, kind: string | null) =>
  kinds.find((each) => each.kind === kind);

describe('GET /api/admin/figures', () => {
  it('tells how long things took, by nearest rank, when they happened in the period', async () => {
    for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 9, 20]) await decided(days);
    await decided(50, 29.5);
    await decided(50, 31);
    const body = await figures();
    expect(body).toMatchObject({ days: 30, at: app.clock.now().toISOString() });
    expect(ofKind(body, 'job')).toEqual({
      kind: 'job',
      arrived: 10,
      // Of eleven, the sixth and the tenth.
      seen: { cases: 10, median: 2.5, nineOfTen: 4.5 },
      decided: { cases: 10, median: 5, nineOfTen: 9 },
    });
    expect(ofKind(body, null)).toMatchObject({ arrived: 10, decided: { cases: 10, median: 5 } });
    const longer = await figures('?days=90');
    expect(ofKind(longer, 'job')).toMatchObject({ arrived: 12, decided: { cases: 12 } });
  });

  it('names no application to a program that may not read them', async () => {
    await new Placements(app, admin).applyForJob(await signIn(app, 'JobSeeker'), jobId);
    expect((await figures()).waiting).toHaveLength(1);
    const seen = async (...scopes: KeyScope[]) =>
      (await (await aKey(app, { scopes })).get('/api/admin/figures').expect(200)).body;
    const without = await seen('figures:read');
    expect([without.waiting, without.jobs, ofKind(without, 'job')]).toEqual([
      ...[[], []],
      expect.objectContaining({ arrived: 0 }),
    ]);
    const both = await seen('figures:read', 'applications:read');
    expect([both.waiting.length, ofKind(both, 'job')]).toEqual([1, expect.objectContaining({ arrived: 1 })]);
  });

  it('never tells fewer than five cases apart', async () => {
    for (let n = 0; n < 4; n++) await decided(3 + n, 1, { status: 'selected' });
    const few = await figures();
    for (const kind of [null, 'job'])
      expect(ofKind(few, kind)).toMatchObject({ decided: { cases: 4, median: null, nineOfTen: null } });
    expect(few.jobs[0].steps[0]).toEqual({ cases: 4, share: null });
    for (const step of few.jobs[0].steps.slice(1)) expect(step).toEqual({ cases: null, share: null });
    const { text } = await admin.get('/api/admin/figures.csv');
    expect(text).toContain('Decided,All kinds,4,,,\r\n');
    expect(text).not.toMatch(/Selected for the job/);
    // With one more they are told, and the next minute knows of it.
    await decided(10, 1, { status: 'selected' });
    app.clock.advance(HOUR / 60);
    const enough = await figures();
    expect(ofKind(enough, 'job')).toMatchObject({ decided: { cases: 5, median: 5, nineOfTen: 10 } });
    expect(enough.jobs[0].steps.at(-1)).toEqual({ cases: 5, share: 100 });
  });

  it('counts for each job how far its applications got, until fewer than five would be told apart', async () => {
    const stages = ['new', 'new', 'new', 'review', 'interview', 'interview', 'offer', 'offer'];
    for (const stage of stages) await stored({ appliedAt: 3, stage });
    for (let n = 0; n < 2; n++) await decided(2, 1, { status: 'selected', stage: 'review' });
    await stored({ appliedAt: 3, targetId: await new Placements(app, admin).job('SAP Basis') });
    const body = await figures();
    expect(body.stages.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
      ...['New', 'In review', 'Interview', 'Offer'],
    ]);
    expect(body.jobs.map(({ title, steps }: { title: string; steps: unknown[] }) => [title, steps])).toEqual([
      [
        'SAP Basis Consultant',
        [
          { cases: 10, share: 100 },
          { cases: 10, share: 100 },
          { cases: 7, share: 70 },
          { cases: 6, share: 60 },
          { cases: 4, share: null },
          // Which of the four were selected is not told.
          { cases: null, share: null },
        ],
      ],
      ['SAP Basis', [{ cases: 1, share: null }, ...Array(5).fill({ cases: null, share: null })]],
    ]);
    const { text } = await admin.get('/api/admin/figures.csv');
    expect(text).toContain('Reached the stage “Interview”,SAP Basis Consultant,6,,,60\r\n');
    expect(text).not.toContain('Selected for the job,');
  });

  it('sets what came in beside what was decided, week by week', async () => {
    await decided(8, 0.1);
    await stored({ appliedAt: 0.1 });
    const { weeks } = await figures('?days=7');
    expect(weeks.at(-1)).toMatchObject({ arrived: 1, decided: 1 });
    expect(weeks.length).toBeLessThanOrEqual(2);
    expect((await figures('?days=90')).weeks.length).toBeGreaterThanOrEqual(13);
  });

  it('begins with what has waited longest, as it is now', async () => {
    const place = new Placements(app, admin);
    const projectId = await place.project();
    const first = await place.applyForJob(await signIn(app, 'JobSeeker'), jobId);
    app.clock.advance(3 * DAY);
    admin = await signInAdmin(app);
    const freelancer = await signIn(app, 'Freelancer');
    const second = await place.applyForProject(freelancer, projectId);
    const { waiting } = await figures();
    expect(waiting).toEqual([
      {
        ...{ _id: first, kind: 'job', title: 'SAP Basis Consultant', language: 'en', waitingDays: 3 },
        appliedAt: ago(3).toISOString(),
      },
      expect.objectContaining({ _id: second, kind: 'project', title: 'Roll-out', waitingDays: 0 }),
    ]);
    await admin.patch(`/api/admin/applications/${first}`, { status: 'rejected' });
    expect((await figures()).waiting).toMatchObject([{ _id: second }]);
  });

  it('refuses other periods', async () => {
    for (const query of [
      '?days=1',
      '?days=31',
      '?days=',
      '?days=x',
      '?days=7&days=30',
      '?days=7.0',
      '?day=7',
    ])
      expect([query, (await admin.get(`/api/admin/figures${query}`)).status]).toEqual([query, 400]);
    expect((await admin.get('/api/admin/figures.csv?days=8')).status).toBe(400);
    expect((await admin.get('/api/admin/figures.csv?language=fr')).status).toBe(400);
  });

  it('counts once for many callers, and again after a minute', async () => {
    await stored({ appliedAt: 1 });
    const bodies = await Promise.all([7, 30, 90, 7].map((days) => figures(`?days=${days}`)));
    expect(new Set(bodies.map(({ at }) => at)).size).toBe(1);
    await stored({ appliedAt: 1 });
    expect(ofKind(await figures(), null)).toMatchObject({ arrived: 1 });
    app.clock.advance(HOUR / 60);
    expect(ofKind(await figures(), null)).toMatchObject({ arrived: 2 });
  });
});

describe('GET /api/admin/figures.csv', () => {
  it('is a CSV file for spreadsheets in which no cell runs, and is recorded', async () => {
    await app.connection.model('Job').updateMany({}, { $set: { title: '=1+1' } });
    for (const days of [1, 2, 2.5, 4, 5]) await decided(days);
    const { headers, text } = await admin.get('/api/admin/figures.csv?days=7');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment; filename="figures.csv"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffFigure,Group,Applications,Median in days,Nine of ten within days,Share in percent',
    );
    expect(text).toContain('Decided,Applications for jobs,5,2.5,5,\r\n');
    expect(text).toContain('Arrived for the job,\u200b=1+1,5,,,100\r\n');
    const [entry] = (await admin.get('/api/admin/audit?action=export.downloaded')).body;
    expect(entry).toMatchObject({ actorId: admin.id, targetId: 'figures', label: 'figures.csv' });
  });

  it('is German when it is asked for', async () => {
    for (const days of [1, 2, 2.5, 4, 5]) await decided(days);
    const { text } = await admin.get('/api/admin/figures.csv?language=de');
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffKennzahl;Gruppe;Bewerbungen;Median in Tagen;Neun von zehn innerhalb von Tagen;Anteil in Prozent',
    );
    expect(text).toContain('Entschieden;Bewerbungen auf Stellen;5;"2,5";5;\r\n');
  });

  it('is a workbook as well, in which numbers are numbers, and which is recorded', async () => {
    for (const days of [1, 2, 2.5, 4, 5]) await decided(days);
    const { headers, body } = await bytes(admin.get('/api/admin/figures.xlsx?days=7&language=de'));
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('attachment; filename="figures.xlsx"'),
      'cache-control': 'private, no-store',
    });
    const rows = (await readXlsx(body as Buffer)).sheets[0]?.rows ?? [];
    const row = rows.find((cells) => cells[0] === 'Entschieden' && cells[1] === 'Bewerbungen auf Stellen');
    expect(row?.slice(2, 5)).toEqual([5, 2.5, 5]);
    const [entry] = (await admin.get('/api/admin/audit?action=export.downloaded')).body;
    expect(entry).toMatchObject({ actorId: admin.id, targetId: 'figures', label: 'figures.xlsx' });
    expect((await admin.get('/api/admin/figures.xlsx?days=8')).status).toBe(400);
  });
});
