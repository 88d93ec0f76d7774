import type { AppliedFor, PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/form/button.tsx';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import { StepDialog, type AskedStep, type PostingKind, type StateBody } from './step-dialog.tsx';

interface Setup {
  kind: PostingKind;
  title: string;
  state: PostingState;
  /** The owner as named to the applicants. */
  owner: Pick<AppliedFor, 'owner' | 'isFirm'>;
  closesAt: string | null;
  /** Number of applicants waiting for a decision. */
  waiting: number;
  /** An administrator views a company's project: only pausing and closing are possible, and the company is notified. */
  ofCompany?: boolean;
  /** Reloads every view that shows it. */
  refresh: () => Promise<void>;
  /** Sets the state and reloads every view that shows it. */
  setState: (body: StateBody) => Promise<{ message: string }>;
  /** Copies it into a draft and opens the draft. */
  copy?: () => Promise<void>;
}

/**
 * Life cycle steps as buttons. Render `notice`, `buttons` and `dialog`; `close` opens the dialog for closing, if
 * possible.
 */
export function usePostingActions({ state, ofCompany = false, refresh, setState, copy, ...posting }: Setup) {
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [running, setRunning] = useState('');
  const task = useTask({ failed: t`Something went wrong. Try again.` });
  const run = (what: string, work: () => Promise<string | void>) => {
    setRunning(what);
    void task.run(work);
  };
  const step = (next: AskedStep) => run(next, async () => (await setState({ state: next })).message);
  const working = (what: string, text: string) => task.working && running === what && text;

  const buttons: ReactNode = (
    <>
      {state === 'draft' && !ofCompany && (
        <Button small working={working('open', t`Publishing...`)} onClick={() => step('open')}>
          {t`Publish`}
        </Button>
      )}
      {state === 'open' && (
        <Button
          small
          kind="second"
          working={working('paused', t`Pausing...`)}
          onClick={() => (ofCompany ? setAsked('paused') : step('paused'))}
        >
          {t`Pause`}
        </Button>
      )}
      {state === 'paused' && !ofCompany && (
        <Button small kind="second" working={working('open', t`Opening...`)} onClick={() => step('open')}>
          {t`Open again`}
        </Button>
      )}
      {state === 'closed' && !ofCompany && (
        <Button small kind="second" onClick={() => setAsked('open')}>
          {t`Open again`}
        </Button>
      )}
      {mayClose(state) && (
        <Button small kind="second" onClick={() => setAsked('closed')}>
          {posting.kind === 'job' ? t`Close job` : t`Close project`}
        </Button>
      )}
      {copy && (
        <Button
          small
          kind="second"
          working={working('copy', t`Copying...`)}
          onClick={() => run('copy', copy)}
        >
          {t`Copy`}
        </Button>
      )}
    </>
  );
  return {
    notice: <TaskNotice task={task} focusOnShow closable />,
    buttons,
    dialog: asked && (
      <StepDialog
        {...posting}
        step={asked}
        tellsCompany={ofCompany}
        refresh={() => void refresh()}
        send={async (body) => {
          const { message } = await setState(body);
          // Shown by the entry, because the dialog is closed.
          run(body.state, () => Promise.resolve(message));
        }}
        onClose={() => setAsked(null)}
      />
    ),
    close: mayClose(state) ? () => setAsked('closed') : undefined,
  };
}

const mayClose = (state: PostingState) => state === 'open' || state === 'paused';
