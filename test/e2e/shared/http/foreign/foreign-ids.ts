import type { Given } from '../permissions/entry.ts';
import type { Foreign } from './entries.ts';

/** What a company has itself: an id of its own beside a foreign one must not open the foreign entry. */
export interface Own {
  projectId: string;
}

type Ids = (foreign: Foreign, own: Own) => Given[];

const MISSING = 'f'.repeat(24);

/** One request for each of these entries. */
const each =
  (...names: string[]): Ids =>
  ({ ids }) =>
    names.map((name) => ({ id: ids[name] ?? '' }));
const one =
  (name: string, param: string): Ids =>
  ({ ids }) => [{ [param]: ids[name] ?? '' }];

/** Each person, and what the id is called. */
const people =
  (param = 'id'): Ids =>
  ({ seeker, freelancer, company }) =>
    [seeker, freelancer, company].map(({ id }) => ({ [param]: id }));
const company =
  (param = 'id'): Ids =>
  (foreign) => [{ [param]: foreign.company.id }];
const passkeys: Ids = ({ freelancer, admin }) =>
  [freelancer, admin].map(({ passkeyId }) => ({ credentialId: passkeyId }));
const sessions: Ids = ({ freelancer, admin }) =>
  [freelancer, admin].map(({ sessionId }) => ({ id: sessionId }));

/** An entry of a foreign project, below that project and below an own one. */
const belowProject =
  (param: string, projects: Record<string, string>): Ids =>
  ({ ids }, { projectId }) =>
    Object.entries(projects).flatMap(([name, project]) => [
      { id: ids[project] ?? '', [param]: ids[name] ?? '' },
      { id: projectId, [param]: ids[name] ?? '' },
    ]);
const APPLICANTS = { toCompany: 'project', toFirm: 'firmsProject' };
const PROPOSALS = { shown: 'project of the proposal shown', asked: 'project of the proposal asked' };

const APPLICATIONS = ['toJob', 'speculative', 'toFirm', 'toCompany', 'request'];
const SEARCHES = ['seeker', 'freelancer', 'company', 'admin'].map((name) => `search of the ${name}`);
/** Their pages say nothing of the company. */
const PROJECT_PAGES = ['project', 'draft', 'held', 'firmsDraft'];
/** Nobody but the firm, or the company, sees these postings. */
const UNSEEN_PROJECTS = ['draft', 'held', 'firmsDraft'];
const UNSEEN_JOBS = ['draftJob'];

/** A guess at a token: the id of an entry of the kind that the link is about. */
const guess =
  (...names: (keyof Foreign & ('seeker' | 'freelancer' | 'company' | 'admin'))[]): Ids =>
  (foreign) =>
    names.map((name) => ({ token: foreign[name].id }));

