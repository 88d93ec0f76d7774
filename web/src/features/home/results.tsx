import { LIMITS, PAGE, preview } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { useUser } from '../../shared/api/session.ts';
import type { AnonymousConsultant, Project } from '../../shared/api/types.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/loaded.tsx';
import { LoadMore } from '../../shared/ui/paging.tsx';

const STEP = 6;
const MORE = 12;

/** Shows the first results and more on demand. Refreshing keeps the number shown. */
function useShowMore<T>(found: readonly T[]) {
  const [count, setCount] = useState(STEP);
  return {
    items: found.slice(0, count),
    hasMore: found.length > count,
    isLoadingMore: false,
    loadMore: () => setCount(count + MORE),
  };
}

/** Shown when the API returned a full page, so there may be more results than it returns. */
function MoreResultsHint({ list, count }: { list: { hasMore: boolean }; count: number }) {
  if (list.hasMore || count < PAGE.defaultLimit) return null;
  return <p className="small muted">{t`These are the newest ${count}. Search for a skill to see others.`}</p>;
}

interface ResultsProps<T> {
  noun: 'projects' | 'consultants';
  found: readonly T[];
  /** Given when the search had a text: shows all entries instead. */
  onShowAll?: () => void;
  children: (entry: T) => ReactNode;
}

function Results<T>({ noun, found, onShowAll, children }: ResultsProps<T>) {
  const list = useShowMore(found);
  if (found.length === 0) {
    const showAll = onShowAll && (
      <Button kind="second" small onClick={onShowAll}>{t`Show all ${noun}`}</Button>
    );
    return <Empty text={t`No matching ${noun} found.`} action={showAll} />;
  }
  return (
    <>
      <ul className="results">{list.items.map(children)}</ul>
      <LoadMore list={list} />
      <MoreResultsHint list={list} count={found.length} />
    </>
  );
}

interface ProjectProps {
  projects: readonly Project[];
  /** Resolves to true when there is nothing more to apply for. */
  onApply: (project: Project) => Promise<boolean>;
  onShowAll?: () => void;
}

export function ProjectResults({ projects, onApply, onShowAll }: ProjectProps) {
  return (
    <Results noun="projects" found={projects} onShowAll={onShowAll}>
      {(project) => <ProjectResult key={project._id} project={project} onApply={onApply} />}
    </Results>
  );
}

function ProjectResult({ project, onApply }: { project: Project; onApply: ProjectProps['onApply'] }) {
  const user = useUser();
  const [expanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [working, setWorking] = useState(false);
  const applied = user !== null && project.applicants.some(({ userId }) => userId === user._id);
  const isOwner = user !== null && project.b2bId === user._id;
  const apply = async () => {
    setWorking(true);
    // The Apply button disappears, so the focus goes to its neighbour when the notice closes.
    if (await onApply(project)) toggle.current?.focus();
    setWorking(false);
  };
  return (
    <li>
      <div>
        <h3>{project.title}</h3>
        <p className="muted result-text">
          {expanded ? project.description : preview(project.description, LIMITS.homePreview)}
        </p>
      </div>
      <div className="row">
        <Button
          ref={toggle}
          kind="quiet"
          small
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          <span>{expanded ? t`Learn less` : t`Learn more`}</span>
          <span className="sr"> about {project.title}</span>
        </Button>
        {applied && <Badge>{t`Applied`}</Badge>}
        {expanded && !applied && !isOwner && (
          <Button small working={working && t`Applying...`} onClick={() => void apply()}>
            <Trans>
              Apply<span className="sr"> to {project.title}</span>
            </Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

interface ConsultantProps {
  consultants: readonly AnonymousConsultant[];
  /** Resolves to true when there is nothing more to apply for. */
  onApply: (id: string) => Promise<boolean>;
  onShowAll?: () => void;
}

export function ConsultantResults({ consultants, onApply, onShowAll }: ConsultantProps) {
  return (
    <Results noun="consultants" found={consultants} onShowAll={onShowAll}>
      {(consultant) => <ConsultantResult key={consultant._id} consultant={consultant} onApply={onApply} />}
    </Results>
  );
}

function ConsultantResult({
  consultant,
  onApply,
}: {
  consultant: AnonymousConsultant;
  onApply: ConsultantProps['onApply'];
}) {
  const root = useRef<HTMLLIElement>(null);
  const [working, setWorking] = useState(false);
  const { position, skills, availability, rate, applied } = consultant;
  const apply = async () => {
    setWorking(true);
    // The button disappears, so the focus goes to the entry when the notice closes.
    if (await onApply(consultant._id)) root.current?.focus();
    setWorking(false);
  };
  return (
    <li ref={root} tabIndex={-1}>
      <div>
        <h3>{position || t`Consultant`}</h3>
        <p className="muted result-text">{t`Skills: ${skills.join(', ') || '-'}`}</p>
        {(availability || rate) && (
          <p className="meta">
            {availability && <span>{t`Availability: ${availability}`}</span>}
            {rate && <span>{t`Rate: ${rate}`}</span>}
          </p>
        )}
      </div>
      <div className="row">
        {applied ? (
          <Badge>{t`Applied`}</Badge>
        ) : (
          <Button small working={working && t`Applying...`} onClick={() => void apply()}>
            <Trans>
              Apply<span className="sr"> for {position || 'this consultant'}</span>
            </Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
