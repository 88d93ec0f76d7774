import { COMPANY, telephone } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { OwnersApplicantDetail } from '../../../../shared/api/types.ts';
import { Tags } from '../../../../shared/ui/display/badge.tsx';
import { CareerList } from '../../../../shared/ui/display/career-list.tsx';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { SentApplication } from '../../../applications/sent-application.tsx';
import { ROLE_NAMES } from '../../../../shared/ui/display/role-names.ts';
import { countryName } from '../../../../shared/ui/form/countries.ts';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';

/** What the applicant sent, and the current profile; contact data once the applicant is selected. */
export function ApplicantFacts({ applicant }: { applicant: OwnersApplicantDetail }) {
  const { role, company, country, skills, qualification, experience, decisionNote, reason } = applicant;
  const { email, phone, status, appliedAt } = applicant;
  const hasCareer = skills.length > 0 || qualification.length > 0 || experience.length > 0;
  return (
    <>
      <p className="meta">
        <span>{ROLE_NAMES[role]}</span>
        {company && <span>{company}</span>}
        {country && <span>{countryName(country)}</span>}
        {applicant.proposed && <span>{t`Proposed by ${COMPANY.shortName}`}</span>}
        {!applicant.proposed && <span className="line">{t`Applied on ${dateTime(appliedAt)}`}</span>}
      </p>
      {status === 'selected' ? (
        <dl className="facts-list">
          <dt>{t`Email`}</dt>
          <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : '–'}</dd>
          <dt>{t`Phone`}</dt>
          <dd>{phone ? <a href={telephone(phone)}>{phone}</a> : '–'}</dd>
        </dl>
      ) : (
        status === 'pending' && (
          <p className="small muted">{t`You see email address and phone number once you have selected somebody.`}</p>
        )
      )}
      {decisionNote && (
        <Part id="decision-note" title={t`Text sent with the decision`}>
          <p className="quoted" lang={UNKNOWN_LANGUAGE}>
            {decisionNote}
          </p>
        </Part>
      )}
      {reason && (
        <Part id="reason" title={t`Reason for the withdrawal`}>
          <p className="quoted" lang={UNKNOWN_LANGUAGE}>
            {reason}
          </p>
        </Part>
      )}
      <Part id="sent" title={t`Documents sent`}>
        <SentApplication application={applicant} noNote={t`No note was written.`} />
      </Part>
      <Part id="profile-now" title={t`The profile now`}>
        {hasCareer ? (
          <>
            <Tags label={t`Skills`} words={skills} />
            <CareerList qualification={qualification} experience={experience} />
          </>
        ) : (
          <p className="muted">{t`Neither skills nor experience are entered.`}</p>
        )}
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="detail-part" aria-labelledby={`applicant-${id}`}>
      <h4 id={`applicant-${id}`}>{title}</h4>
      {children}
    </section>
  );
}
