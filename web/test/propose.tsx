import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from './render-app.tsx';
import { server } from './server.ts';
import ProposalsSection from '../src/features/admin/proposals/proposals-section.tsx';

export const PERSON = '656f2a9e1c9d440000a1b700';
export const PROJECT = '656f2a9e1c9d440000a1b2e1';
export const project = {
  _id: PROJECT,
  title: 'S/4HANA roll-out',
  language: 'en',
  state: 'open',
  b2bId: '656f2a9e1c9d440000a1b2ff',
  companyName: 'Spree Logistics AG',
  show_company: false,
  hidden: false,
};
export const draft = {
  name: 'Anna Berger',
  profile: {
    position: 'SAP FI Consultant',
    skills: ['SAP FI', 'S/4HANA'],
    years: 12,
    languages: [],
    availability: 'from March',
    rate: '',
    employers: [
      { branch: '', years: 6 },
      { branch: '', years: 4 },
    ],
    text: '',
  },
  employers: [{ company: 'Elbe Steel' }, { company: 'Havel Foods' }],
};
/** The bodies of what was sent. */
export let sent: unknown[];
export let checked: unknown[];

/** Answers what the form reads, before each test. */
export function serveForm(): void {
  sent = [];
  checked = [];
  localStorage.clear();
  server.use(
    http.get('*/api/admin/proposals/draft', () => HttpResponse.json(draft)),
    http.get(`*/api/admin/projects/${PROJECT}`, () => HttpResponse.json(project)),
    http.get('*/public/api/v0/vocabulary', () =>
      HttpResponse.json({ also: [], suggestions: [], didYouMean: null }),
    ),
  );
  answerCheck({ body: { warnings: [] } });
}

export const show = (rest: string) => renderAt(`/admin-dashboard?tab=proposals${rest}`, <ProposalsSection />);
export const showForm = async () => {
  show(`/userid=${PERSON}/create/projectid=${PROJECT}`);
  await screen.findByRole('button', { name: 'Ask the person' });
};
/** Answers to the check before a proposal, in their order; the last one is repeated. */
export const answerCheck = (...answers: { status?: number; body: object }[]) =>
  server.use(
    http.post('*/api/admin/proposals/check', async ({ request }) => {
      const { status = 200, body } = answers[Math.min(checked.length, answers.length - 1)]!;
      checked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
/** Answers to new proposals. */
export const answer = (status: number, body: object) =>
  server.use(
    http.post('*/api/admin/proposals', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask the person' }));
export const field = (name: string) => screen.getByRole('textbox', { name });
export const fillBranches = async () => {
  await userEvent.type(field('Branch, in place of Elbe Steel'), 'Steel');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: employer 2' }));
};
export const ASKED = { code: 'proposal.asked', message: 'The person has been asked.', _id: 'p1' };
