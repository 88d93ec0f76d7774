import { COMPANY, COMPANY_STAGES, DELIVERED_STAGES, type ApplicationKind } from '@consulting/contracts';
import { preventsAnother } from '../../applications/domain/application.ts';
import { searchedTitle } from '../../placement/application/titles.ts';
import { newId } from '../../shared/id.ts';
import { searchedTexts, type User } from '../../users/domain/user.ts';
import { DEMO_APPLICATIONS, type DemoApplication } from '../data/demo-applications.ts';
import { DEMO_PROJECTS_CORE } from '../data/demo-projects-core.ts';
import { DEMO_PROJECTS_PLATFORM } from '../data/demo-projects-platform.ts';
import type { DemoDates } from './demo-dates.ts';

/** Returns the id of an entry by its name in the data. */
export type Ids = (key: string) => string;

type Applicant = Pick<User, 'first_name' | 'last_name' | 'email' | 'cv'> & {
  _id: string;
  company_name?: string | undefined;
};

const ofCompanies = new Set(
  [...DEMO_PROJECTS_CORE, ...DEMO_PROJECTS_PLATFORM].filter(({ owner }) => owner).map(({ title }) => title),
);

/** Returns the applications as they are stored: each with its history and the CV that was sent. */
export function demoApplications(
  dates: DemoDates,
  targets: Record<ApplicationKind, Ids>,
  personOf: (email: string) => Applicant | undefined,
) {
  return DEMO_APPLICATIONS.map((given, index) => {
    const { kind, target, status = 'pending', daysAgo, note = '', answer = '' } = given;
    const person = personOf(given.applicant);
    if (!person) throw new Error(`Nobody of the demo data has the address ${given.applicant}`);
    const appliedAt = dates.ago(daysAgo * 24 - (index % 9));
    const decidedAt = status === 'pending' ? null : dates.ago(daysAgo * 24 - 12);
    const wasSeen = given.seen || status === 'selected' || status === 'rejected';
    const seenAt = wasSeen ? dates.ago(daysAgo * 24 - 10) : null;
    const by = decider(given);
    const id = newId();
    const sent = { at: appliedAt, status: 'pending' as const, by: 'applicant' as const, note };
    return {
      _id: id,
      kind,
      targetId: targets[kind](target),
      applicantId: person._id,
      status,
      withdrawn: preventsAnother({ kind, status }) ? null : id,
      appliedAt,
      ...standing(given, appliedAt, dates.ago(daysAgo * 12)),
      seenAt,
      decidedAt,
      note,
      decisionNote: status === 'withdrawn' ? '' : answer,
      files: { cv: person.cv, certificate: null },
      looks:
        seenAt && person.cv && by === 'firm' ? [{ at: seenAt, by: COMPANY.name, file: 'cv' as const }] : [],
      history: decidedAt ? [sent, { at: decidedAt, status, by, note: answer }] : [sent],
      ...searchedTexts({ ...person, company_name: person.company_name ?? '' }),
      title: searchedTitle({ kind, title: target }),
    };
  });
}

/** Moved halfway between the submission and now. */
function standing(given: DemoApplication, appliedAt: Date, movedAt: Date) {
  const isOwners = given.kind === 'project' && ofCompanies.has(given.target);
  const [list, id] = isOwners
    ? [COMPANY_STAGES, `company-${given.stage ?? 'new'}`]
    : [DELIVERED_STAGES, given.stage ?? 'new'];
  const to = list.find((stage) => stage.id === id);
  if (!to || !given.stage) return { stage: id, stageSince: appliedAt, moves: [] };
  const by = isOwners ? ('owner' as const) : ('firm' as const);
  return { stage: id, stageSince: movedAt, moves: [{ at: movedAt, by, to }] };
}

function decider({ kind, target, status }: DemoApplication): 'applicant' | 'firm' | 'owner' {
  if (status === 'withdrawn') return 'applicant';
  return kind === 'project' && ofCompanies.has(target) ? 'owner' : 'firm';
}
