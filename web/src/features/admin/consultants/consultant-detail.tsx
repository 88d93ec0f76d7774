import { LANGUAGE_NAMES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { availabilityLines } from '../../../shared/availability/availability-lines.tsx';
import { Badge, Tags } from '../../../shared/ui/display/badge.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { adminPath } from '../admin-location.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { EntryActions } from '../parts/entry-actions.tsx';
import { careerFacts, Facts, mailLink } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { ConfirmConsultant } from './confirm-consultant.tsx';
import { ConsultantApplicants } from './consultant-applicants.tsx';
import { ConsultantModal } from './consultant-modal.tsx';

/** A consultant and the companies that applied. */
export function ConsultantDetail({ id }: { id: string }) {
  const query = useApi(urlOf('/api/admin/consultants/{id}', { id }));
  const position = query.data?.position;
  return (
    <div className="adm-stack">
      <EntryPanel
        query={query}
        title={t`Consultant Details`}
        listLabel={t`Back to Consultants`}
        actions={position && <Badge lang={query.data?.language}>{position}</Badge>}
      >
        {(consultant) => (
          <PanelBody>
            <h3>{consultant.name}</h3>
            <Facts
              rows={[
                [t`Email`, mailLink(consultant.email)],
                [
                  t`Listed`,
                  consultant.listed === false
                    ? t`No: companies and visitors do not see this consultant, who can be proposed.`
                    : t`Yes: companies and visitors see this consultant.`,
                ],
                [t`Language`, LANGUAGE_NAMES[consultant.language]],
                [
                  t`Skills`,
                  consultant.skills.length > 0 && <Tags label={t`Skills`} words={consultant.skills} />,
                ],
                [t`Rate`, withLang(consultant, consultant.rate)],
                [t`Availability`, availabilityLines(consultant)],
                [t`Projects`, consultant.projects.join(', ')],
                ...careerFacts(consultant),
              ]}
            />
            <ConfirmConsultant apart consultant={consultant} />
            <EntryActions
              path="/api/admin/consultants/{id}"
              id={id}
              lists={['/api/admin/consultants?']}
              title={t`Delete Consultant`}
              question={
                consultant.name
                  ? t`Delete ${consultant.name}? Their applications are deleted too, and companies without an answer get one.`
                  : t`Delete this consultant? Their applications are deleted too, and companies without an answer get one.`
              }
              outcome={consultant.name ? t`${consultant.name} was deleted.` : t`The consultant was deleted.`}
              silent
            >
              {consultant.listed === false && (
                <ButtonLink
                  small
                  kind="second"
                  to={adminPath('proposals', { consultantid: id }, 'create')}
                >{t`Propose`}</ButtonLink>
              )}
              <DialogButton
                kind="second"
                dialog={(close) => <ConsultantModal consultant={consultant} onClose={close} />}
              >{t`Edit`}</DialogButton>
            </EntryActions>
          </PanelBody>
        )}
      </EntryPanel>
      <ConsultantApplicants id={id} />
    </div>
  );
}
