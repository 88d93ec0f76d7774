// Journeys with events, copies, figures, files and applications, and with a key that is refused.
import {
  administration,
  applications,
  configurationOf,
  given,
  jobs,
  newJob,
  refused,
  same,
  there,
  UNKNOWN,
  webhooks,
} from './calls.js';
import * as client from './client/index.js';

const startOf = async (file: Blob, length: number): Promise<string> => await file.slice(0, length).text();

/** A key without the scope is 403; one that nobody has made is 401. */
export async function reportRefusedKey(): Promise<void> {
  const reader = new client.JobsAdministrationApi(configurationOf(given('READER_KEY')));
  same((await reader.adminJobsList({ limit: 1 })).length, 1);
  const forbidden = await refused(reader.adminJobsRemove({ id: UNKNOWN }));
  same([forbidden.status, forbidden.error.code], [403, 'api-key.scope-missing']);
  const stranger = new client.JobsAdministrationApi(configurationOf(`cpk_${'0'.repeat(46)}`));
  const unknown = await refused(stranger.adminJobsList());
  same([unknown.status, unknown.error.code], [401, 'api-key.unknown']);
  same(unknown.headers.get('www-authenticate')?.includes('error="invalid_token"'), true);
}

/** Asks for what has changed and what is gone since an instant. */
export async function keepCopy(): Promise<void> {
  const since = new Date(Date.now() - 2_000);
  const [kept, gone] = [await newJob('Kept'), await newJob('Gone')];
  await jobs.adminJobsRemove({ id: gone.id });
  const changed = await jobs.adminJobsList({ updatedSince: since });
  const removed = await jobs.adminJobsRemoved({ since });
  const [one, other] = [changed.find(({ id }) => id === kept.id), removed.find(({ id }) => id === gone.id)];
  same([there(one, 'change').updatedAt >= since, there(other, 'removal').removedAt >= since], [true, true]);
  same([changed.some(({ id }) => id === gone.id), removed.some(({ id }) => id === kept.id)], [false, false]);
}

/** Reads the events of its own changes, each with the data of its type, and what a webhook received of them. */
export async function readEvents(): Promise<void> {
  const { after } = await webhooks.eventsList({ after: 'latest' });
  const { id } = await newJob('Told');
  for (const state of ['open', 'closed'] as const) await jobs.adminJobsSetState({ id, stateDto: { state } });
  const { events } = await webhooks.eventsList({ after });
  const told = events.map(({ message: { type, data } }) => [type, data['id']]);
  same(told, [
    ['job.opened', id],
    ['job.closed', id],
  ]);
  for (
    const until = Date.now() + 30_000;
    Date.now() < until;
    await new Promise((next) => setTimeout(next, 200))
  ) {
    const delivered = await webhooks.adminWebhooksDeliveries({ id: given('WEBHOOK'), state: 'delivered' });
    if (!events.every(({ messageId }) => delivered.some((each) => each.messageId === messageId))) continue;
    return same([delivered[0]?.type, delivered[0]?.attempts.at(-1)?.status], ['job.closed', 204]);
  }
  throw new Error('the webhook has received nothing');
}

/** Reads numbers that may be null, and the same as text. */
export async function readFigures(): Promise<void> {
  const { days, kinds } = await administration.figures({ days: 90 });
  const all = there(kinds[0], 'figure');
  same([days, all.kind, all.arrived > 0], [90, null, true]);
  same(
    kinds.every(({ seen: { median } }) => median === null || typeof median === 'number'),
    true,
  );
  same((await administration.figuresCsv({ days: 90, language: 'en' })).includes(','), true);
}

/** Reads the CV of an application, and sends it in a form, as a careers page of one's own does; reads a workbook. */
export async function transferFiles(): Promise<void> {
  const { id } = there(
    (await applications.deskList()).find(({ files }) => files.cv),
    'application with a CV',
  );
  const cv = await applications.deskCv({ id });
  same(await startOf(cv, 5), '%PDF-');
  const job = await newJob('With a CV');
  await jobs.adminJobsSetState({ id: job.id, stateDto: { state: 'open' } });
  const sent = await new client.ApplyingWithoutAnAccountApi(configurationOf()).guestApplicationsApplyToJob({
    ...{ id: job.id, firstName: 'Ada', lastName: 'Berg', email: `${crypto.randomUUID()}@example.com` },
    ...{ cv, elapsed: 60_000, language: 'en' },
  });
  same(sent.code.startsWith('guest-application.'), true);
  same(await startOf(await administration.figuresWorkbook({ days: 30 }), 2), 'PK');
}

/** Moves an application into the next stage and back; from where it no longer is, that is 409. */
export async function moveApplication(): Promise<void> {
  const stages = (await applications.stagesList()).stages.map(({ stage }) => stage);
  const pending = await applications.deskList({ status: 'pending', kind: 'job' });
  const { id, stage } = there(
    pending.find((each) => each.stage !== null && stages.includes(each.stage)),
    'pending application',
  );
  const [here, other] = [
    there(stage, 'stage'),
    there(
      stages.find((each) => each !== stage),
      'other stage',
    ),
  ];
  const move = (from: string, to: string) => applications.stagesMove({ id, moveDto: { stage: to, from } });
  const current = async () => (await applications.deskOne({ id, read: 'ahead' })).stage;
  await move(here, other);
  same(await current(), other);
  same((await refused(move(here, other))).status, 409);
  await move(other, here);
  same(await current(), here);
}
