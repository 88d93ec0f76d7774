import { COMPANY, LIMITS, longUsDate, preview, projectPath, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { applyingAt, placeOf } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { applyingOn } from '../../shared/posting/apply-anchor.ts';
import type { Wanted } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import type { Project } from '../../shared/api/types.ts';
import { StatusBadge, Tags } from '../../shared/ui/display/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx';
import { CalendarIcon, MailIcon } from '../../shared/ui/display/icons.ts';
import { applicationOf } from '../projects/application.ts';
import { ProjectMeta } from '../projects/project-facts.tsx';

interface Props {
  project: Project;
  expanded: boolean;
  onToggle: () => void;
  /** Called when the user may not apply, with the notice. */
  onDenied: (text: string, wanted: Wanted) => void;
}

/** A project with shortened text; expanded it shows the full text and the company's address. */
export function ProjectCard({ project, expanded, onToggle, onDenied }: Props) {
  return (
    <li className={expanded ? 'card project-card open' : 'card project-card'}>
      <h3>
        <Link to={projectPath({ id: project._id, title: project.title })} lang={project.language}>
          {project.title}
        </Link>
      </h3>
      <p className="meta">
        <span>
          <CalendarIcon />
          {t`Start: ${project.start_date ? longUsDate(project.start_date) : t`N/A`}`}
        </span>
        {project.category.length > 0 && <span>{project.category.join(', ')}</span>}
        <ProjectMeta project={project} />
      </p>
      <p className="project-text" lang={project.language}>
        {expanded ? project.description : preview(project.description, LIMITS.freelancerPreview)}
      </p>
      <Tags label={t`Technologies`} words={project.technologies} />
      {expanded && (
        <p className="small">
          <MailIcon />{' '}
          <Trans>
            Contact: <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </Trans>
        </p>
      )}
      <div className="row">
        <Button kind="second" small aria-expanded={expanded} onClick={onToggle}>
          {expanded ? (
            <Trans>
              View Less
              <span className="sr" lang={project.language}>
                : {project.title}
              </span>
            </Trans>
          ) : (
            <Trans>
              View More
              <span className="sr" lang={project.language}>
                : {project.title}
              </span>
            </Trans>
          )}
        </Button>
        <ApplyAction project={project} onDenied={onDenied} />
      </div>
    </li>
  );
}

/**
 * Links to the project's apply dialog in the dashboard; for visitors and job seekers a button names the required role.
 */
function ApplyAction({ project, onDenied }: Pick<Props, 'project' | 'onDenied'>) {
  const user = useUser();
  const place = placeOf.project(project._id);
  const apply = (
    <Trans>
      Apply
      <span className="sr" lang={project.language}>
        : {project.title}
      </span>
    </Trans>
  );
  if (!user || user.role === 'JobSeeker') {
    return (
      <Button
        small
        onClick={() =>
          onDenied(TEXTS.projectApplyRole, {
            path: applyingAt(place),
            page: applyingOn(projectPath({ id: project._id, title: project.title })),
          })
        }
      >
        {apply}
      </Button>
    );
  }
  const application = applicationOf(project, user);
  if (!application && project.b2bId !== user._id) {
    return (
      <ButtonLink small to={applyingAt(place)}>
        {apply}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink kind="quiet" small to={place}>
        <Trans>
          Open project
          <span className="sr" lang={project.language}>
            : {project.title}
          </span>
        </Trans>
      </ButtonLink>
      {application && <StatusBadge status={application.status ?? 'pending'} />}
    </>
  );
}
