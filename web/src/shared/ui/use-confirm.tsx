import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Notice } from './notice.tsx';
import { useTask, type TaskTexts } from './use-task.ts';

interface Setup {
  title: string;
  /** The question, which names the thing. */
  text: string;
  /** What the button says, and what it says meanwhile; about deleting by default. */
  confirmLabel?: string;
  workingLabel?: string;
  texts: TaskTexts;
  run: () => Promise<unknown>;
  onDone?: () => void;
}

/** Something that is done after a question: draw `dialog` and, where a failure is to be said, `error`. */
export function useConfirm({ text, texts, run, onDone, ...dialog }: Setup) {
  const [asking, setAsking] = useState(false);
  const task = useTask(texts);
  const confirm = async () => {
    const done = await task.run(async () => void (await run()));
    setAsking(false);
    if (done) onDone?.();
  };
  const shown: ReactNode = asking && (
    <ConfirmDialog {...dialog} onConfirm={confirm} onCancel={() => setAsking(false)}>
      {text}
    </ConfirmDialog>
  );
  return {
    asking,
    ask: () => setAsking(true),
    error: task.error && (
      <Notice tone="bad" onClose={task.clear}>
        {task.error}
      </Notice>
    ),
    dialog: shown,
  };
}
