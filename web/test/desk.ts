import { http, HttpResponse } from 'msw';
import { server } from './server.ts';
import { aUser } from './users.ts';
import type { DeskApplication, DeskDetail } from '../src/shared/api/types.ts';

/** An application with this id and applicant name; pass only the fields a test is about. */
export function anApplication(
  id: string,
  name: string,
  changes: Partial<DeskApplication> = {},
): DeskApplication {
  return {
    _id: id,
    kind: 'job',
    target: { _id: 'j1', title: 'SAP Basis', language: 'en', state: 'open', owner: 'Muster GmbH' },
    applicant: {
      _id: `user-${id}`,
      name,
      role: 'JobSeeker',
      company: '',
      email: `${id}@example.com`,
      language: 'en',
    },
    status: 'pending',
    appliedAt: '2026-11-02T08:00:00.000Z',
    seenAt: null,
    stage: 'new',
    stageSince: '2026-11-20T08:00:00.000Z',
    waitingDays: 5,
    updatedAt: '2026-11-20T08:00:00.000Z',
    note: '',
    proposed: false,
    files: {},
    ...changes,
  };
}

export function opened(application: DeskApplication, changes: Partial<DeskDetail> = {}): DeskDetail {
  const [first_name = '', last_name = ''] = application.applicant.name.split(' ');
  return {
    ...application,
    profile: aUser('JobSeeker', { _id: application.applicant._id, first_name, last_name }),
    history: [{ at: application.appliedAt, status: 'pending', by: application.applicant.name, note: '' }],
    others: [],
    notes: [],
    ...changes,
  };
}

/** The requests that the API received, and its applications. */
export interface Desk {
  kept: DeskApplication[];
  /** Ids that were opened, without those that were prefetched. */
  opened: string[];
  ahead: string[];
  decided: { id: string; status: string; note?: string }[];
  /** The bodies of moves, of one with its id. */
  moved: object[];
}

const stagesWith = (before: string) =>
  [
    ['new', 'New', 'Neu'],
    ['review', 'In review', 'In Prüfung'],
    ['interview', 'Interview', 'Gespräch'],
  ].map(([id, en, de]) => ({ stage: `${before}${id}`, name: { en, de } }));

/** The stages of the firm and of companies, as the API answers. */
const STAGES = { stages: stagesWith(''), companies: stagesWith('company-'), version: 'v1' };

/** Serves the API of the desk with these applications; decisions change them. */
export function serveDesk(kept: DeskApplication[], details: Record<string, Partial<DeskDetail>> = {}): Desk {
  const desk: Desk = { kept, opened: [], ahead: [], decided: [], moved: [] };
  const decide = (id: string, status: DeskApplication['status'], note?: string) => {
    desk.decided.push({ id, status, ...(note === undefined ? {} : { note }) });
    desk.kept = desk.kept.map((each) =>
      each._id === id ? { ...each, status, waitingDays: status === 'pending' ? 5 : null } : each,
    );
  };
  const move = (ids: readonly string[], stage: string) => {
    desk.kept = desk.kept.map((each) => (ids.includes(each._id) ? { ...each, stage } : each));
  };
  server.use(
    http.get('*/api/admin/applications', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const found = desk.kept.filter(
        ({ status, kind, stage, applicant }) =>
          (!query.get('status') || status === query.get('status')) &&
          (!query.get('kind') || kind === query.get('kind')) &&
          (!query.get('stage') || stage === query.get('stage')) &&
          applicant.name.includes(query.get('q') ?? ''),
      );
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return HttpResponse.json(found.slice((page - 1) * limit, page * limit), {
        headers: { 'X-Total-Count': String(found.length) },
      });
    }),
    http.get('*/api/admin/applications/:id', ({ params, request }) => {
      const id = String(params['id']);
      const isAhead = new URL(request.url).searchParams.get('read') === 'ahead';
      desk[isAhead ? 'ahead' : 'opened'].push(id);
      const found = desk.kept.find(({ _id }) => _id === id);
      return found
        ? HttpResponse.json(opened(found, details[id]))
        : HttpResponse.json({ message: 'Application not found' }, { status: 404 });
    }),
    http.patch('*/api/admin/applications/:id/stage', async ({ params, request }) => {
      const body = (await request.json()) as { stage: string; from: string };
      const id = String(params['id']);
      desk.moved.push({ id, ...body });
      if (desk.kept.find(({ _id }) => _id === id)?.stage !== body.from)
        return HttpResponse.json({ message: 'This application is in another stage now.' }, { status: 409 });
      move([id], body.stage);
      return HttpResponse.json({ message: 'The application has been moved.' });
    }),
    http.post('*/api/admin/applications/stage', async ({ request }) => {
      const body = (await request.json()) as { ids: string[]; stage: string; from?: string };
      desk.moved.push(body);
      const named = desk.kept.filter(({ _id }) => body.ids.includes(_id));
      const isRefused = ({ stage }: DeskApplication) => stage?.startsWith('company-') === true;
      const moved = named.filter((each) => !isRefused(each));
      const message = 'Only the company moves applications for its project.';
      const answer = {
        moved: moved.map(({ _id, stage }) => ({ _id, from: stage })),
        refused: named.filter(isRefused).map(({ _id }) => ({ _id, code: 'stage.moved-by-company', message })),
      };
      move(
        moved.map(({ _id }) => _id),
        body.stage,
      );
      return HttpResponse.json(answer);
    }),
    http.patch('*/api/admin/applications/:id', async ({ params, request }) => {
      const { status, note } = (await request.json()) as { status: DeskApplication['status']; note?: string };
      decide(String(params['id']), status, note);
      return HttpResponse.json({ message: `Applicant has been ${status} and notified.` });
    }),
    http.get('*/api/admin/stages', () => HttpResponse.json(STAGES)),
    http.get('*/api/admin/notes', () => HttpResponse.json([])),
    http.get('*/api/admin/templates', () =>
      HttpResponse.json([
        { _id: 't1', name: 'Interview', text: 'Dear {first_name}, please come and see us.' },
        { _id: 't2', name: 'Thanks', text: 'Thank you for your time.' },
      ]),
    ),
  );
  return desk;
}
