import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useWholeList } from '../../../shared/api/whole-lists.ts';
import { Badge, StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { dateTime } from '../../../shared/ui/display/dates.ts';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { CompanyLink, Facts, mailLink, phoneLink } from '../parts/facts.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { ApplicationLink } from '../parts/columns.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import './consultant-applicants.css';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

/** Companies that applied for a consultant. A failure is shown as an empty list (the specification, section 7). */
const useConsultantApplicants = (id: string) => useWholeList('/api/admin/consultant-applicants/{id}', { id });

export function ConsultantApplicants({ id }: { id: string }) {
  const { to } = useAdminLocation();
  return (
    <Panel title={t({ message: 'Applicants', context: 'for a consultant' })}>
      <Loaded
        query={useConsultantApplicants(id)}
        empty={t({ message: 'No applicants found.', context: 'for a consultant' })}
        failed="empty"
      >
        {(applicants) => (
          <PanelBody>
            <ul className="lines adm-requests">
              {applicants.map(({ _id, status, b2bId: company }) => (
                <li key={_id}>
                  <span>
                    <Link to={to('consultants', { consultantid: id, userid: _id })}>{fullName(company)}</Link>
                    {company.company_name && `, ${company.company_name}`}
                  </span>
                  <StatusBadge status={status} />
                </li>
              ))}
            </ul>
          </PanelBody>
        )}
      </Loaded>
    </Panel>
  );
}

interface Props {
  consultantId: string;
  /** The application's id in the list of applicants. */
  userId: string;
}

/** A company's application for a consultant. */
export function ConsultantApplicantDetail({ consultantId, userId }: Props) {
  const { to } = useAdminLocation();
  const query = useConsultantApplicants(consultantId);
  return (
    <Panel
      title={t`Applicant Details`}
      crumbs={[
        { to: to('consultants'), label: t`Consultants` },
        { to: to('consultants', { consultantid: consultantId }), label: t`Consultant Details` },
      ]}
    >
      <Loaded
        query={{ ...query, data: query.data?.filter(({ _id }) => _id === userId) }}
        empty={t({ message: 'No applicants found.', context: 'for a consultant' })}
        failed="empty"
      >
        {(found) =>
          found.map(({ _id, status, b2bId: company, appliedAt }) => (
            <PanelBody key={_id}>
              <div className="row">
                <h3>{fullName(company)}</h3>
                <Badge>{ROLE_NAMES[company.role]}</Badge>
                <StatusBadge status={status} />
              </div>
              <div>
                <ApplicationLink id={_id} name={fullName(company)} isPending={status === 'pending'} />
              </div>
              <Facts
                rows={[
                  [t`Email`, mailLink(company.email)],
                  [
                    t`Company Name`,
                    <CompanyLink
                      key="c"
                      id={company._id}
                      name={company.company_name}
                      isUser={company.role === 'B2B'}
                    />,
                  ],
                  [t`Phone`, phoneLink(company.phone)],
                  [t`Applied At`, dateTime(appliedAt)],
                ]}
              />
            </PanelBody>
          ))
        }
      </Loaded>
    </Panel>
  );
}
