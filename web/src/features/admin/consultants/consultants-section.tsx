import { plural, t } from '@lingui/core/macro';
import type { AdminConsultant } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { LanguageFilter, readLanguage } from '../../../shared/ui/list/language-filter.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { FreeByFilter, readFreeBy } from '../../../shared/availability/free-by.tsx';
import { availabilityColumn } from '../parts/availability-column.tsx';
import { column } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConsultantApplicantDetail } from './consultant-applicants.tsx';
import { ConfirmConsultant } from './confirm-consultant.tsx';
import { ConsultantDetail } from './consultant-detail.tsx';
import { ConsultantModal } from './consultant-modal.tsx';

const LIST = {
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
  const { chosen, filters, filter } = useAdminLocation();
  const language = readLanguage(filters.language);
  const free_by = readFreeBy(filters.free_by);
  const { consultantid, userid } = chosen;
  return (
    <ListSection
      add={{ text: t`Add Consultant`, dialog: (close) => <ConsultantModal onClose={close} /> }}
      texts={LIST}
      path="/api/admin/consultants"
      query={{ language, free_by }}
      filters={
        <>
          <LanguageFilter value={language} onChange={(next) => filter({ language: next })} />
          <FreeByFilter value={filters.free_by} onChange={(day) => filter({ free_by: day })} />
        </>
      }
      empty={t`No consultants found.`}
      failed="empty"
      param="consultantid"
      head={t`Name`}
      entry={(row) => ({
        title: row.name || t`Unnamed`,
        about: withLang(row, row.position) || row.skills.join(', '),
        mark: row.listed === false && (
          <>
            {' '}
            <Badge tone="over">{t`Not listed`}</Badge>
          </>
        ),
      })}
      columns={[
        availabilityColumn<AdminConsultant>((row) => <ConfirmConsultant consultant={row} />),
        column<AdminConsultant>(
          t({ message: 'Applicants', context: 'for a consultant' }),
          (row) => row.applicantsCount,
          { right: true },
        ),
      ]}
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
