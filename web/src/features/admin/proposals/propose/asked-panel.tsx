import { t } from '@lingui/core/macro';
import type { ProposalAsked } from '../../../../shared/api/types.ts';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/form/button.tsx';
import { ProfileView } from '../../../proposals/profile-view.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { useWithdraw } from '../use-withdraw.tsx';
import { toProfile, type ProposeValues } from './profile-values.ts';

/** A proposal that has just been made. */
export interface AskedProposal {
  name: string;
  answer: ProposalAsked;
  values: ProposeValues;
}

const FIELDS: Record<string, string> = {
  position: t`Position`,
  skills: t`Skills`,
  languages: t`Languages`,
  availability: t`Availability`,
  rate: t`Rate`,
  text: t`Text`,
};

/** The name of a field as in the form, such as `profile.employers.0.branch`. */
function fieldName(field: string): string {
  const [, name = '', index] = field.split('.');
  if (name !== 'employers') return FIELDS[name] ?? name;
  const number = Number(index) + 1;
  return t`Branch, employer ${number}`;
}

interface Props {
  asked: AskedProposal;
  onCorrect: () => void;
}

/** Confirms that the person was asked, and names what may say who it is: it can only be withdrawn and asked anew. */
export function AskedPanel({ asked: { name, answer, values }, onCorrect }: Props) {
  const { to } = useAdminLocation();
  const { _id: id, message, warnings } = answer;
  const correction = useWithdraw({
    id,
    title: t`Withdraw and correct`,
    text: t`Withdraw this proposal? ${name} will be notified by email. The form opens again with what you have written.`,
    confirmLabel: t`Yes, Withdraw`,
    onDone: onCorrect,
  });
  return (
    <Panel title={name}>
      <PanelBody>
        <Notice tone="ok" focusOnShow>
          {message}
        </Notice>
        {correction.error}
        {warnings.length > 0 && (
          <Notice
            tone="care"
            more={
              <>
                <ul className="propose-warnings">
                  {warnings.map(({ field, message: text }, index) => (
                    <li key={index}>
                      <b>{fieldName(field)}:</b> {text}
                    </li>
                  ))}
                </ul>
                <p>
                  <Button small kind="reject" onClick={correction.ask}>{t`Withdraw and correct`}</Button>
                </p>
              </>
            }
          >
            {t`The profile may say who the person is. It cannot be changed any more.`}
          </Notice>
        )}
        <div className="row">
          <ButtonLink small to={to('proposals', { proposalid: id })}>{t`Open the proposal`}</ButtonLink>
          <ButtonLink small kind="second" to={to('proposals')}>{t`All proposals`}</ButtonLink>
        </div>
        <div className="proposal-paper">
          <ProfileView profile={toProfile(values)} />
        </div>
        {correction.dialog}
      </PanelBody>
    </Panel>
  );
}
