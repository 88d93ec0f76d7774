import type { ProjectTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Listed } from '../../shared/posting/page/listed.tsx';
import { PostingArticle } from '../../shared/posting/page/posting-article.tsx';
import { SimilarPostings } from '../../shared/posting/page/similar-postings.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ApplySection } from '../applications/guest/apply-section.tsx';
import { ProjectApply } from './project-apply.tsx';
import './project.css';

/** A project on its own page. The server repeats the elements with `data-each` for each entry of their list. */
export function ProjectView({ project }: { project: ProjectTexts }) {
  const terms = [
    [t`Category`, project.category],
    [t`Workplace`, project.workplace],
    [t`Employment`, project.employment],
    [t`Contract`, project.contract],
    [t`Permit (AÜG)`, project.permit],
  ] as const;
  return (
    <PostingArticle
      posting={project}
      kind="project"
      path={`/projects/${project.path}`}
      parent={{ label: t`Projects`, to: '/freelancer' }}
      byline={[project.company, t`posted on ${project.date}`]}
      apply={<ProjectApply project={project} />}
      facts={[
        [t`Start`, project.start],
        [t`Location`, project.location],
        [t`Duration`, project.duration],
        [t`Workload`, project.workload],
        [t`Rate`, project.salary],
        [t`Apply by`, project.closing],
      ]}
    >
      <Section rail="start">
        <div className="part">
          <h2 className="stop-h">{t`The project`}</h2>
          <Listed
            lang={project.language}
            text={project.description}
            list="tasks"
            items={project.tasks}
            after={project.descriptionEnd}
          />
        </div>
        <div className="part technologies">
          <h2 className="stop-h" id="technologies">{t`Technologies`}</h2>
          <ul className="tags" aria-labelledby="technologies">
            {project.technologies.map(({ name }) => (
              <li data-each="technologies" key={name} className="tag">
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className="part terms">
          <h2 className="stop-h">{t`Terms`}</h2>
          <dl className="terms-list">
            {terms.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      {project.state === 'open' && <ApplySection target={{ kind: 'project', id: project._id }} />}
      <SimilarPostings
        title={t`Similar projects`}
        folder="/projects"
        postings={project.similar}
        all={{ to: '/freelancer', label: t`All open projects` }}
      />
    </PostingArticle>
  );
}
