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
  const task = useTask({ failed: 'Something went wrong' });
  // On failure the dialog stays open without a message (the specification, section 4).
  const confirm = async () => {
    if (await task.run(() => remove(id)))
      void navigate(to('consultants'), withOutcome(`${data?.name || 'The consultant'} was deleted.`));
  };
  return (
    <div className="adm-stack">
      <Panel
        title="Consultant Details"
        crumbs={[{ to: to('consultants'), label: 'Back to Consultants' }]}
        actions={data?.position && <Badge>{data.position}</Badge>}
      >
        <Loaded query={consultant} empty="This consultant no longer exists.">
          {(shown) => (
            <PanelBody>
              <h3>{shown.name}</h3>
              <Facts
                rows={[
                  ['Email', shown.email && <a href={`mailto:${shown.email}`}>{shown.email}</a>],
                  ['Skills', shown.skills.length > 0 && <Tags label="Skills" words={shown.skills} />],
                  ['Rate', shown.rate],
                  ['Availability', shown.availability],
                  ['Projects', shown.projects.join(', ')],
                  ['Qualifications', <Lines key="q" lines={shown.qualification.map(qualificationText)} />],
                  ['Experience', <Lines key="e" lines={shown.experience.map(experienceText)} />],
                ]}
              />
              <div className="row">
                <Button small kind="second" onClick={() => setDialog('edit')}>
                  Edit
                </Button>
                <Button small kind="reject" onClick={() => setDialog('delete')}>
                  Delete
                </Button>
              </div>
            </PanelBody>
          )}
        </Loaded>
      </Panel>
      <Panel title="Applicants">
        <Loaded query={useConsultantApplicants(id)} empty="No applicants found." failed="empty">
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
        <ConfirmDialog title="Delete Consultant" onCancel={() => setDialog(null)} onConfirm={confirm}>
          {`Delete ${data.name || 'this consultant'}? Their applications are deleted too.`}
        </ConfirmDialog>
      )}
    </div>
  );
}

export function applicantName({ b2bId }: ConsultantApplicant): string {
  return `${b2bId.first_name} ${b2bId.last_name}`;
}
