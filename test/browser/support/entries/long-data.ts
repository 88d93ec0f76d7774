import { expect, type APIRequestContext } from '@playwright/test';
import { onePagePdf } from '../../../../api/src/demo/application/demo-pdf.ts';
import { newAccount, type Account } from './accounts.ts';
import type { Caller } from '../admin.ts';
import { addApp } from './one-time-codes.ts';
import { makeLongProposal, type LongProposal } from './long-proposals.ts';
import { unbroken, words } from './long-words.ts';
import { addPasskey } from './own-passkeys.ts';

type Answer<K extends string> = Record<K, { _id: string }>;

/** One entry of each kind with texts of the maximum length. A search for `mark`, which is unique, finds them. */
export interface LongData {
  mark: string;
  seeker: Account;
  /** Has a second factor. */
  freelancer: Account;
  company: Account;
  job: string;
  /** Owned by the company. */
  project: string;
  /** Owned by the administration. */
  ownProject: string;
  employee: string;
  consultant: string;
  /** The company's application for the consultant. */
  request: string;
  /** The applications for job, project and consultant, with the longest note. */
  applications: Record<'job' | 'project' | 'consultant', string>;
  /** The freelancer, proposed for another project of the company. */
  proposed: LongProposal;
  /** A message of the contact form. */
  contact: string;
}

const career = () => ({
  qualification: JSON.stringify([
    { university: words(200, 'Technische'), course: unbroken(200), year: '2004 to 2010' },
  ]),
  experience: JSON.stringify([
    { company: unbroken(200), role: words(200, 'Leitung'), from: 'January 2012', to: 'today' },
  ]),
});
const skills = () => [words(100, 'ABAP'), unbroken(100), 'EWM', 'Fiori', 'TM', 'BW'].join(',');

