import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { applicationOf } from './project-rules.ts';

/** The Apply button and a notice of the result; users who have already applied see that instead. */
export function ProjectApply({ project, user }: { project: Project; user: User }) {
  const [tried, setTried] = useState(false);
  const refresh = useRefresh();
  const task = useTask({ failed: t`Failed to apply.`, network: t`Something went wrong.` });
  const applied = applicationOf(project, user) !== undefined;

  const apply = async () => {
    setTried(true);
    const body = {
      userId: user._id,
      role: user.role,
      name: `${user.first_name} ${user.last_name}`,
      projectId: project._id,
      projectTitle: project.title,
    };
    await task.run(async () => {
      await send('post', '/private/api/projects/apply', { body });
      return TEXTS.projectApplied;
    });
    // Also after an error: the application may have been sent from another window.
    void refresh('/private/api/projects', '/public/api/v0/projects');
  };
  return (
    <>
      <TaskNotice task={task} focusOnShow closable />
      {applied && !task.done && !task.error && (
        // After an attempt it replaces a notice that was closed, so it takes over the focus.
        <Notice tone="info" focusOnShow={tried}>
          {TEXTS.projectAlreadyApplied}
        </Notice>
      )}
      {!applied && !task.done && (
        <p>
          <Button working={task.working && t`Applying...`} onClick={() => void apply()}>{t`Apply`}</Button>
        </p>
      )}
    </>
  );
}
