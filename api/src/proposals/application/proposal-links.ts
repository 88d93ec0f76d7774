import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/secrets/secret-box.port.ts';
import { hashOfSecret, newLinkSecret } from '../../shared/link-secret.ts';
import type { Proposal, ProposalLink } from '../domain/proposal.ts';

const contextOf = (id: string) => `link of the proposal ${id}`;

/** The secrets of mailed links, by which people answer without a session. */
@Injectable()
export class ProposalLinks {
  constructor(private readonly box: SecretBox) {}

  create(proposalId: string): ProposalLink {
    const token = newLinkSecret();
    return { hash: hashOfSecret(token), sealed: this.box.seal(token, contextOf(proposalId)) };
  }

  tokenOf({ id, link }: Pick<Proposal, 'id' | 'link'>): string {
    return this.box.open(link.sealed, contextOf(id));
  }
}