/** Creates one entry of each kind with texts of the maximum length, and applications for them. */
export async function makeLongData(request: APIRequestContext, admin: Caller): Promise<LongData> {
  const mark = `lang${Date.now().toString(36)}`;
  const email = (who: string) =>
    `${who}.${mark}.${'a'.repeat(64 - who.length - mark.length - 2)}@${'b'.repeat(60)}.example.com`;
  const person = (who: string) => ({
    email: email(who),
    first_name: unbroken(100, mark),
    last_name: words(100, 'von der'),
  });
  const [seeker, freelancer, company] = await Promise.all([
    newAccount(request, 'JobSeeker', person('s')),
    newAccount(request, 'Freelancer', person('f')),
    newAccount(request, 'B2B', { ...person('c'), company_name: words(100, `${mark} GmbH`) }),
  ]);
  await addApp(freelancer);
  for (const name of [words(100, 'Büro'), unbroken(100)]) await addPasskey(freelancer, name);
  const file = (name: string) => ({
    name: `${unbroken(120, name)}.pdf`,
    mimeType: 'application/pdf',
    buffer: onePagePdf(name, ['SAP since 2015.']),
  });
  for (const each of [seeker, freelancer])
    await each.change({
      phone: '+49 30 '.padEnd(40, '0'),
      skills: skills(),
      ...career(),
      cv: file('cv'),
      certificate: file('cert'),
    });

  const { job } = await admin.post<Answer<'job'>>('/api/admin/createJob', {
    title: words(200, mark),
    description: `${unbroken(400)}\n\n${words(600, 'Run')}`,
    qualification: words(300, 'Three years'),
    introduction: words(200, 'We'),
    company: unbroken(100),
    location: words(100, 'Freiburg'),
  });
  const aProject = (title: string) => ({
    title,
    description: `${unbroken(400)}\n${words(400, 'Move')}`,
    technologies: skills(),
    category: unbroken(100, mark),
  });
  const { project } = await company.post<Answer<'project'>>(
    '/private/api/projects',
    aProject(words(200, mark)),
  );
  const own = await admin.post<Answer<'project'>>('/api/admin/create-project', {
    ...aProject(unbroken(200, mark)),
    start_date: '2027-09-30',
  });
  const person2 = {
    name: words(100, mark),
    email: email('e'),
    position: words(200, 'Senior'),
    skills: skills(),
  };
  const terms = { rate: words(200, '950 EUR'), availability: words(200, 'from') };
  const { employee } = await company.post<Answer<'employee'>>('/private/api/employees', {
    ...person2,
    ...terms,
    ...career(),
  });
  const { consultant } = await admin.post<Answer<'consultant'>>('/api/admin/consultants', {
    ...person2,
    ...terms,
    ...career(),
    email: email('k'),
    // Unlike the employee's, it has a language.
    position: words(200, 'Principal'),
    projects: skills(),
  });

  const apply = async (who: Account, path: string, body: object) =>
    (await who.post<{ applicationId: string }>(path, { ...body, note: words(2000, 'We') })).applicationId;
  await apply(freelancer, '/private/api/projects/apply', { projectId: own.project._id });
  const applications = {
    job: await apply(seeker, '/api/apply', { userId: seeker.id, jobId: job._id }),
    project: await apply(freelancer, '/private/api/projects/apply', { projectId: project._id }),
    consultant: await apply(company, '/private/api/apply-consultant', {
      b2bId: company.id,
      consultantId: consultant._id,
    }),
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const offer = {
    times: [3, 4, 5, 6, 7].map(inDays),
    minutes: 180,
    place: unbroken(200),
    names: [unbroken(100), words(100, 'Frau')],
  };
  await admin.post(`/api/admin/applications/${applications.job}/appointment`, offer);
  await company.post(
    `/private/api/projects/${project._id}/applicants/${applications.project}/appointment`,
    offer,
  );
  await freelancer.post(`/private/api/applications/${applications.project}/appointment/move`, {
    times: [inDays(8)],
    reason: unbroken(400),
  });
  const proposed = await makeLongProposal({ admin, freelancer, company, mark });
  for (const each of [freelancer, company]) {
    await each.post('/private/api/messages/send', { userId: each.id, content: unbroken(300) });
    await admin.post('/api/admin/messages/send-from-admin', {
      recipientId: each.id,
      content: words(600, 'We'),
    });
  }
  await request.post('/public/api/v0/contact-admin', {
    data: { kind: 'barrier', name: words(100, mark), email: email('m'), message: unbroken(500) },
  });
  for (const [who, kind] of [
    [seeker, 'job'],
    [freelancer, 'project'],
    [company, 'consultant'],
  ] as const)
    for (const name of [words(100, 'Alle'), unbroken(100)])
      await who.post('/private/api/saved-searches', {
        kind,
        query: `q=${mark}${unbroken(150)}`,
        name,
        cadence: 'daily',
      });
  const found = async (path: string) => {
    const rows = await admin.get<{ _id: string; kind?: string }[]>(path);
    expect(rows.length, path).toBeGreaterThan(0);
    return rows;
  };
  const [application] = await found(`/api/admin/consultant-applicants/${consultant._id}`);
  const talks = await found(`/api/admin/messages/all?q=${mark}`);
  return {
    mark,
    seeker,
    freelancer,
    company,
    job: job._id,
    project: project._id,
    ownProject: own.project._id,
    employee: employee._id,
    consultant: consultant._id,
    request: application?._id ?? '',
    applications,
    proposed,
    contact: talks.find(({ kind }) => kind === 'contact')?._id ?? '',
  };
}

/** Removes long entries, which would disturb other tests on the server. */
export async function removeLongData(data: LongData, admin: Caller): Promise<void> {
  for (const path of [
    `jobs/${data.job}`,
    `projects/${data.project}`,
    `projects/${data.ownProject}`,
    `projects/${data.proposed.project}`,
    `employees/${data.employee}`,
    `consultants/${data.consultant}`,
  ])
    await admin.send('delete', `/api/admin/${path}`);
}
