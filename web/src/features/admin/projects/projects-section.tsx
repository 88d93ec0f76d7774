import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { noun } from '../../../shared/ui/counted.ts';
import { startDate } from '../../../shared/ui/dates.ts';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { ViewToggle } from '../../../shared/ui/view-toggle.tsx';
import { ListPanel } from '../parts/list-panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { DateText } from '../parts/date-text.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ProjectApplicantDetail } from './project-applicant.tsx';
import { ProjectApplicants } from './project-applicants.tsx';
import { ProjectDetail } from './project-detail.tsx';
import { ProjectEditor } from './project-editor.tsx';

/** All projects, or only those of the operating company. Projects of others can be deleted but not edited. */
export default function ProjectsSection() {
  const { chosen, views, to, filters, filter } = useAdminLocation();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const { projectid, userid } = chosen;
  return (
    <>
      <SectionHead title={t`Projects`}>
        <Button small onClick={() => setCreating(true)}>
          <PlusIcon />
          {t`Create New Project`}
        </Button>
      </SectionHead>
      <div className={projectid ? 'split has-detail' : ''}>
        <ListPanel
          noun="projects"
          path="/api/admin/projects"
          query={{ owner: filters.owner === 'mine' ? 'mine' : undefined }}
          searchIn="title"
          empty={t`No projects available at the moment.`}
          selected={projectid}
          onBack={projectid ? () => void navigate(to('projects')) : undefined}
          filters={
            <ViewToggle
              value={filters.owner ?? ''}
              onChange={(owner) => filter({ owner })}
              options={[
                { value: '', label: t`All Projects` },
                { value: 'mine', label: t`My Projects` },
              ]}
            />
          }
          head={t`Title`}
          entry={(row) => ({
            to: to('projects', { projectid: row._id }),
            title: row.title,
            about: [row.companyName, row.category.join(', ')].filter(Boolean).join(' · ') || t`No category`,
            mark: row.hidden && (
              <>
                {' '}
                <Badge tone="bad">{t`Hidden`}</Badge>
              </>
            ),
          })}
          columns={[
            {
              key: 'start',
              head: t`Start`,
              optional: true,
              cell: (row) => <DateText>{startDate(row.start_date)}</DateText>,
            },
            {
              key: 'applicants',
              head: t`Applicants`,
              right: true,
              cell: (row) => (
                <Link to={to('projects', { projectid: row._id }, 'applicants')}>
                  {row.applicantsCount}
                  <span className="sr">{` ${noun(row.applicantsCount, 'applicants')} for ${row.title}`}</span>
                </Link>
              ),
            },
          ]}
        />
        {projectid && views.length === 0 && <ProjectDetail key={projectid} id={projectid} />}
        {projectid && views.includes('applicants') && !userid && (
          <ProjectApplicants key={projectid} id={projectid} />
        )}
        {projectid && views.includes('applicants') && userid && (
          <ProjectApplicantDetail key={userid} projectId={projectid} userId={userid} />
        )}
      </div>
      {creating && <ProjectEditor onClose={() => setCreating(false)} />}
    </>
  );
}
