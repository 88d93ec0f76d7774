import { t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { Empty, Failed, Loading } from '../../../shared/ui/loaded.tsx';
import { BackToList } from '../back-to-list.tsx';
import { ProjectDetail } from './project-detail.tsx';
import { useProject } from './use-project.ts';

interface Props {
  id: string;
  user: User;
  onBack: () => void;
  onDeleted: (title: string) => void;
}

/** One project, with a link back to the list. */
export function ProjectScreen({ id, user, onBack, onDeleted }: Props) {
  const { data, error, mutate } = useProject(id);
  return (
    <section className="tab-section">
      <BackToList label={t`Back to Projects`} onBack={onBack} />
      {data && <ProjectDetail project={data} user={user} onDeleted={onDeleted} />}
      {data === null && <Empty text={t`This project is no longer available.`} />}
      {data === undefined && error && (
        <Failed text={t`Something went wrong.`} onRetry={() => void mutate()} />
      )}
      {data === undefined && !error && <Loading />}
    </section>
  );
}
