import { Injectable } from '@nestjs/common';
import type { ProposalReply } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import type { CompanyActor, FirmActor } from '../../shared/caller.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { nameOf, type ProposedPerson } from '../domain/person.ts';
import type { Proposal } from '../domain/proposal.ts';

/** Notes steps of proposals in the audit log, and publishes their events. */
@Injectable()
export class ProposalRecords {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly events: Events,
  ) {}

  /** A person's draft was read. */
  looked(by: FirmActor, person: ProposedPerson): Promise<void> {
    return this.auditLog.by(by, 'profile-draft.viewed', targetOf(person));
  }

  asked(by: FirmActor, proposal: Proposal, person: ProposedPerson): Promise<void> {
    return this.auditLog.by(by, 'proposal.asked', aboutPerson(proposal, person));
  }

  withdrawn(by: FirmActor, proposal: Proposal, person: ProposedPerson | null): Promise<void> {
    return this.auditLog.by(
      by,
      'proposal.withdrawn',
      person ? aboutPerson(proposal, person) : aboutReference(proposal),
    );
  }

  /** The entry about the company's answer names the reference only. */
  async answered(by: CompanyActor, proposal: Proposal, state: ProposalReply): Promise<void> {
    await this.auditLog.by(by, `proposal.${state}`, aboutReference(proposal));
    const { id, projectId, applicationId } = proposal;
    await this.events.publish({ type: 'proposal.answered', data: { id, projectId, state, applicationId } });
  }

  agreed({ id, projectId }: Proposal): Promise<void> {
    return this.events.publish({ type: 'proposal.agreed', data: { id, projectId } });
  }
}

const targetOf = (person: ProposedPerson) => ({
  kind: person.kind === 'freelancer' ? 'user' : 'consultant',
  id: person.id,
  label: nameOf(person),
});

const aboutPerson = ({ about }: Proposal, person: ProposedPerson) => ({
  ...targetOf(person),
  regarding: about.title,
});

const aboutReference = ({ id, reference, about }: Proposal) => ({
  kind: 'proposal',
  id,
  label: reference,
  regarding: about.title,
});
