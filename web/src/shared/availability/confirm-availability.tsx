import type { Availability } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import { Button } from '../ui/form/button.tsx';
import { mayBeConfirmed } from './availability-text.ts';
import './confirm-availability.css';

interface Props {
  of: Partial<Availability>;
  name: string;
  /** Set where the button does not stand below the availability: it says what it confirms. */
  apart?: boolean;
  /** Confirms; returns what the API says. */
  confirm: () => Promise<string>;
}

/** Confirms somebody's availability by one press. Renders nothing where there is nothing to confirm. */
export function ConfirmAvailability({ of, name, apart, confirm }: Props) {
  const task = useTask({ failed: t`The availability could not be confirmed.`, network: t`Server error` });
  const mayConfirm = mayBeConfirmed(of);
  if (!mayConfirm && !task.done && !task.error) return null;
  return (
    <div className="confirm-availability">
      {mayConfirm && (
        <Button
          kind="second"
          small
          working={task.working && t`Confirming...`}
          onClick={() => void task.run(confirm)}
        >
          {apart ? (
            t`Confirm availability`
          ) : (
            <Trans>
              Confirm<span className="sr"> the availability of {name}</span>
            </Trans>
          )}
        </Button>
      )}
      <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
    </div>
  );
}
