import { PROJECT_PLACEHOLDERS, projectTexts, similarProjects } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { PostingPage, UnloadedPosting } from '../../shared/posting/posting-page.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { useProject, useSimilarAmong } from '../projects/use-projects.ts';
import { ProjectView } from './project-view.tsx';

/** The public page of a project. */
export default function ProjectPage() {
  return (
    <PostingPage
      placeholders={PROJECT_PLACEHOLDERS}
      view={(project) => <ProjectView project={project} />}
      later={(id) => <LoadedProject id={id} />}
    />
  );
}

function LoadedProject({ id }: { id: string }) {
  const { data, error, mutate } = useProject(id);
  const others = useSimilarAmong(data);
  if (data) return <ProjectView project={projectTexts(data, similarProjects(data, others))} />;
  return (
    <UnloadedPosting
      title={t`Open project`}
      description={t`An open SAP or IT project.`}
      error={error}
      texts={{ gone: t`This project is no longer open.`, failed: t`This project could not be loaded.` }}
      all={<GoLink to="/freelancer">{t`All open projects`}</GoLink>}
      onRetry={() => void mutate()}
    />
  );
}
