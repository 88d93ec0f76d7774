import { t } from '@lingui/core/macro';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { StatusBadge } from '../../../../shared/ui/display/badge.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/form/button.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import type { Step } from '../decision/decision-texts.ts';
import { STATUS_WORDS } from '../desk-texts.ts';
import type { KeyOf } from '../shortcuts/shortcuts-help.tsx';

interface Props {
  application: DeskApplication;
  onAsk: (step: Step) => void;
  keyOf: KeyOf;
}

/** A message to the applicant and the possible decisions, each of which opens the dialog; on phones at the bottom of the window. */
export function Decide({ application: { status, applicant }, onAsk, keyOf }: Props) {
  const { to } = useAdminLocation();
  return (
    <span className="acts desk-acts">
      {status !== 'pending' && <StatusBadge status={status} word={STATUS_WORDS[status]} />}
      <ButtonLink small kind="quiet" to={to('messages', { userid: applicant._id })}>{t`Message`}</ButtonLink>
      {status === 'pending' && (
        <>
          <Button
            small
            kind="reject"
            onClick={() => onAsk('rejected')}
            {...keyOf('r', t`Reject`)}
          >{t`Reject`}</Button>
          <Button small onClick={() => onAsk('selected')} {...keyOf('s', t`Select`)}>{t`Select`}</Button>
        </>
      )}
      {(status === 'selected' || status === 'rejected') && (
        <Button small kind="second" onClick={() => onAsk('pending')}>{t`Set back to pending`}</Button>
      )}
    </span>
  );
}
