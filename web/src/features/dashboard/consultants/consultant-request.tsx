import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Consultant } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { ApplyButton } from '../apply-button.tsx';

interface Props {
  consultant: Consultant;
  /** The consultant named in the URL. */
  chosen?: boolean;
}

/** Asks for a consultant, or says that the company has done so. */
export function ConsultantRequest({ consultant, chosen = false }: Props) {
  const { _id, name } = consultant;
  // Shown at once, because loading the list again takes a moment.
  const [sent, setSent] = useState(false);
  const applied = sent || consultant.applied === true;
  return (
    <>
      {applied && (
        <p>
          <Badge>{t({ message: 'Applied', context: 'for a consultant' })}</Badge>
        </p>
      )}
      <ApplyButton
        small
        kind="second"
        target={{ kind: 'consultant', id: _id, title: name }}
        chosen={chosen}
        applied={applied}
        onApplied={() => setSent(true)}
        shownBy={['/private/api/consultants']}
      >
        <Trans>
          Apply<span className="sr"> for {name}</span>
        </Trans>
      </ApplyButton>
    </>
  );
}
