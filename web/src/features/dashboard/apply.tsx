import { t } from '@lingui/core/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useRefresh } from '../../shared/api/use-api.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TaskNotice } from '../../shared/ui/task-notice.tsx';
import { useTask, type TaskTexts } from '../../shared/ui/use-task.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'kind' | 'small'> {
  applied: boolean;
  /** Shown instead of the button to users who have already applied. */
  already?: string;
  texts: TaskTexts;
  /** Sends the application; its message is then shown. */
  send: () => Promise<{ message: string }>;
  /** What shows whether the user has applied. */
  shownBy: Parameters<ReturnType<typeof useRefresh>>;
  children: ReactNode;
}

/** The Apply button and a notice of the result. */
export function Apply({ applied, already, texts, send, shownBy, children, ...look }: Props) {
  const [tried, setTried] = useState(false);
  const refresh = useRefresh();
  const task = useTask(texts);
  const apply = async () => {
    setTried(true);
    await task.run(async () => (await send()).message);
    // Also after an error: the application may have been sent from another window.
    void refresh(...shownBy);
  };
  return (
    <>
      <TaskNotice task={task} focusOnShow closable />
      {applied && already && !task.done && !task.error && (
        // After an attempt it replaces a notice that was closed, so it takes over the focus.
        <Notice tone="info" focusOnShow={tried}>
          {already}
        </Notice>
      )}
      {!applied && !task.done && (
        <p>
          <Button {...look} working={task.working && t`Applying...`} onClick={() => void apply()}>
            {children}
          </Button>
        </p>
      )}
    </>
  );
}
