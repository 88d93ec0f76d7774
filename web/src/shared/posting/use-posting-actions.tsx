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
  /** How the applicants are told whose it is. */
  owner: Pick<AppliedFor, 'owner' | 'isFirm'>;
  closesAt: string | null;
  /** How many applicants wait for a decision. */
  waiting: number;
  /** The firm looks at a company's project, which it may pause and close alone; the company is told. */
  ofCompany?: boolean;
  /** Reloads what shows it. */
  refresh: () => Promise<void>;
  /** Sets the state and reloads what shows it. */
  setState: (body: StateBody) => Promise<{ message: string }>;
  /** Copies it into a draft and opens that. */
  copy?: () => Promise<void>;
}

/** The steps of a life cycle as buttons. Render `notice`, `buttons` and `dialog`; `close` asks about closing, where that is possible. */
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
          // Shown by the entry, because the dialog closes.
          run(body.state, () => Promise.resolve(message));
        }}
        onClose={() => setAsked(null)}
      />
    ),
    close: mayClose(state) ? () => setAsked('closed') : undefined,
  };
}

const mayClose = (state: PostingState) => state === 'open' || state === 'paused';
