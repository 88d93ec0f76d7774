import type { PoolAnswer } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Button } from '../ui/form/button.tsx';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';

/** The question word for word, as the consent is noted with the version of this text (`POOL_TEXT_VERSION`). */
export const poolQuestion = () =>
  t`May we keep your documents for 12 months and write to you about fitting positions?`;

export const poolTerms = () =>
  t`Whether you say yes or no does not affect any application. You can take a yes back at any time in your account. Without an answer we delete your documents as announced.`;

interface Props {
  /** Sends the answer; resolves to the sentence that confirms it, or to nothing where the caller shows the outcome. */
  send: (answer: PoolAnswer) => Promise<string | void>;
}

/** The two answers, of which neither is preselected, and the outcome. */
export function PoolAnswers({ send }: Props) {
  const task = useTask({
    failed: t`Your answer could not be saved. Please try again.`,
    network: t`Server error`,
  });
  const answer = (given: PoolAnswer) => void task.run(() => send(given));
  return (
    <>
      <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
      {!task.done && (
        <p className="row">
          <Button kind="second" working={task.working && t`Saving...`} onClick={() => answer('yes')}>
            {t`Yes, keep them`}
          </Button>
          <Button kind="second" disabled={task.working} onClick={() => answer('no')}>
            {t`No`}
          </Button>
        </p>
      )}
    </>
  );
}
