import { Badge } from '../../../shared/ui/badge.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { telephone } from '../../../shared/ui/telephone.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { applicantName } from './consultant-detail.tsx';
import { useConsultantApplicants } from './use-consultants.ts';

/** One company that asked for a consultant. `userId` is the application's id in the list it was chosen from. */
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
      title="Applicant Details"
      crumbs={[
        { to: to('consultants'), label: 'Consultants' },
        { to: to('consultants', { consultantid: consultantId }), label: 'Consultant Details' },
      ]}
    >
      <Loaded
        query={applicants}
        empty="No applicants found."
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
                      'Email',
                      <a key="m" href={`mailto:${applicant.b2bId.email}`}>
                        {applicant.b2bId.email}
                      </a>,
                    ],
                    ['Company Name', applicant.b2bId.company_name],
                    [
                      'Phone',
                      applicant.b2bId.phone && (
                        <a key="p" href={telephone(applicant.b2bId.phone)}>
                          {applicant.b2bId.phone}
                        </a>
                      ),
                    ],
                    ['Applied At', dateTime(applicant.appliedAt)],
                  ]}
                />
              </PanelBody>
            ))
        }
      </Loaded>
    </Panel>
  );
}
