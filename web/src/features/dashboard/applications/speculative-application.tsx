import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { THE_FIRM, type ApplyOutcome } from '../../applications/send-application.ts';
import { useApplyDialog } from '../../applications/use-apply-dialog.tsx';
import { useOpenOnArrival } from '../use-open-on-arrival.ts';
import { mayApplyFor } from './application-texts.ts';

const PENDING = { kind: 'speculative', status: 'pending', limit: 1 } as const;
const pathOf = (id: string) => `/dashboard/applications?applicationId=${id}`;

/**
 * Applying without a position: a button, or the way to the application that is under review, because there is one at a time;
 * and the notice of the outcome. Both are empty for users whose role does not apply so.
 */
export function useSpeculativeApplication(user: User) {
  const isAllowed = mayApplyFor(user, 'speculative');
  const { data: pending } = useApi(isAllowed ? urlOf('/private/api/applications', PENDING) : null);
  const [outcome, setOutcome] = useState<ApplyOutcome | null>(null);
  const refresh = useRefresh();
  const { open, dialog } = useApplyDialog((came) => {
    setOutcome(came);
    void refresh('/private/api/applications');
  });
  const [current] = pending ?? [];
  useOpenOnArrival('speculative', isAllowed && pending !== undefined, () => !current && open(THE_FIRM));
  if (!isAllowed) return { action: null, notice: null };
  const sent = outcome?.applicationId;
  return {
    action: current ? (
      <GoLink to={pathOf(current._id)}>{t`Your speculative application`}</GoLink>
    ) : (
      <Button
        kind="second"
        small
        disabled={pending === undefined}
        onClick={() => {
          setOutcome(null);
          open(THE_FIRM);
        }}
      >{t`Apply without a position`}</Button>
    ),
    notice: (
      <>
        {outcome && (
          <Notice tone={sent ? 'ok' : 'bad'} focusOnShow onClose={() => setOutcome(null)}>
            {outcome.message} {sent && <Link to={pathOf(sent)}>{t`Open your application`}</Link>}
          </Notice>
        )}
        {dialog}
      </>
    ),
  };
}
