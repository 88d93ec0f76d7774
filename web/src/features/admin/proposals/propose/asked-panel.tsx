import { t } from '@lingui/core/macro';
import type { ProposalAsked } from '../../../../shared/api/types.ts';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { ButtonLink } from '../../../../shared/ui/form/button.tsx';
import { ProfileView } from '../../../proposals/profile-view.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { toProfile, type ProposeValues } from './profile-values.ts';

/** A proposal that has just been made. */
export interface AskedProposal {
  name: string;
  answer: ProposalAsked;
  values: ProposeValues;
}

/** Confirms that the person was asked. */
export function AskedPanel({ asked: { name, answer, values } }: { asked: AskedProposal }) {
  const { to } = useAdminLocation();
  const { _id: id, message } = answer;
  return (
    <Panel title={name}>
      <PanelBody>
        <Notice tone="ok" focusOnShow>
          {message}
        </Notice>
        <div className="row">
          <ButtonLink small to={to('proposals', { proposalid: id })}>{t`Open the proposal`}</ButtonLink>
          <ButtonLink small kind="second" to={to('proposals')}>{t`All proposals`}</ButtonLink>
        </div>
        <div className="proposal-paper">
          <ProfileView profile={toProfile(values)} />
        </div>
      </PanelBody>
    </Panel>
  );
}
