import { useEffect, useRef } from 'react';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BackIcon } from '../../../shared/ui/icons.ts';
import { Empty, Failed, Loading } from '../../../shared/ui/loaded.tsx';
import { ProjectDetail } from './project-detail.tsx';
import { useProject } from './use-project.ts';

interface Props {
  id: string;
  user: User;
  onBack: () => void;
  onDeleted: () => void;
}

/** One project with the way back to the list. */
export function ProjectPlace({ id, user, onBack, onDeleted }: Props) {
  const { data, error, mutate } = useProject(id);
  const back = useRef<HTMLDivElement>(null);
  // Scrolls, too: who comes from far down a list would else see the foot of the page.
  useEffect(() => {
    back.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section className="tab-section">
      <div ref={back}>
        <Button kind="quiet" small onClick={onBack}>
          <BackIcon /> Back to Projects
        </Button>
      </div>
      {data && <ProjectDetail project={data} user={user} onDeleted={onDeleted} />}
      {data === null && <Empty text="This project is no longer available." />}
      {data === undefined && error && <Failed text="Something went wrong." onRetry={() => void mutate()} />}
      {data === undefined && !error && <Loading />}
    </section>
  );
}
