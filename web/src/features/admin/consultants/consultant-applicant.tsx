import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { ConsultantApplicant } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { telephone } from '../../../shared/ui/telephone.ts';
import { adminPath } from '../admin-location.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { applicantName } from './consultant-detail.tsx';
import { useConsultantApplicants } from './use-consultants.ts';

/** A company's application for a consultant. `userId` is the application's id in the list of applicants. */
export function ConsultantApplicantDetail({
  consultantId,
  userId,
}: {
  consultantId: string;
  userId: string;
}) {
  const { to } = useAdminLocation();
  const applicants = useConsultantApplicants(consultantId);
  return (
    <Panel
      title={t`Applicant Details`}
      crumbs={[
        { to: to('consultants'), label: t`Consultants` },
        { to: to('consultants', { consultantid: consultantId }), label: t`Consultant Details` },
      ]}
    >
      <Loaded
        query={applicants}
        empty={t`No applicants found.`}
        failed="empty"
        isEmpty={(list) => !list.some(({ _id }) => _id === userId)}
      >
        {(list) =>
          list
            .filter(({ _id }) => _id === userId)
            .map((applicant) => (
              <PanelBody key={applicant._id}>
                <div className="row">
                  <h3>{applicantName(applicant)}</h3>
                  <Badge>{applicant.b2bId.role}</Badge>
                </div>
                <Facts
                  rows={[
                    [
                      t`Email`,
                      <a key="m" href={`mailto:${applicant.b2bId.email}`}>
                        {applicant.b2bId.email}
                      </a>,
                    ],
                    [t`Company Name`, <Company key="c" of={applicant.b2bId} />],
                    [
                      t`Phone`,
                      applicant.b2bId.phone && (
                        <a key="p" href={telephone(applicant.b2bId.phone)}>
                          {applicant.b2bId.phone}
                        </a>
                      ),
                    ],
                    [t`Applied At`, dateTime(applicant.appliedAt)],
                  ]}
                />
              </PanelBody>
            ))
        }
      </Loaded>
    </Panel>
  );
}

/** The company's name, linked to its page if it still is a B2B user. */
function Company({ of: { _id, company_name, role } }: { of: ConsultantApplicant['b2bId'] }) {
  const name = company_name || 'Company without a name';
  return role === 'B2B' ? <Link to={adminPath('b2b', { userid: _id })}>{name}</Link> : name;
}
