import { t } from '@lingui/core/macro';
import type { ProjectApplicant } from '../../../shared/api/types.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';

/** The applicants of a project, visible to its owner. */
export function ProjectApplicants({ applicants }: { applicants: readonly ProjectApplicant[] }) {
  return (
    <section className="card table-card" aria-labelledby="applicants-heading">
      <h2 id="applicants-heading">{t`Applicants`}</h2>
      {applicants.length === 0 ? (
        <p className="muted">{t`No applicants found.`}</p>
      ) : (
        <DataTable
          label={t`List of applicants`}
          stacked
          rows={applicants}
          rowKey={(applicant) => applicant.userId}
          columns={[
            { key: 'name', head: t`Name`, cell: ({ name }) => <b>{name}</b> },
            { key: 'role', head: t`Role`, cell: ({ role }) => role },
            {
              key: 'at',
              head: t`Applied`,
              labelled: true,
              cell: ({ appliedAt }) => (appliedAt ? dateTime(appliedAt) : null),
            },
            {
              key: 'status',
              head: t`Status`,
              cell: ({ status }) => <StatusBadge status={status ?? 'pending'} />,
            },
          ]}
        />
      )}
    </section>
  );
}
