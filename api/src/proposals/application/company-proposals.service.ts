import { Injectable } from '@nestjs/common';
import { COMPANY, type Language, type ProposalLookKind, type ProposalReply } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { ApplyingService } from '../../placement/application/applying.service.ts';
import { Targets } from '../../placement/application/targets.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import { ProposableProjects } from '../../projects/application/proposable-projects.ts';
import { conflict, forbidden, notFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isShownToCompanies } from '../../users/domain/user.ts';
import { nameOf } from '../domain/person.ts';
import { isSeen, replied, wasShown, type Proposal } from '../domain/proposal.ts';
import { ProposalNewsService } from './proposal-news.ts';
import { ProposalRecords } from './proposal-records.ts';
import { ProposalSteps } from './proposal-steps.ts';
import { ProposedPeople } from './proposed-people.ts';
import { ProfileDocuments, ProposalRepository } from './proposals.ports.ts';

/** Looks at lists are noted once within this time: they are read again after each change. */
const LIST_LOOKS_EVERY = 3_600_000;

/** Whom an interested company may get in touch with. */
export interface Contact {
  name: string;
  /** `firm`: the firm is asked about a consultant. Null: the application is no longer selected. */
  by: 'person' | 'firm' | null;
  email: string | null;
  phone: string | null;
}

/** A proposal in the list of its company. */
export interface ListedProposal {
  proposal: Proposal;
  /** Whether the company sees nothing of the person at present, in whom it is interested (`isShownToCompanies`). */
  isHidden: boolean;
}

/** A proposal as its company reads it. */
export interface CompanyProposal extends ListedProposal {
  /** Null before the company is interested, and while it sees nothing of the person. */
  contact: Contact | null;
}

/** A proposal of one of a company's projects. */
export interface ProposalOf {
  projectId: string;
  id: string;
}

/**
 * Companies read the profiles that people have agreed to, and answer. Nothing that they read says who a person is before
 * they are interested. Every look is noted for the person.
 */
@Injectable()
export class CompanyProposalsService {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly people: ProposedPeople,
    private readonly owned: ProjectsService,
    private readonly projects: ProposableProjects,
    private readonly applications: ApplicationsService,
    private readonly applying: ApplyingService,
    private readonly targets: Targets,
    private readonly documents: ProfileDocuments,
    private readonly users: UsersService,
    private readonly steps: ProposalSteps,
    private readonly news: ProposalNewsService,
    private readonly records: ProposalRecords,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 when there is no such project, 403 when it is another company's. */
  assertOwner(projectId: string, companyId: string): Promise<void> {
    return this.owned.assertOwner(projectId, companyId);
  }

  /**
   * Returns every proposal of the project that was ever shown, oldest first, whatever happened since. `isRefresh`: an
   * automatic refresh, which is no look at the list; it shows no profile.
   */
  async page(
    companyId: string,
    projectId: string,
    request: PageRequest,
    isRefresh: boolean,
  ): Promise<Page<ListedProposal>> {
    const proposals = await this.proposals.pageOfProject(projectId, request);
    const hidden = await this.hiddenAmong(proposals.items);
    const page = proposals.map((proposal) => ({ proposal, isHidden: hidden.has(proposal.id) }));
    if (isRefresh) return page;
    const since = this.clock.now().getTime() - LIST_LOOKS_EVERY;
    const unseen = page.items.filter(
      ({ proposal, isHidden }) =>
        isSeen(proposal) &&
        !isHidden &&
        !proposal.looks.some(({ what, at }) => what === 'list' && at.getTime() > since),
    );
    if (unseen.length === 0) return page;
    const by = await this.nameOf(companyId);
    for (const { proposal } of unseen) await this.note(by, proposal, 'list');
    return page;
  }

  /** Opens one. 404 for one that was never shown. */
  async open(companyId: string, which: ProposalOf): Promise<CompanyProposal> {
    const proposal = await this.shown(which);
    const answer = await this.complete(proposal);
    if (answer.isHidden) return answer;
    if (isSeen(proposal) && !(await this.note(await this.nameOf(companyId), proposal, 'profile')))
      return this.complete(await this.shown(which));
    return answer;
  }

  /** Returns the profile as a PDF. Conflict when it is not seen any more, or nothing of the person is at present. */
  async document(
    companyId: string,
    which: ProposalOf,
    language: Language,
  ): Promise<{ proposal: Proposal; content: Uint8Array }> {
    const proposal = await this.shown(which);
    if ((await this.hiddenAmong([proposal])).size > 0) throw conflict('applicant.hidden');
    const content = isSeen(proposal) ? await this.documents.write(proposal, language, companyId) : null;
    // Noted last: a document that could not be written was not seen, and one that was withdrawn meanwhile is not sent.
    if (!content || !(await this.note(await this.nameOf(companyId), proposal, 'document')))
      throw conflict('proposal.ended');
    return { proposal, content };
  }

