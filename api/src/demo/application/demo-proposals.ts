import { DEFAULT_LANGUAGE } from '@consulting/contracts';
import { answered, asked, isLive, type ProposalLink } from '../../proposals/domain/proposal.ts';
import { newId } from '../../shared/id.ts';
import { DEMO_PROPOSALS } from '../data/demo-proposals.ts';
import type { Ids } from './demo-applied.ts';
import type { DemoDates } from './demo-dates.ts';

interface DemoProject {
  _id: string;
  title: string;
  b2bId: string | null;
  location?: string;
}

/** Returns the proposals as they are stored. `companyOf`: the name of a company's account. */
export function demoProposals(
  dates: DemoDates,
  projects: readonly DemoProject[],
  userId: Ids,
  companyOf: (ownerId: string) => string,
  linkOf: (id: string) => ProposalLink,
) {
  return DEMO_PROPOSALS.map(({ reference, person, project: title, company, profile, ...steps }) => {
    const project = projects.find((each) => each.title === title);
    if (!project?.b2bId) throw new Error(`No company of the demo data has the project ${title}`);
    const id = newId();
    const about = { title, language: DEFAULT_LANGUAGE, company, place: project.location ?? '' };
    const question = asked(
      {
        ...{ id, reference, about, profile, link: linkOf(id) },
        projectId: project._id,
        ownerId: project.b2bId,
        subject: { kind: 'freelancer', id: userId(person) },
      },
      dates.ago(steps.askedHoursAgo),
    );
    const { what, hoursAgo, reason = '' } = steps.answer ?? {};
    const proposal = what ? answered(question, what, reason, dates.ago(hoursAgo ?? 0)) : question;
    const by = companyOf(project.b2bId);
    const { id: _id, link, ...fields } = proposal;
    return {
      _id,
      ...fields,
      ...link,
      looks: (steps.looks ?? []).map(([look, hours]) => ({ at: dates.ago(hours), by, what: look })),
      shownAt: proposal.consent?.at ?? null,
      ended: isLive(proposal) ? null : _id,
    };
  });
}
