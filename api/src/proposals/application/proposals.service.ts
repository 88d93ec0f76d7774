import { Injectable } from '@nestjs/common';
import { PROPOSAL, type ProposedProfile } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { preventsAnother } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import {
  ProposableProjects,
  type ProposableProject,
} from '../../projects/application/proposable-projects.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { conflict, invalidField, orNotFound } from '../../shared/errors.ts';
import { randomId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { ProposedPerson } from '../domain/person.ts';
import {
  allTextOf,
  assertAnonymous,
  letterWarningsOf,
  warningsOf,
  type ProfileWarning,
} from '../domain/profile-check.ts';
import { completed } from '../domain/profile-draft.ts';
import { asked, assertMayAsk, type AskedAbout, type Proposal, type Subject } from '../domain/proposal.ts';
import { ProposalLinks } from './proposal-links.ts';
import { ProposalNewsService } from './proposal-news.ts';
import { ProposalRecords } from './proposal-records.ts';
import { ProposalReferences } from './proposal-reference.ts';
import { ProposalSteps } from './proposal-steps.ts';
import { ProposedPeople } from './proposed-people.ts';
import { ProfileDocuments, ProposalRepository, type ProposalFilter } from './proposals.ports.ts';

/** What the desk sends to propose somebody; missing fields of the profile are filled in from what is known. */
export interface NewProposal {
  projectId: string;
  subject: Subject;
  profile: Partial<ProposedProfile>;
}

/** A profile as the desk means to send it. */
export type CheckedProfile = Pick<NewProposal, 'subject' | 'profile'>;

/** A proposal as the desk reads it. */
export interface DeskProposal {
  proposal: Proposal;
  /** Null when the account or the consultant is gone. */
  person: ProposedPerson | null;
  /** The company's name; '' when it has given none, or is gone. */
  company: string;
}

/**
 * The desk proposes people for projects of companies, and asks them first. Of two desks that propose the same person at
 * the same time, the second one waits for the lock on the person and is refused.
 */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly people: ProposedPeople,
    private readonly projects: ProposableProjects,
    private readonly owned: ProjectsService,
    private readonly applications: ApplicationsService,
    private readonly users: UsersService,
    private readonly references: ProposalReferences,
    private readonly links: ProposalLinks,
    private readonly steps: ProposalSteps,
    private readonly news: ProposalNewsService,
    private readonly records: ProposalRecords,
    private readonly documents: ProfileDocuments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns what is known of a person, for the form, and records the look. 404 and conflict as for `propose`. */
  draft(by: FirmActor, subject: Subject): Promise<ProposedPerson> {
    return this.unitOfWork.run(async () => {
      // Locked: an erasure at the same time would leave the name in the entry.
      const person = await this.people.lock(subject);
      await this.records.looked(by, person);
      return person;
    });
  }

  /**
   * Returns what the desk should look at again before it asks: who the person is, and letters that the PDF cannot show. Throws as `propose` does for a person who cannot be proposed,
   * and for a profile that says who the person is.
   */
  async check({ subject, profile: sent }: CheckedProfile): Promise<ProfileWarning[]> {
    const person = await this.people.get(subject);
    const profile = this.checked(sent, person);
    return [...warningsOf(profile, person), ...(await this.letterWarnings(profile))];
  }

  /**
   * Asks a person. 404 when the person or the project does not exist, 400 for a profile that says who the person is,
   * conflict when the person cannot be proposed, or must not be asked now.
   */
  async propose(
    by: FirmActor,
    wanted: NewProposal,
  ): Promise<{ proposal: Proposal; warnings: ProfileWarning[] }> {
    const { proposal, warnings } = await this.ask(by, wanted);
    // After the unit: looking for letters takes a moment.
    return { proposal, warnings: [...warnings, ...(await this.letterWarnings(proposal.profile))] };
  }

  private ask(
    by: FirmActor,
    { projectId, subject, profile: sent }: NewProposal,
  ): Promise<{ proposal: Proposal; warnings: ProfileWarning[] }> {
    return this.unitOfWork.run(async () => {
      // Accounts are locked before projects, and these before consultants (`UnitOfWork`).
      const freelancer = subject.kind === 'freelancer' ? await this.people.lock(subject) : null;
      const project = await this.projects.lock(projectId);
      const person = freelancer ?? (await this.people.lock(subject));
      const profile = this.checked(sent, person);
      const now = this.clock.now();
      await this.assertMayPropose(projectId, subject, now);
      // The company reads it: it must not tell when the person was asked.
      const id = randomId();
      const proposal = asked(
        {
          ...{ id, projectId, ownerId: project.b2bId, profile },
          subject: { kind: subject.kind, id: person.id },
          reference: await this.references.next(),
          about: await this.aboutOf(project),
          link: this.links.create(id),
        },
        now,
      );
      await this.proposals.add(proposal);
      await this.news.tellPerson(proposal, person, 'asked');
      await this.records.asked(by, proposal, person);
      return { proposal, warnings: warningsOf(profile, person) };
    });
  }

  /** Withdraws a proposal that has been asked or is shown; conflict otherwise. */
  withdraw(by: FirmActor, id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = orNotFound(await this.proposals.find(id), 'proposal');
      const person = await this.people.find(before.subject);
      const after = await this.steps.withdraw(before, 'desk', { person, company: true });
      await this.records.withdrawn(by, after, person);
    });
  }

  /** Newest first. */
  async page(filter: ProposalFilter, request: PageRequest): Promise<Page<DeskProposal>> {
    const page = await this.proposals.page(filter, request);
    return page.with(await this.complete(page.items));
  }

  /** Returns one; 404 when there is none. */
  async one(id: string): Promise<DeskProposal> {
    const [found] = await this.complete([orNotFound(await this.proposals.find(id), 'proposal')]);
    return orNotFound(found, 'proposal');
  }

  private async complete(proposals: readonly Proposal[]): Promise<DeskProposal[]> {
    const people = await this.people.findMany(proposals.map(({ subject }) => subject));
    const companies = await this.users.findMany([
      ...new Set(proposals.flatMap(({ ownerId }) => ownerId ?? [])),
    ]);
    return proposals.map((proposal) => ({
      proposal,
      person: people.get(this.people.keyOf(proposal.subject)) ?? null,
      company: companies.get(proposal.ownerId ?? '')?.company_name ?? '',
    }));
  }

  private async letterWarnings(profile: ProposedProfile): Promise<ProfileWarning[]> {
    return letterWarningsOf(profile, await this.documents.lacking(allTextOf(profile)));
  }

  /** Returns the profile that the person would read; 400 for one without a position, or that says who the person is. */
  private checked(sent: Partial<ProposedProfile>, person: ProposedPerson): ProposedProfile {
    const profile = completed(sent, person.draft);
    if (!profile.position) throw invalidField('profile.position', 'proposal.position-required');
    assertAnonymous(profile, person);
    return profile;
  }

  private async assertMayPropose(projectId: string, subject: Subject, now: Date): Promise<void> {
    if (subject.kind === 'freelancer') {
      const sent = await this.applications.findAllOfTargets('project', [projectId], subject.id);
      if (sent.some(preventsAnother)) throw conflict('proposal.already-applied');
    }
    assertMayAsk(await this.proposals.findAllOf(subject), projectId, now);
    const { perProject: most } = PROPOSAL;
    if ((await this.proposals.countLive(projectId)) >= most)
      throw conflict('proposal.project-full', { most });
  }

  private async aboutOf(project: ProposableProject): Promise<AskedAbout> {
    const { title, language, location } = project;
    const { company } = await this.owned.offerer(project);
    return { title, language, company, place: location };
  }
}