/** Foreign entries for each operation that names one, by its beginning; the first that fits counts. */
const IDS: [RegExp, Ids][] = [
  // Of users.
  [/^GET \/private\/api\/(employees|projects)\/\{id\}$/, company()],
  [/ \/private\/api\/employees\/\{id\}/, each('employee', 'firmsEmployee')],
  [
    / \/private\/api\/projects\/\{id\}\/applicants\/\{applicationId\}/,
    belowProject('applicationId', APPLICANTS),
  ],
  [/ \/private\/api\/projects\/\{id\}\/proposals\/\{proposalId\}/, belowProject('proposalId', PROPOSALS)],
  [/ \/private\/api\/projects\/\{id\}/, each('project', ...UNSEEN_PROJECTS)],
  [/ \/private\/api\/applications\/\{id\}/, each(...APPLICATIONS)],
  [/ \/private\/api\/(messages|update-profile)\/\{userId\}/, people('userId')],
  [/ \/(private\/api|api\/admin)\/saved-searches\/\{id\}/, each(...SEARCHES)],
  [/ \/(private\/api|api\/admin)\/sessions\/\{id\}/, sessions],
  [/ \/(private\/api|api\/admin)\/factors\/passkeys\/\{credentialId\}/, passkeys],
  [/ \/private\/api\/jobs\/\{id\}/, each(...UNSEEN_JOBS)],
  [/ \/private\/api\/proposals\/\{id\}/, each('asked', 'shown')],
  // In the query: what is new in somebody's saved search.
  [
    /^GET \/private\/api\/(jobs|projects\/all|consultants)$/,
    ({ ids }) => SEARCHES.map((name) => ({ savedSearch: ids[name] ?? '' })),
  ],
  // In bodies.
  [/^POST \/api\/apply$/, ({ ids }) => UNSEEN_JOBS.map((name) => ({ jobId: ids[name] ?? '' }))],
  [
    /^POST \/private\/api\/projects\/apply$/,
    ({ ids }) => UNSEEN_PROJECTS.map((name) => ({ projectId: ids[name] ?? '' })),
  ],
  [/^POST \/private\/api\/apply-consultant$/, one('unlisted', 'consultantId')],
  [/^POST \/private\/api\/(employees|projects)$/, company('b2bId')],
  [/^POST \/private\/api\/(messages\/send|notifications\/userNotification)$/, people('userId')],
  [
    /^POST \/private\/api\/user-by-email$/,
    ({ seeker, company: { email } }) => [{ email: seeker.email }, { email }],
  ],
  // Of the public.
  [/ \/public\/api\/v0\/jobs\/\{id\}/, each(...UNSEEN_JOBS)],
  [/ \/public\/api\/v0\/projects\/\{id\}/, each(...UNSEEN_PROJECTS)],
  [/ \/public\/api\/v0\/portraits\//, ({ ids }) => [{ id: ids['member'] ?? '', file: '352.webp' }]],
  [
    / (\/de)?\/career\/\{slugAndId\}/,
    ({ ids }) => UNSEEN_JOBS.map((name) => ({ slugAndId: `job-${ids[name]}` })),
  ],
  [
    / (\/de)?\/projects\/\{slugAndId\}/,
    ({ ids }) => PROJECT_PAGES.map((name) => ({ slugAndId: `it-${ids[name]}` })),
  ],
  [/ \/share\/job\/\{file\}/, ({ ids }) => UNSEEN_JOBS.map((name) => ({ file: `${ids[name]}.png` }))],
  [/ \/share\/project\/\{file\}/, ({ ids }) => PROJECT_PAGES.map((name) => ({ file: `${ids[name]}.png` }))],
  [/ \/calendar\/\{token\}/, guess('company', 'admin')],
  [/ (\/de)?\/(availability|proposal)\/\{token\}/, guess('freelancer')],
  [/ (\/de)?\/pool\/\{token\}/, guess('seeker')],
  [/ (\/de)?\/unsubscribe\/\{token\}/, guess('seeker', 'freelancer')],
  [/ \/preview\/\{token\}/, ({ seeker }) => [{ token: seeker.id, file: 'cv.pdf' }]],
  [
    /^POST \/public\/api\/v0\/(apply\/|confirm-email|undo-email-change|reset-password|session\/exchange)/,
    guess('seeker'),
  ],
  [/^POST \/public\/api\/v0\/admin\/reset-password/, guess('admin')],
  // Of administrators.
  [/\/applicants\/\{userId\}$/, ({ ids, seeker }) => [{ id: ids['job'] ?? '', userId: seeker.id }]],
  [/\/admin\/project-applicant\/\{userId\}$/, ({ freelancer }) => [{ userId: freelancer.id }]],
  [/\/admin\/messages\/conversation\/\{userId\}$/, people('userId')],
  [/^POST \/api\/admin\/messages\/send-from-admin$/, people('recipientId')],
  [/\/admin\/(people|users|applicants)\/\{id\}/, people()],
  [/\/admin\/freelancers\/\{id\}/, ({ freelancer }) => [{ id: freelancer.id }]],
  [/\/admin\/b2b-users\/\{id\}/, company()],
  [/\/admin\/admins\/\{id\}/, ({ admin }) => [{ id: admin.id }]],
  [/\/admin\/applications\/\{id\}/, each(...APPLICATIONS)],
  [/\/admin\/proposals\/\{id\}/, each('shown', 'asked')],
  [/\/admin\/proposals\/draft/, ({ freelancer }) => [{ kind: 'freelancer', id: freelancer.id }]],
  [/^POST \/api\/admin\/proposals$/, one('project', 'projectId')],
  [/\/admin\/notes$/, ({ seeker }) => [{ about: `user:${seeker.id}` }]],
  [/\/admin\/(career-site\/)?jobs\/\{id\}/, each('job', ...UNSEEN_JOBS)],
  [/\/admin\/projects\/\{id\}/, each('project', ...UNSEEN_PROJECTS)],
  [/\/admin\/(consultants|consultant-applicants)\/\{id\}/, each('consultant', 'unlisted')],
  [/\/admin\/employees\/\{id\}/, each('employee', 'firmsEmployee')],
  [/\/admin\/contact-messages\/\{id\}/, each('message')],
  [/\/admin\/notes\/\{id\}/, each('note')],
  [/\/admin\/templates\/\{id\}/, each('template')],
  [/\/admin\/api-keys\/\{id\}/, each('key')],
  [
    /\/admin\/webhooks\/\{id\}\/deliveries\/\{deliveryId\}/,
    ({ ids }) => [{ id: ids['webhook'] ?? '', deliveryId: ids['delivery'] ?? '' }],
  ],
  [/\/admin\/webhooks\/\{id\}/, each('webhook')],
  [/\/admin\/outbox\/\{id\}/, each('mail')],
  [/\/admin\/career-site\/team\/\{id\}/, each('member')],
  [
    /\/admin\/exports\/\{file\}/,
    () =>
      ['applicants', 'freelancers', 'b2b-users', 'messages'].flatMap((name) =>
        ['csv', 'xlsx'].map((format) => ({ file: `${name}.${format}` })),
      ),
  ],
  [/\/sitemap-\{name\}/, () => [{ name: 'jobs.xml' }, { name: 'projects.xml' }]],
];

/** Whether a foreign entry is known for an operation that names one. */
export const knowsForeign = (operation: string): boolean =>
  !operation.includes('{') || IDS.some(([pattern]) => pattern.test(operation));

/** Returns the foreign entries to ask an operation for; none for one that names no entry. */
export function foreignIds(operation: string, foreign: Foreign, own: Own = { projectId: MISSING }): Given[] {
  const [, ids] = IDS.find(([pattern]) => pattern.test(operation)) ?? [];
  return ids?.(foreign, own) ?? [];
}
