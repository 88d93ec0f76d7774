// Journeys with jobs and projects.
import { dayFromNow, jobs, newJob, postingCheck, projects, refused, same, there, UNKNOWN } from './calls.js';
import * as client from './client/index.js';

const quoted = (version: string): string => `"${version}"`;

/** Follows `Link` by its place, and gets each entry once. */
export async function listJobs(): Promise<void> {
  const ids: string[] = [];
  let after: string | undefined;
  let total: string | null;
  do {
    const page = await jobs.adminJobsListRaw({ limit: 3, after });
    ids.push(...(await page.value()).map((job) => job.id));
    total = page.raw.headers.get('x-total-count');
    after = /[?&]after=([^&>]+)[^>]*>; rel="next"/.exec(page.raw.headers.get('link') ?? '')?.[1];
  } while (after !== undefined);
  same([ids.length, new Set(ids).size, ids.length > 3], [Number(total), ids.length, true]);
}

/** Sends the required fields alone; what nobody has said is null or empty. */
export async function createDraft(): Promise<void> {
  const job = await newJob('Only what is required');
  same(
    [job.state, job.closesAt, job.workplace, job.salaryFrom, job.location],
    ['draft', null, null, null, ''],
  );
  same(Date.now() - job.createdAt.getTime() < 300_000, true);
}

/** Reads, changes on the condition that nobody else has, and reads again: a date, cents, a choice and a list. */
export async function changeJob(): Promise<void> {
  const { id, version } = await jobs.adminJobsOne({ id: (await newJob('Before')).id });
  const closesAt = dayFromNow(30);
  const jobDto: client.JobDto = {
    ...{ title: 'After', description: 'Run it', qualification: 'Linux', workplace: 'remote', closesAt },
    ...{ salaryFrom: 85.25, salaryTo: 120, salaryPeriod: 'hour', remoteCountries: ['DE', 'AT'] },
    dismissed: new Set([client.PostingRule.ClosingDateMissing]),
  };
  const answer = await jobs.adminJobsChange({ id, jobDto, ifMatch: quoted(version) });
  same(answer.version === version, false);
  const after = await jobs.adminJobsOne({ id });
  same([after.title, after.version, after.workplace], ['After', answer.version, 'remote']);
  same([after.salaryFrom, after.salaryTo, after.remoteCountries], [85.25, 120, ['DE', 'AT']]);
  same([after.closesAt, after.dismissed], [closesAt, ['closing-date-missing']]);
}

/** An edit of a version that is no longer the last is 412 and saves nothing. */
export async function refuseOldVersion(): Promise<void> {
  const { id, version } = await jobs.adminJobsOne({ id: (await newJob('First')).id });
  const change = (title: string) =>
    jobs.adminJobsChange({
      id,
      jobDto: { title, description: 'Run it', qualification: 'Linux' },
      ifMatch: quoted(version),
    });
  await change('Second');
  const { status, error } = await refused(change('Third'), client.ChangedMeanwhileViewFromJSON);
  same([status, error.code, error.changed['title']], [412, 'request.changed-meanwhile', 'Second']);
  same((await jobs.adminJobsOne({ id })).version, error.version);
}

/** Takes the steps of a posting; one that its state does not allow is 409. */
export async function openPauseClose(): Promise<void> {
  const { id } = await newJob('Steps');
  for (const state of ['open', 'paused', 'open', 'closed'] as const)
    same((await jobs.adminJobsSetState({ id, stateDto: { state } })).state, state);
  const { status, error } = await refused(jobs.adminJobsSetState({ id, stateDto: { state: 'paused' } }));
  same([status, (await jobs.adminJobsOne({ id })).state], [409, 'closed']);
  same([error.code.includes('.'), error.message.length > 0], [true, true]);
}

/** A wrong input is 400 with the fields, their codes and the values of their sentences. */
export async function reportInvalidFields(): Promise<void> {
  const createJobDto = { title: '', description: 'x'.repeat(5001), qualification: 'Linux' };
  const { status, error } = await refused(jobs.adminJobsCreate({ createJobDto }));
  const fields = new Map(
    there(error.errors, 'field').map(({ field, code, values }) => [field, { code, values }]),
  );
  same([status, error.statusCode, fields.get('title')?.code], [400, 400, 'field.required']);
  same(
    [fields.get('description')?.code, fields.get('description')?.values?.['max']],
    ['field.too-long', 5000],
  );
}

/** An unknown id is 404, with the id under which the log has the request. */
export async function reportMissingJob(): Promise<void> {
  const { status, error, headers } = await refused(jobs.adminJobsOne({ id: UNKNOWN }));
  same([status, error.code, error.requestId], [404, 'job.not-found', headers.get('x-request-id')]);
}

/** A repeated request is carried out once; another one with its key is 422. */
export async function repeatPost(): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const post = (title: string) =>
    jobs.adminJobsCreateRaw({
      createJobDto: { title, description: 'Run it', qualification: 'Linux', state: 'draft' },
      idempotencyKey,
    });
  const [first, second] = [await post('Once'), await post('Once')];
  same((await second.value()).job.id, (await first.value()).job.id);
  const replayed = [first, second].map(({ raw }) => raw.headers.get('idempotency-replayed'));
  same(replayed, [null, 'true']);
  same((await refused(post('Another'))).status, 422);
}

/** Asks for hints, posts a project with a date and a list, finds it by a filter and closes it. */
export async function checkAndPostProject(): Promise<void> {
  const description = 'Join our young team.';
  const postingCheckDto: client.PostingCheckDto = {
    kind: 'project',
    title: 'Rollout',
    description,
    language: 'en',
  };
  const { hints } = await postingCheck.adminPostingCheck({ postingCheckDto });
  const hint = there(
    hints.find(({ rule }) => rule === client.PostingRule.AgeYoungTeam),
    'hint',
  );
  same(description.slice(hint.from, hint.to), 'young team');
  const startDate = dayFromNow(20);
  const technologies = ['SAP EWM', 'ABAP'];
  const createProjectDto = { title: 'Rollout', description: 'EWM', technologies, startDate };
  const { project } = await projects.adminProjectsCreate({ createProjectDto });
  same([project.technologies, project.startDate, project.b2bId], [technologies, startDate, null]);
  const listed = await projects.adminProjectsList({ startUntil: startDate, state: 'open', limit: 200 });
  same(
    listed.some(({ id }) => id === project.id),
    true,
  );
  same(
    (await projects.adminProjectsSetState({ id: project.id, stateDto: { state: 'closed' } })).state,
    'closed',
  );
}
