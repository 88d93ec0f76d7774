import { t } from '@lingui/core/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRefresh } from '../../shared/api/use-api.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import type { ApplyOutcome, ApplyTarget } from '../applications/send-application.ts';
import { useApplyDialog } from '../applications/use-apply-dialog.tsx';
import { useOpenOnArrival } from './use-open-on-arrival.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'kind' | 'small'> {
  target: ApplyTarget;
  /** Whether the address names the target; the dialog then opens by itself if the query has `apply`. */
  chosen: boolean;
  applied: boolean;
  /** Shown instead of the button to users who have already applied. */
  already?: string;
  onApplied?: () => void;
  /** Paths of everything that shows whether the user has applied. */
  shownBy: Parameters<ReturnType<typeof useRefresh>>;
  children: ReactNode;
}

/** The Apply button, which opens the dialog, and a notice of the result. */
export function ApplyButton(props: Props) {
  const { target, chosen, applied, already, onApplied, shownBy, children, ...look } = props;
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<ApplyOutcome | null>(null);
  const refresh = useRefresh();
  const { open, dialog } = useApplyDialog((came) => {
    setTried(true);
    setOutcome(came);
    if (came.applicationId) onApplied?.();
    // Also after a refusal: the application may have been sent from another window.
    void refresh(...shownBy, '/private/api/applications');
  });
  useOpenOnArrival(null, chosen, () => !applied && open(target));
  const sent = outcome?.applicationId;
  return (
    <>
      {outcome && (
        <Notice tone={sent ? 'ok' : 'bad'} focusOnShow onClose={() => setOutcome(null)}>
          {outcome.message}{' '}
          {sent && (
            <Link to={`/dashboard/applications?applicationId=${sent}`}>
              {target.kind === 'consultant'
                ? t({ message: 'Open your application', context: 'for a consultant' })
                : t`Open your application`}
            </Link>
          )}
        </Notice>
      )}
      {applied && already && !outcome && (
        // After an attempt it replaces a notice that was closed, so it takes over the focus.
        <Notice tone="info" focusOnShow={tried}>
          {already}
        </Notice>
      )}
      {!applied && !sent && (
        <p>
          <Button
            {...look}
            onClick={() => {
              setOutcome(null);
              open(target);
            }}
          >
            {children}
          </Button>
        </p>
      )}
      {dialog}
    </>
  );
}
