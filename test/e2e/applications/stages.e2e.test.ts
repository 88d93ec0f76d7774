import { StageSettling } from '../../../api/src/placement/application/stage-settling.service.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { DESK, DeskWorld, STAGES } from '../../support/people/desk.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

let app: TestApp;
let admin: SignedIn;
let desk: DeskWorld;

beforeEach(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  desk = new DeskWorld(app, admin);
});
afterEach(() => app.close());

describe('moving an application', () => {
  it('is one conditional write: it is refused when the application stands elsewhere or was decided', async () => {
    const { ids } = await desk.applied(1);
    const [id] = ids;
    const moved = await desk.move(id, 'interview', 'new').expect(200);
    expect(moved.body).toEqual({ code: 'stage.moved', message: 'The application has been moved.' });
    const late = await desk.move(id, 'review', 'new').expect(409);
    expect(late.body.code).toBe('stage.moved-meanwhile');
    await desk.move(id, 'lunch', 'interview').expect(400);
    await desk.move(id, 'review', 'lunch').expect(400);
    await desk.move(id, 'company-review', 'interview').expect(400);
    await admin.patch(`${DESK}/${id}`, { status: 'rejected' }).expect(200);
    expect((await desk.move(id, 'review', 'interview').expect(409)).body.code).toBe(
      'application.already-decided',
    );
    const { body } = await admin.get(`${DESK}/${id}`).expect(200);
    expect([body.stage, body.stageSince]).toEqual([null, null]);
    // Pending again, it begins in the first one.
    app.clock.advance(60_000);
    await admin.patch(`${DESK}/${id}`, { status: 'pending' }).expect(200);
    expect((await admin.get(`${DESK}/${id}`)).body).toMatchObject({
      stage: 'new',
      stageSince: app.clock.now().toISOString(),
    });
  });

  it('leaves one outcome of 30 at once, and of moves against a decision', async () => {
    const { ids } = await desk.applied(2);
    const [one, other] = ids;
    const to = (i: number) => (['review', 'interview', 'offer'] as const)[i % 3] ?? 'offer';
    const moves = await Promise.all(Array.from({ length: 30 }, (_, i) => desk.move(one, to(i), 'new')));
    expect(moves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(moves.filter(({ status }) => status === 409)).toHaveLength(29);
    const answers = await Promise.all([
      admin.patch(`${DESK}/${other}`, { status: 'selected' }),
      ...Array.from({ length: 29 }, (_, i) => desk.move(other, to(i), 'new')),
    ]);
    expect(answers[0]?.status).toBe(200);
    const { body } = await admin.get(`${DESK}/${other}`).expect(200);
    const steps = (body.history as { status: string; stage?: object }[]).map(({ status, stage }) => [
      status,
      stage !== undefined,
    ]);
    const wins = answers.slice(1).filter(({ status }) => status === 200).length;
    expect(wins).toBeLessThanOrEqual(1);
    const moved = Array.from({ length: wins }, () => ['pending', true]);
    expect(steps).toEqual([['pending', false], ...moved, ['selected', false]]);
    expect([body.status, body.stage]).toEqual(['selected', null]);
  });

  it('stands in the history by the name of that time and in the audit log, and is neither seen nor told', async () => {
    const { ids, seekers } = await desk.applied(1);
    const [id] = ids;
    const mails = (await app.mails()).length;
    await desk.move(id, 'offer', 'new').expect(200);
    await admin
      .put(STAGES, { stages: [{ stage: 'offer', name: { en: 'Contract', de: 'Vertrag' } }] })
      .expect(200);
    const [listed] = (await admin.get(DESK)).body as { seenAt: string | null; stage: string }[];
    expect(listed).toMatchObject({ seenAt: null, stage: 'offer' });
    const { history } = (await admin.get(`${DESK}/${id}?read=ahead`)).body as { history: object[] };
    expect(history[1]).toEqual({
      at: app.clock.now().toISOString(),
      status: 'pending',
      by: 'Muster Consulting GmbH',
      note: '',
      stage: { en: 'Offer', de: 'Angebot' },
    });
    const log = (await admin.get('/api/admin/audit')).body as { action: string }[];
    expect(log.map(({ action }) => action).slice(0, 2)).toEqual(['stages.edited', 'applicant.moved']);
    expect(await app.mails()).toHaveLength(mails);
    for (const path of ['/private/api/applications', `/private/api/applications/${id}`])
      expect((await seekers[0].get(path).expect(200)).text).not.toMatch(/stage|offer|contract|vertrag/i);
  });

  it('is done for several at once, each by itself, and says where they stood', async () => {
    const { ids } = await desk.applied(3);
    const [first, second, third] = ids;
    await desk.move(second, 'review', 'new').expect(200);
    await admin.patch(`${DESK}/${third}`, { status: 'rejected' }).expect(200);
    const many = { ids: [first, second, third, first], stage: 'interview' };
    const { body } = await admin.post(`${DESK}/stage`, many).expect(200);
    expect(body).toEqual({
      moved: [
        { _id: first, from: 'new' },
        { _id: second, from: 'review' },
      ],
      refused: [expect.objectContaining({ _id: third, code: 'application.already-decided' })],
    });
    const back = await admin
      .post(`${DESK}/stage`, { ids: [first, second], stage: 'new', from: 'review' })
      .expect(200);
    expect(back.body.refused).toHaveLength(2);
    await admin.post(`${DESK}/stage`, { ids: [], stage: 'new' }).expect(400);
    await admin.post(`${DESK}/stage`, { ids: Array(101).fill(first), stage: 'new' }).expect(400);
  });
});

describe('the stages of the firm', () => {
  const named = (en: string, de: string) => ({ name: { en, de } });
  const delivered = async () =>
    (await admin.get(STAGES).expect(200)).body as {
      stages: { stage: string; name: object }[];
      companies: object[];
      version: string;
    };

  it('are one to eight, each with a name of its own in both languages', async () => {
    const { stages, companies } = await delivered();
    expect(stages).toEqual([
      { stage: 'new', ...named('New', 'Neu') },
      { stage: 'review', ...named('In review', 'In Prüfung') },
      { stage: 'interview', ...named('Interview', 'Gespräch') },
      { stage: 'offer', ...named('Offer', 'Angebot') },
    ]);
    expect(companies).toHaveLength(4);
    const many = (count: number) => Array.from({ length: count }, (_, i) => named(`E${i}`, `D${i}`));
    for (const wrong of [
      [],
      many(9),
      [{ name: { en: 'Talk' } }],
      [{ name: { en: 'Talk', de: ' ' } }],
      [named('Talk', 'x'.repeat(41))],
      [named('Talk', 'Gespräch'), named('talk', 'Anruf')],
      [{ stage: 'lunch', ...named('Lunch', 'Essen') }],
      [
        { stage: 'new', ...named('A', 'B') },
        { stage: 'new', ...named('C', 'D') },
      ],
      'new',
      null,
    ])
      await admin.put(STAGES, { stages: wrong }).expect(400);
    expect((await delivered()).stages).toEqual(stages);
    const { body } = await admin.put(STAGES, { stages: many(8) }).expect(200);
    expect(body.code).toBe('stages.updated');
    expect((await delivered()).stages).toEqual(body.stages);
  });

  it('a removed one moves its applications to the one before, the first to the new first', async () => {
    const { ids } = await desk.applied(3);
    const [first, second, third] = ids;
    await desk.move(first, 'interview', 'new').expect(200);
    await desk.move(second, 'offer', 'new').expect(200);
    const { stages, version } = await delivered();
    const [, , , offer] = stages;
    const change = await admin
      .put(STAGES, { stages: [stages[1], offer] })
      .set('If-Match', `"${version}"`)
      .expect(200);
    expect(await desk.board('/api/admin/board')).toEqual([
      ['review', 2, expect.arrayContaining([first, third])],
      ['offer', 1, [second]],
    ]);
    // Another administrator's form of before is refused.
    await admin.put(STAGES, { stages }).set('If-Match', `"${version}"`).expect(412);
    expect(change.body.version).not.toBe(version);
    // It is moved on from where it stands now, and new ones stand in the new first.
    await desk.move(first, 'offer', 'review').expect(200);
    const { ids: more } = await desk.applied(1);
    expect((await desk.board('/api/admin/board'))[0]).toEqual(['review', 2, [third, more[0]]]);
  });

  it('a move into a stage that is removed at this moment is never lost', async () => {
    const { ids } = await desk.applied(10);
    const rest = [{ stage: 'new', ...named('New', 'Neu') }];
    await Promise.all([
      ...ids.map((id) => desk.move(id, 'offer', 'new')),
      admin.put(STAGES, { stages: rest }),
    ]);
    expect(await desk.board('/api/admin/board')).toEqual([['new', 10, expect.any(Array)]]);
  });

  it('removed ones are settled and forgotten by themselves', async () => {
    const { ids } = await desk.applied(1);
    await desk.move(ids[0], 'offer', 'new').expect(200);
    await admin.put(STAGES, { stages: [{ stage: 'new', ...named('New', 'Neu') }] }).expect(200);
    const stored = async () => {
      const [stages, application] = await Promise.all([
        app.connection.model('Stages').findOne().lean<{ removed: { id: string }[] }>(),
        app.connection.model('Application').findById(ids[0]).lean<{ stage: string }>(),
      ]);
      return [stages?.removed.map(({ id }) => id), application?.stage];
    };
    const settle = () => app.app.get(StageSettling, { strict: false }).settle();
    expect(await stored()).toEqual([['review', 'interview', 'offer'], 'offer']);
    await settle();
    expect(await stored()).toEqual([['review', 'interview', 'offer'], 'new']);
    app.clock.advance(2 * 3_600_000);
    await settle();
    expect(await stored()).toEqual([[], 'new']);
  });

  it('an application of a process of the version before is put into the first stage of who decides', async () => {
    const owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
    const freelancer = await signIn(app, 'Freelancer');
    const id = await desk.place.applyForProject(freelancer, await desk.place.project(owner, 'EWM'));
    await app.connection
      .model('Application')
      .updateOne({ _id: id }, { $unset: { stage: 1, stageSince: 1, moves: 1 } });
    await app.app.get(StageSettling, { strict: false }).settle();
    expect((await admin.get(`${DESK}?stage=company-new`)).body).toMatchObject([{ _id: id }]);
  });
});
