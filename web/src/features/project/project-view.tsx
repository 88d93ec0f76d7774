import type { ProjectTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { PostingArticle } from '../../shared/posting/posting-article.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ProjectApply } from './project-apply.tsx';
import './project.css';

/** A project on its own page. The server repeats the elements with `data-each` for each entry of their list. */
export function ProjectView({ project }: { project: ProjectTexts }) {
  return (
    <PostingArticle
      posting={project}
      kind="project"
      path={`/projects/${project.path}`}
      parent={{ label: t`Projects`, to: '/freelancer' }}
      apply={<ProjectApply project={project} />}
      facts={[
        [t`Company`, project.company],
        [t`Category`, project.category],
        [t`Start`, project.start],
        [t`Location`, project.location],
        [t`Workplace`, project.workplace],
        [t`Duration`, project.duration],
        [t`Workload`, project.workload],
        [t`Rate`, project.salary],
        [t`Employment`, project.employment],
        [t`Contract`, project.contract],
        [t`Permit (AÜG)`, project.permit],
        [t`Posted`, project.date],
        [t`Apply by`, project.closing],
      ]}
      all={<GoLink to="/freelancer">{t`All open projects`}</GoLink>}
      below={<Similar projects={project.similar} />}
    >
      <h2 className="stop-h">{t`The project`}</h2>
      <p className="posting-text" lang={project.language}>
        {project.description}
      </p>
      <div className="technologies">
        <h3 id="technologies">{t`Technologies`}</h3>
        <ul className="tags" aria-labelledby="technologies">
          {project.technologies.map(({ name }) => (
            <li data-each="technologies" key={name} className="tag">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </PostingArticle>
  );
}

/** Hidden by styles if there is none. */
function Similar({ projects }: { projects: ProjectTexts['similar'] }) {
  return (
    <Section rail="end" tone="paper" className="similar" title={t`Similar projects`}>
      <ul className="similar-list">
        {projects.map(({ path, title, facts, language }) => (
          <li data-each="similar" key={path}>
            <h3>
              <Link to={`/projects/${path}`} lang={language}>
                {title}
              </Link>
            </h3>
            <p className="muted">{facts}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
