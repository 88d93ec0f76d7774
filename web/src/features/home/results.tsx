import { LIMITS, PAGE, preview, projectPath } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../shared/api/session/session.ts';
import type { AnonymousConsultant, Project } from '../../shared/api/types.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { LoadMore } from '../../shared/ui/list/paging.tsx';
import { applicationOf } from '../projects/application.ts';
import { withTimeout } from '../../shared/ui/page/with-timeout.ts';
import { projectFacts, ProjectMeta } from '../projects/project-facts.tsx';

/** Only the list of consultants needs it, which is not what the page opens with. */
const KnownAvailability = lazy(() => withTimeout(import('./known-availability.tsx')));

const STEP = 6;
const MORE = 12;

/** Shows the first results and more on demand. Refreshing keeps the number shown. */
export function Results<T>({ found, children }: { found: readonly T[]; children: (entry: T) => ReactNode }) {
  const [shown, setShown] = useState(STEP);
  const count = found.length;
  const list = { hasMore: count > shown, isLoadingMore: false, loadMore: () => setShown(shown + MORE) };
  return (
    <>
      <ul className="results">{found.slice(0, shown).map(children)}</ul>
      <LoadMore list={list} />
      {/* The API returned a full page, so there may be more results than it returns. */}
      {!list.hasMore && count >= PAGE.defaultLimit && (
        <p className="small muted">{t`These are the newest ${count}. Search for a skill to see others.`}</p>
      )}
    </>
  );
}

interface ApplyProps {
  /** `onApplied` is called when applying is no longer possible. */
  onApply: (onApplied: () => void) => void;
}

interface ApplyButtonProps extends ApplyProps {
  /** The button disappears, so the focus goes here when the notice closes. */
  next: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function ApplyButton({ onApply, next, children }: ApplyButtonProps) {
  return (
    <Button kind="second" small onClick={() => onApply(() => next.current?.focus())}>
      {children}
    </Button>
  );
}

export function ProjectResult({ project, onApply }: ApplyProps & { project: Project }) {
  const user = useUser();
  const [expanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { language, title, description, b2bId } = project;
  const applied = applicationOf(project, user) !== undefined;
  const isOwner = user !== null && b2bId === user._id;
  return (
    <li>
      <div>
        <h3>
          <Link to={projectPath({ id: project._id, title })} lang={language}>
            {title}
          </Link>
        </h3>
        <p className="muted result-text" lang={language}>
          {expanded ? description : preview(description, LIMITS.homePreview)}
        </p>
        {projectFacts(project).length > 0 && (
          <p className="meta">
            <ProjectMeta project={project} />
          </p>
        )}
      </div>
      <div className="row">
        <Button
          ref={toggle}
          kind="quiet"
          small
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? (
            <Trans>
              Learn less
              <span className="sr">
                {' '}
                about <span lang={language}>{title}</span>
              </span>
            </Trans>
          ) : (
            <Trans>
              Learn more
              <span className="sr">
                {' '}
                about <span lang={language}>{title}</span>
              </span>
            </Trans>
          )}
        </Button>
        {applied && <Badge>{t`Applied`}</Badge>}
        {expanded && !applied && !isOwner && (
          <ApplyButton onApply={onApply} next={toggle}>
            <Trans>
              Apply
              <span className="sr">
                {' '}
                to <span lang={language}>{title}</span>
              </span>
            </Trans>
          </ApplyButton>
        )}
      </div>
    </li>
  );
}

export function ConsultantResult({ consultant, onApply }: ApplyProps & { consultant: AnonymousConsultant }) {
  const root = useRef<HTMLLIElement>(null);
  const { language, position, skills, availability, confirmedAt, rate, applied } = consultant;
  return (
    <li ref={root} tabIndex={-1}>
      <div>
        <h3 lang={position ? language : undefined}>{position || t`Consultant`}</h3>
        <p className="muted result-text">{t`Skills: ${skills.join(', ') || '-'}`}</p>
        {(availability || confirmedAt || rate) && (
          <p className="meta">
            {availability && (
              <span>
                <Trans>
                  Availability: <span lang={language}>{availability}</span>
                </Trans>
              </span>
            )}
            <Suspense fallback={null}>
              <KnownAvailability consultant={consultant} />
            </Suspense>
            {rate && (
              <span>
                <Trans>
                  Rate: <span lang={language}>{rate}</span>
                </Trans>
              </span>
            )}
          </p>
        )}
      </div>
      <div className="row">
        {applied ? (
          <Badge>{t`Applied`}</Badge>
        ) : (
          <ApplyButton onApply={onApply} next={root}>
            {position ? (
              <Trans>
                Apply
                <span className="sr">
                  {' '}
                  for <span lang={language}>{position}</span>
                </span>
              </Trans>
            ) : (
              <Trans>
                Apply<span className="sr"> for this consultant</span>
              </Trans>
            )}
          </ApplyButton>
        )}
      </div>
    </li>
  );
}
