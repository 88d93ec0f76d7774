import { COMPANY, LIMITS, longDate, preview } from '@consulting/contracts';
import type { Project } from '../../shared/api/types.ts';
import { Tags } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { CalendarIcon, MailIcon } from '../../shared/ui/icons.ts';

interface Props {
  project: Project;
  expanded: boolean;
  onToggle: () => void;
}

/** A project with its text cut; opened it has the whole text and the firm's address. */
export function ProjectCard({ project, expanded, onToggle }: Props) {
  return (
    <li className={expanded ? 'card project-card open' : 'card project-card'}>
      <h3>{project.title}</h3>
      <p className="meta">
        <span>
          <CalendarIcon />
          Start: {project.start_date ? longDate(project.start_date) : 'N/A'}
        </span>
        {project.category.length > 0 && <span>{project.category.join(', ')}</span>}
      </p>
      <p className="project-text">
        {expanded ? project.description : preview(project.description, LIMITS.freelancerPreview)}
      </p>
      <Tags label="Technologies" words={project.technologies} />
      {expanded && (
        <p className="small">
          <MailIcon /> Contact: <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
        </p>
      )}
      <p>
        <Button kind="second" small aria-expanded={expanded} onClick={onToggle}>
          <span>{expanded ? 'View Less' : 'View More'}</span>
          <span className="sr">: {project.title}</span>
        </Button>
      </p>
    </li>
  );
}
