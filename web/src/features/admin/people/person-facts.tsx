import { t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { availabilityText } from '../../../shared/availability/availability-text.ts';
import { StatusBadge, Tags } from '../../../shared/ui/display/badge.tsx';
import { PdfView } from '../../../shared/ui/display/pdf-view.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { careerFacts, Facts, mailLink, phoneLink } from '../parts/facts.tsx';
import { countryName } from '../../../shared/ui/form/countries.ts';

interface Props {
  user: User;
  /** The applications are shown elsewhere. */
  withoutApplications?: boolean;
  /** Skills, career and files are shown elsewhere, beside what was sent with an application. */
  withoutCareer?: boolean;
}

/** A user's profile and files as administrators see them. */
export function PersonFacts({ user, withoutApplications, withoutCareer }: Props) {
  return (
    <>
      <Facts
        rows={[
          [t`Email`, mailLink(user.email)],
          [t`Phone`, phoneLink(user.phone)],
          [t`Company`, user.company_name],
          ...(user.role === 'Freelancer' ? [[t`Availability`, availabilityText(user)] as const] : []),
          ...(withoutCareer ? [] : careerOf(user)),
          [t`Registered`, shortWhen(user.createdAt)],
        ]}
      />
      {!withoutApplications && user.jobs_applied.length > 0 && (
        <>
          <h3>{t`Applications for jobs`}</h3>
          <Facts
            rows={user.jobs_applied.map(
              (entry) =>
                [
                  entry.title === undefined ? t`Job` : withLang(entry, entry.title),
                  <StatusBadge key={entry._id} status={entry.status} />,
                ] as const,
            )}
          />
        </>
      )}
      {!withoutCareer && <Files user={user} />}
    </>
  );
}

const careerOf = (user: User) =>
  [
    [t`Country`, countryName(user.country)],
    [t`Skills`, user.skills.length > 0 && <Tags key="s" label={t`Skills`} words={user.skills} />],
    ...careerFacts(user),
  ] as const;

function Files({ user: { _id: id, cv, certificate } }: { user: User }) {
  return (
    <>
      {cv && (
        <PdfView label={t`CV`} file={urlOf('/api/admin/applicants/{id}/cv', { id })} filename={cv.filename} />
      )}
      {certificate && (
        <PdfView
          label={t`Certificate`}
          file={urlOf('/api/admin/applicants/{id}/certificate', { id })}
          filename={certificate.filename}
        />
      )}
      {!cv && !certificate && <p className="small muted">{t`No CV or certificate uploaded.`}</p>}
    </>
  );
}
