import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Consultant } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { column } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConsultantApplicantDetail } from './consultant-applicant.tsx';
import { ConsultantDetail } from './consultant-detail.tsx';
import { ConsultantModal } from './consultant-modal.tsx';

const TEXTS = {
  list: t`List of consultants`,
  table: t`Table of consultants`,
  search: t`Filter consultants`,
  pages: t`Pages of consultants`,
  searchedFields: t`Filter by name, skill or email`,
  count: (total: number) => plural(total, { one: '# consultant', other: '# consultants' }),
  noMatch: (search: string) => t`No consultants match “${search}”.`,
};

/** Going back leads one level up: applicant, consultant, list. */
export default function ConsultantsSection() {
  const { chosen, to } = useAdminLocation();
  const [creating, setCreating] = useState(false);
  const { consultantid, userid } = chosen;
  return (
    <ListSection
      action={
        <>
          <Button small onClick={() => setCreating(true)}>
            <PlusIcon />
            {t`Add Consultant`}
          </Button>
          {creating && <ConsultantModal onClose={() => setCreating(false)} />}
        </>
      }
      texts={TEXTS}
      path="/api/admin/consultants"
      empty={t`No consultants found.`}
      failed="empty"
      selected={consultantid}
      head={t`Name`}
      entry={(row) => ({
        to: to('consultants', { consultantid: row._id }),
        title: row.name || t`Unnamed`,
        about: row.position || row.skills.join(', '),
      })}
      columns={[column<Consultant>(t`Availability`, (row) => row.availability, { optional: true })]}
      wide
      detail={
        consultantid &&
        (userid ? (
          <ConsultantApplicantDetail key={userid} consultantId={consultantid} userId={userid} />
        ) : (
          <ConsultantDetail key={consultantid} id={consultantid} />
        ))
      }
    />
  );
}
