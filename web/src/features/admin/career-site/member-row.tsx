import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../../../shared/api/client.ts';
import type { TeamMember } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { day } from '../../../shared/ui/display/dates.ts';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { LANGUAGE } from '../../../shared/language.ts';
import { inLanguage } from '@consulting/contracts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { MemberModal } from './member-modal.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { Portrait } from './portrait.tsx';
import { PortraitModal } from './portrait-modal.tsx';
import { useCareerSiteRefresh } from './use-career-site.ts';

interface Props {
  member: TeamMember;
  isContact: boolean;
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** A member of the team with everything that can be done. */
export function MemberRow({ member, isContact, at, count, onMove }: Props) {
  const { name, role, shown, portrait } = member;
  const params = { id: member._id };
  const refresh = useCareerSiteRefresh();
  const texts = { failed: t`Something went wrong`, network: t`Network error.` };
  const removal = useConfirm({
    title: t`Delete team member`,
    text: t`Delete ${name} with the portrait? The pages of jobs no longer show this person.`,
    texts,
    run: async () => {
      await send('delete', '/api/admin/career-site/team/{id}', { params });
      await refresh();
    },
  });
  const withdrawal = useConfirm({
    title: t`Take back consent`,
    text: t`Erase the portrait of ${name}? It disappears from the career site at once.`,
    confirmLabel: t`Yes, erase`,
    workingLabel: t`Erasing...`,
    texts,
    run: async () => {
      await send('delete', '/api/admin/career-site/team/{id}/portrait', { params });
      await refresh();
    },
  });
  const consent = portrait && day(portrait.consent_on);
  return (
    <li>
      <Portrait member={member} />
      <div className="own-member">
        <p>
          <b>{name}</b> {!shown && <Badge>{t`Hidden`}</Badge>} {isContact && <Badge>{t`Contact`}</Badge>}
        </p>
        <p className="small">{inLanguage(role, LANGUAGE)}</p>
        <p className="caption muted">
          {consent ? t`Portrait shown with consent of ${consent}` : t`No portrait: the initials are shown`}
        </p>
        {removal.error}
        {withdrawal.error}
        <div className="row">
          <MoveButtons name={name} at={at} count={count} onMove={onMove} />
          <DialogButton kind="second" dialog={(close) => <MemberModal member={member} onClose={close} />}>
            <Trans>
              Edit<span className="sr"> {name}</span>
            </Trans>
          </DialogButton>
          <DialogButton kind="second" dialog={(close) => <PortraitModal member={member} onClose={close} />}>
            {portrait ? (
              <Trans>
                Replace portrait<span className="sr"> of {name}</span>
              </Trans>
            ) : (
              <Trans>
                Add portrait<span className="sr"> of {name}</span>
              </Trans>
            )}
          </DialogButton>
          {portrait && (
            <Button small kind="second" onClick={withdrawal.ask}>
              <Trans>
                Take back consent<span className="sr"> of {name}</span>
              </Trans>
            </Button>
          )}
          <Button small kind="reject" onClick={removal.ask}>
            <Trans>
              Delete<span className="sr"> {name}</span>
            </Trans>
          </Button>
        </div>
      </div>
      {removal.dialog}
      {withdrawal.dialog}
    </li>
  );
}
