import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConsultantApplicantDetail } from './consultant-applicant.tsx';
import { ConsultantDetail } from './consultant-detail.tsx';
import { ConsultantModal } from './consultant-modal.tsx';

/** Going back leads one level up: applicant, consultant, list. */
export default function ConsultantsSection() {
  const { chosen, to } = useAdminLocation();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { consultantid, userid } = chosen;
  return (
    <>
      <SectionHead title={t`Consultants`}>
        <Button small onClick={() => setCreating(true)}>
          <PlusIcon />
          {t`Add Consultant`}
        </Button>
      </SectionHead>
      <div className={consultantid ? 'split has-detail wide-detail' : ''}>
        <ListPanel
          noun="consultants"
          path="/api/admin/consultants"
          searchIn={t`name, skill or email`}
          empty={t`No consultants found.`}
          failed="empty"
          selected={consultantid}
          onBack={consultantid ? () => void navigate(to('consultants')) : undefined}
          head={t`Name`}
          entry={(row) => ({
            to: to('consultants', { consultantid: row._id }),
            title: row.name || t`Unnamed`,
            about: row.position || row.skills.join(', '),
          })}
          columns={[
            {
              key: 'availability',
              head: t`Availability`,
              optional: true,
              cell: (row) => row.availability || '–',
            },
          ]}
        />
        {consultantid && !userid && <ConsultantDetail key={consultantid} id={consultantid} />}
        {consultantid && userid && (
          <ConsultantApplicantDetail key={userid} consultantId={consultantid} userId={userid} />
        )}
      </div>
      {creating && <ConsultantModal onClose={() => setCreating(false)} />}
    </>
  );
}
