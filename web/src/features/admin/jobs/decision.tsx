import type { ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../shared/ui/button.tsx';

type Decision = Extract<ApplicationStatus, 'selected' | 'rejected'>;

interface Props {
  name: string;
  status: ApplicationStatus;
  working: boolean;
  onDecide: (status: Decision) => void;
}

/** Accept and Reject, shown only while the application is pending (the specification, section 4). */
export function Decision({ name, status, working, onDecide }: Props) {
  if (status !== 'pending') return null;
  return (
    <div className="acts">
      <Button small working={working && t`Saving...`} onClick={() => onDecide('selected')}>
        <Trans>
          Accept<span className="sr"> {name}</span>
        </Trans>
      </Button>
      <Button small kind="reject" onClick={() => onDecide('rejected')}>
        <Trans>
          Reject<span className="sr"> {name}</span>
        </Trans>
      </Button>
    </div>
  );
}
