import type { PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Badge } from '../ui/display/badge.tsx';

export const STATE_WORDS: Record<PostingState, string> = {
  draft: t`Draft`,
  open: t`Open`,
  paused: t`Paused`,
  closed: t`Closed`,
};

const TONES = { draft: undefined, open: 'ok', paused: 'care', closed: 'over' } as const;

/** The state of a job or a project. */
export function StateBadge({ state }: { state: PostingState }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>;
}
