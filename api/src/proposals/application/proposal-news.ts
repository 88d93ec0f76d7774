import { Injectable } from '@nestjs/common';
import { FirmMails } from '../../placement/application/news/firm-mails.ts';
import { FirmReaders } from '../../placement/application/news/firm-readers.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { ProposedPerson } from '../domain/person.ts';
import type { Proposal } from '../domain/proposal.ts';
import {
  mailToCompany,
  mailToFirm,
  mailToPerson,
  type CompanyNews,
  type FirmNews,
  type PersonNews,
} from './proposal-mails.ts';
import { ProposalLinks } from './proposal-links.ts';

/** Mails about proposals to the person, the company and the firm. */
@Injectable()
export class ProposalNewsService {
  constructor(
    private readonly users: UsersService,
    private readonly mailQueue: MailQueue,
    private readonly firmMails: FirmMails,
    private readonly links: ProposalLinks,
    private readonly readers: FirmReaders,
  ) {}

  /** Tells the person; nothing without an address. */
  async tellPerson(proposal: Proposal, person: ProposedPerson, news: PersonNews): Promise<void> {
    if (!person.email) return;
    const token = this.links.tokenOf(proposal);
    await this.mailQueue.enqueue(mailToPerson(proposal, person, { news, token }));
  }

  /** Tells the company whose project it is. The mail has the reference and says nothing of the person. */
  async tellCompany(proposal: Proposal, news: CompanyNews): Promise<void> {
    const owner = proposal.ownerId === null ? null : await this.users.find(proposal.ownerId);
    if (owner?.role !== 'B2B' || owner.blocked) return;
    await this.mailQueue.enqueue(mailToCompany(proposal, owner, news));
  }

  /** Tells the firm. `person` is null after an erasure. */
  async tellFirm(proposal: Proposal, person: ProposedPerson | null, news: FirmNews): Promise<void> {
    const readers = await this.readers.all();
    await this.firmMails.send(readers.map((reader) => mailToFirm(proposal, person, { news, ...reader })));
  }
}
