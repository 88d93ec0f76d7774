import { Notice } from './notice.tsx';
import type { Task } from './use-task.ts';

interface Props {
  task: Pick<Task, 'done' | 'error' | 'clear'>;
  /** Moves the focus to the notice when the clicked button disappears. */
  focusOnShow?: boolean;
  closable?: boolean;
}

/** The result of a task: its success message, or why it failed. */
export function TaskNotice({ task, focusOnShow, closable }: Props) {
  const text = task.done ?? task.error;
  if (!text) return null;
  return (
    <Notice
      tone={task.done ? 'ok' : 'bad'}
      focusOnShow={focusOnShow}
      onClose={closable ? task.clear : undefined}
    >
      {text}
    </Notice>
  );
}
