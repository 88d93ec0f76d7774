import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { AdminProject } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { waitsForLook } from '../../../shared/posting/project-badge.tsx';

/** Publishes a project that waits for review, after a confirmation. Render `notice`, `button` and `dialog`. */
export function useRelease(project: AdminProject, refresh: () => Promise<void>) {
  const [asking, setAsking] = useState(false);
  const task = useTask({ failed: t`Something went wrong. Try again.` });
  const release = async () => {
    await task.run(async () => {
      const params = { id: project._id };
      const { message } = await send('post', '/api/admin/projects/{id}/release', { params });
      await refresh();
      return message;
    });
    setAsking(false);
  };
  return {
    notice: <TaskNotice task={task} focusOnShow closable />,
    button: waitsForLook(project) && <Button small onClick={() => setAsking(true)}>{t`Release`}</Button>,
    dialog: asking && (
      <ConfirmDialog
        title={t`Release project`}
        harmless
        confirmLabel={t`Release`}
        workingLabel={t`Releasing...`}
        onCancel={() => setAsking(false)}
        onConfirm={release}
      >
        <p>{t`“${project.title}” will be shown to everybody, and people can apply.`}</p>
        <p>{t`The company gets a message and an email about it.`}</p>
      </ConfirmDialog>
    ),
  };
}
