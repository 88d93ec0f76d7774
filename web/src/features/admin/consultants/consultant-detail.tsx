import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ConsultantApplicant } from '../../../shared/api/types.ts';
import { Badge, Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { experienceText, qualificationText } from '../../../shared/ui/career-list.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { Facts } from '../parts/facts.tsx';
import { Lines } from '../parts/lines.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConsultantModal } from './consultant-modal.tsx';
import { useConsultant, useConsultantApplicants, useConsultantChanges } from './use-consultants.ts';

/** A consultant and the companies that applied. */
export function ConsultantDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const consultant = useConsultant(id);
  const data = consultant.data;
  const { remove } = useConsultantChanges();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const task = useTask({ failed: t`Something went wrong` });
  // On failure the dialog stays open without a message (the specification, section 4).
  const confirm = async () => {
    if (await task.run(() => remove(id)))
      void navigate(to('consultants'), withOutcome(t`${data?.name || 'The consultant'} was deleted.`));
  };
  return (
    <div className="adm-stack">
      <Panel
        title={t`Consultant Details`}
        crumbs={[{ to: to('consultants'), label: t`Back to Consultants` }]}
        actions={data?.position && <Badge>{data.position}</Badge>}
      >
        <Loaded query={consultant} empty={t`This consultant no longer exists.`}>
          {(shown) => (
            <PanelBody>
              <h3>{shown.name}</h3>
              <Facts
                rows={[
                  [t`Email`, shown.email && <a href={`mailto:${shown.email}`}>{shown.email}</a>],
                  [t`Skills`, shown.skills.length > 0 && <Tags label={t`Skills`} words={shown.skills} />],
                  [t`Rate`, shown.rate],
                  [t`Availability`, shown.availability],
                  [t`Projects`, shown.projects.join(', ')],
                  [t`Qualifications`, <Lines key="q" lines={shown.qualification.map(qualificationText)} />],
                  [t`Experience`, <Lines key="e" lines={shown.experience.map(experienceText)} />],
                ]}
              />
              <div className="row">
                <Button small kind="second" onClick={() => setDialog('edit')}>{t`Edit`}</Button>
                <Button small kind="reject" onClick={() => setDialog('delete')}>{t`Delete`}</Button>
              </div>
            </PanelBody>
          )}
        </Loaded>
      </Panel>
      <Panel title={t`Applicants`}>
        <Loaded query={useConsultantApplicants(id)} empty={t`No applicants found.`} failed="empty">
          {(applicants) => (
            <PanelBody>
              <ul className="lines">
                {applicants.map((applicant) => (
                  <li key={applicant._id}>
                    <Link to={to('consultants', { consultantid: id, userid: applicant._id })}>
                      {applicantName(applicant)}
                    </Link>
                    {applicant.b2bId.company_name && `, ${applicant.b2bId.company_name}`}
                  </li>
                ))}
              </ul>
            </PanelBody>
          )}
        </Loaded>
      </Panel>
      {dialog === 'edit' && data && <ConsultantModal consultant={data} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && data && (
        <ConfirmDialog title={t`Delete Consultant`} onCancel={() => setDialog(null)} onConfirm={confirm}>
          {t`Delete ${data.name || 'this consultant'}? Their applications are deleted too.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

export function applicantName({ b2bId }: ConsultantApplicant): string {
  return `${b2bId.first_name} ${b2bId.last_name}`;
}
