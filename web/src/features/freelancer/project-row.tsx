import {
  COMPANY,
  LIMITS,
  longUsDate,
  postingTexts,
  preview,
  projectPath,
  TEXTS,
} from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { applyingAt, placeOf } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { applyingOn } from '../../shared/posting/apply-anchor.ts';
import type { Wanted } from '../../shared/ui/page/blocks/use-access-notice.tsx';
import type { Project } from '../../shared/api/types.ts';
import { StatusBadge, Tags } from '../../shared/ui/display/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx';
import { MailIcon } from '../../shared/ui/display/icons.ts';
import { applicationOf } from '../projects/application.ts';
import { ProjectMeta } from '../projects/project-facts.tsx';
import '../../shared/ui/list/board.css';

/** Loaded only for signed-in freelancers. */
const SharedSkills = lazy(() => import('../shared-skills/shared-skills.tsx'));

interface Props {
  project: Project;
  expanded: boolean;
  onToggle: () => void;
  /** Called when the user may not apply, with the notice. */
  onDenied: (text: string, wanted: Wanted) => void;
}

/** The names of the columns of the board, which its cells repeat where they are stacked. */
export function ProjectHeads() {
  return (
    <div className="board-heads" aria-hidden="true">
      <span>{t`Project`}</span>
      <span>{t`Rate`}</span>
      <span>{t`Start`}</span>
      <span>{t`Location`}</span>
    </div>
  );
}

/** Without a value it is a dash in its column, and left out where cells are stacked. */
function Cell({ label, value }: { label: string; value: string }) {
  return (
    <p className={value ? 'cell' : 'cell no-value'}>
      <span className="cell-label">{label}: </span>
      {value ? (
        <span>{value}</span>
      ) : (
        <span>
          <span aria-hidden="true">–</span>
          <span className="sr">{t`Not specified`}</span>
        </span>
      )}
    </p>
  );
}

/** A project with shortened text; expanded it shows the full text and the company's address. */
export function ProjectRow({ project, expanded, onToggle, onDenied }: Props) {
  const { title, language, location } = project;
  const { salary, workplace } = postingTexts(project);
  const places = [location, workplace].filter(Boolean);
  return (
    <li className={expanded ? 'open' : undefined}>
      <div className="board-row">
        <div className="board-name">
          <h3>
            <Link to={projectPath({ id: project._id, title })} lang={language}>
              {title}
            </Link>
          </h3>
          <p className="meta">
            {project.category.length > 0 && <span>{project.category.join(', ')}</span>}
            <ProjectMeta project={project} omit={['location', 'workplace', 'salary']} />
          </p>
        </div>
        <Cell label={t`Rate`} value={salary} />
        <Cell label={t`Start`} value={project.start_date ? longUsDate(project.start_date) : t`N/A`} />
        <Cell label={t`Location`} value={places.join(', ')} />
        <div className="project-more">
          <p className="project-text" lang={language}>
            {expanded ? project.description : preview(project.description, LIMITS.freelancerPreview)}
          </p>
          <Tags label={t`Technologies`} words={project.technologies} />
          {project.shared && (
            <Suspense>
              <SharedSkills shared={project.shared} />
            </Suspense>
          )}
          {expanded && (
            <p className="small">
              <MailIcon />{' '}
              <Trans>
                Contact: <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
              </Trans>
            </p>
          )}
        </div>
        <div className="row project-actions">
          <Button kind="quiet" small aria-expanded={expanded} onClick={onToggle}>
            {expanded ? (
              <Trans>
                View Less
                <span className="sr" lang={language}>
                  : {project.title}
                </span>
              </Trans>
            ) : (
              <Trans>
                View More
                <span className="sr" lang={language}>
                  : {project.title}
                </span>
              </Trans>
            )}
          </Button>
          <ApplyAction project={project} onDenied={onDenied} />
        </div>
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
        kind="second"
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
      <ButtonLink kind="second" small to={applyingAt(place)}>
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