  /**
   * Answers once. Being interested makes a freelancer's application, which is selected. Conflict when the profile is not
   * shown any more or was answered.
   */
  reply(companyId: string, which: ProposalOf, reply: ProposalReply): Promise<CompanyProposal> {
    return this.unitOfWork.run(async () => {
      const { subject } = await this.shown(which);
      const applicant = subject.kind === 'freelancer' ? await this.users.lock(subject.id) : null;
      const project = await this.projects.lock(which.projectId);
      if (project.b2bId !== companyId) throw forbidden('project.not-own');
      // Read again behind the locks: the person may have taken the agreement back.
      const before = await this.answeredOne(companyId, which, reply);
      const answer = replied(before, reply, this.clock.now());
      const person = await this.people.find(subject);
      if (!person) throw notFound('proposal');
      let after = answer;
      if (reply === 'interested' && applicant) {
        // The step comes first: what is written after it can no longer be taken back.
        await this.steps.write(before, answer);
        const target = await this.targets.of({ kind: 'project', targetId: which.projectId });
        const { id: applicationId } = await this.applying.addSelected(applicant, target);
        after = await this.steps.write(answer, { ...answer, applicationId, version: answer.version + 1 });
      } else await this.steps.write(before, answer);
      await this.news.tellPerson(after, person, reply);
      await this.news.tellFirm(after, person, reply);
      await this.records.answered({ kind: 'user', id: companyId }, after, reply);
      return this.complete(after);
    });
  }

  /** Interest is answered with the profile: for a company that has not looked before, that is the first look. */
  private async answeredOne(companyId: string, which: ProposalOf, reply: ProposalReply): Promise<Proposal> {
    const proposal = await this.shown(which);
    if (reply !== 'interested' || !isSeen(proposal) || proposal.looks.length > 0) return proposal;
    await this.note(await this.nameOf(companyId), proposal, 'profile');
    return this.shown(which);
  }

  private async shown({ projectId, id }: ProposalOf): Promise<Proposal> {
    const proposal = await this.proposals.find(id);
    if (proposal?.projectId !== projectId || !wasShown(proposal)) throw notFound('proposal');
    return proposal;
  }

  /** Notes a look; false when the profile was withdrawn meanwhile. `by`: the company's name. */
  private note(by: string, { id }: Proposal, what: ProposalLookKind): Promise<boolean> {
    return this.proposals.addLook(id, { at: this.clock.now(), by, what });
  }

  private async nameOf(companyId: string): Promise<string> {
    return (await this.users.get(companyId)).company_name;
  }

  private async complete(proposal: Proposal): Promise<CompanyProposal> {
    const isHidden = (await this.hiddenAmong([proposal])).size > 0;
    const isNamed = proposal.state === 'interested' && !isHidden;
    return { proposal, isHidden, contact: isNamed ? await this.contactOf(proposal) : null };
  }

  /**
   * Returns the ids of those in which the company is interested and of whose person it sees nothing at present. Other
   * proposals have ended with the account's blocking.
   */
  private async hiddenAmong(proposals: readonly Proposal[]): Promise<Set<string>> {
    const wanted = proposals.filter(
      ({ state, subject }) => state === 'interested' && subject.kind === 'freelancer',
    );
    if (wanted.length === 0) return new Set();
    const users = await this.users.findMany([...new Set(wanted.map(({ subject }) => subject.id))]);
    const isHidden = ({ subject }: Proposal) => {
      const user = users.get(subject.id);
      return user !== undefined && !isShownToCompanies(user);
    };
    return new Set(wanted.filter(isHidden).map(({ id }) => id));
  }

  /** A freelancer's address and number are shown as after a selection: while the application is selected. */
  private async contactOf({ subject, applicationId }: Proposal): Promise<Contact | null> {
    const person = await this.people.find(subject);
    if (!person) return null;
    const name = nameOf(person);
    if (subject.kind === 'consultant')
      return { name, by: 'firm', email: COMPANY.email, phone: COMPANY.phones[0] };
    const [application] = await this.applications.findMany(applicationId === null ? [] : [applicationId]);
    if (application?.status !== 'selected') return { name, by: null, email: null, phone: null };
    return { name, by: 'person', email: person.email, phone: person.phone || null };
  }
}
