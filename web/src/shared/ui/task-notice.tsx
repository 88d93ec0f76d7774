import { Notice } from './notice.tsx';
import type { useTask } from './use-task.ts';

interface Props {
  task: Pick<ReturnType<typeof useTask>, 'done' | 'error' | 'clear'>;
  /** Where the button that started it goes, the notice takes the focus. */
  focusOnShow?: boolean;
  closable?: boolean;
}

/** What came of a task: its sentence, or why it failed. */
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
