import { t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { StatusBadge, Tags } from '../../../shared/ui/badge.tsx';
import { experienceText, qualificationText } from '../../../shared/ui/career-list.tsx';
import { PdfView } from '../../../shared/ui/pdf-view.tsx';
import { Lines } from '../parts/lines.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { Facts } from '../parts/facts.tsx';

/** A user's profile and files as administrators see them. */
export function PersonFacts({ user }: { user: User }) {
  return (
    <>
      <Facts
        rows={[
          [t`Email`, <a href={`mailto:${user.email}`}>{user.email}</a>],
          [t`Phone`, user.phone && <a href={`tel:${user.phone.replace(/[^+\d]/g, '')}`}>{user.phone}</a>],
          [t`Company`, user.company_name],
          [t`Country`, user.country],
          [t`Skills`, user.skills.length > 0 && <Tags label={t`Skills`} words={user.skills} />],
          [t`Qualifications`, <Lines lines={user.qualification.map(qualificationText)} />],
          [t`Experience`, <Lines lines={user.experience.map(experienceText)} />],
          [t`Registered`, shortWhen(user.createdAt)],
        ]}
      />
      {user.jobs_applied.length > 0 && (
        <>
          <h3>{t`Applications for jobs`}</h3>
          <Facts
            rows={user.jobs_applied.map(
              (entry) =>
                [entry.title ?? t`Job`, <StatusBadge key={entry._id} status={entry.status} />] as const,
            )}
          />
        </>
      )}
      {user.cv && (
        <PdfView
          label={t`CV`}
          file={urlOf('/api/admin/applicants/{id}/cv', { id: user._id })}
          filename={user.cv.filename}
        />
      )}
      {user.certificate && (
        <PdfView
          label={t`Certificate`}
          file={urlOf('/api/admin/applicants/{id}/certificate', { id: user._id })}
          filename={user.certificate.filename}
        />
      )}
      {!user.cv && !user.certificate && <p className="small muted">{t`No CV or certificate uploaded.`}</p>}
    </>
  );
}
