import type { Caller } from '../admin.ts';
import type { Account } from './accounts.ts';
import { unbroken, words } from './long-words.ts';

/** A proposal with texts of the maximum length, and the project that it is for. */
export interface LongProposal {
  proposal: string;
  project: string;
}

interface Owners {
  admin: Caller;
  freelancer: Account;
  company: Account;
  mark: string;
}

/** Proposes the freelancer for a project of the company, which sees the profile and has looked at it. */
export async function makeLongProposal({ admin, freelancer, company, mark }: Owners): Promise<LongProposal> {
  const made = await company.post<{ project: { _id: string } }>('/private/api/projects', {
    title: words(200, `${mark} Vorschlag`),
    description: words(400, 'Move'),
    technologies: 'EWM',
    category: 'Logistics',
  });
  const project = made.project._id;
  const { _id: proposal } = await admin.post<{ _id: string }>('/api/admin/proposals', {
    projectId: project,
    subject: { kind: 'freelancer', id: freelancer.id },
    profile: {
      position: words(120, 'Principal'),
      skills: [words(100, 'ABAP'), unbroken(100), 'EWM', 'Fiori', 'TM', 'BW'],
      years: 40,
      languages: [words(60, 'Deutsch'), unbroken(60), 'English (C1)'],
      availability: words(120, 'from'),
      rate: words(60, '950 EUR'),
      employers: [
        { branch: unbroken(80), years: 20 },
        { branch: words(80, 'Supplier'), years: 1 },
      ],
      text: `${words(600, 'Led')}\n\n${unbroken(300)}`,
    },
  });
  await freelancer.post(`/private/api/proposals/${proposal}/answer`, {
    answer: 'agree',
    reason: unbroken(400),
  });
  await company.get(`/private/api/projects/${project}/proposals`);
  await company.get(`/private/api/projects/${project}/proposals/${proposal}`);
  return { proposal, project };
}
