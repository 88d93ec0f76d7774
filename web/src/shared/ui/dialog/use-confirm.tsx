import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { TaskNotice } from '../feedback/task-notice.tsx';
import { useTask, type TaskTexts } from '../feedback/use-task.ts';

interface Setup {
  title: string;
  /** The question; it must name what is affected. */
  text: string;
  /** Text of the confirm button, and its text while running; "Yes, Delete" by default. */
  confirmLabel?: string;
  workingLabel?: string;
  /** A milder alternative. */
  instead?: { label: string; act: () => void };
  texts: TaskTexts;
  /** A failure leaves the dialog open without an error message. */
  silent?: boolean;
  run: () => Promise<unknown>;
  onDone?: () => void;
}

/** An action behind a confirmation. Render `dialog`, and `error` where failures are shown. */
export function useConfirm({ text, texts, silent, run, onDone, ...dialog }: Setup) {
  const [asking, setAsking] = useState(false);
  const task = useTask(texts);
  const confirm = async () => {
    const done = await task.run(async () => void (await run()));
    if (done || !silent) setAsking(false);
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
    error: !silent && <TaskNotice task={task} closable />,
    dialog: shown,
  };
}
