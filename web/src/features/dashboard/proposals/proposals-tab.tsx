import { OwnProposals } from '../../proposals/own-proposals.tsx';

/** What the firm asks the user about, and who has read the profiles. */
export function ProposalsTab() {
  return <OwnProposals />;
}
