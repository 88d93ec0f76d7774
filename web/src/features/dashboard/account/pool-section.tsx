import type { PoolAnswer } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Button } from '../../../shared/ui/form/button.tsx';
import { day } from '../../../shared/ui/display/dates.ts';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { PoolAnswers, poolQuestion, poolTerms } from '../../../shared/pool/pool-question.tsx';
import { usePool } from '../pool/use-pool.ts';

/** Whether the firm may keep the documents of ended applications: the consent, which can be taken back, or the question. */
export function PoolSection() {
  const { data, answer, takeBack } = usePool();
  const task = useTask({
    failed: t`Your answer could not be saved. Please try again.`,
    network: t`Server error`,
  });
  // The outcome stands here, because the question and its buttons leave the section.
  const send = async (given: PoolAnswer) => void (await task.run(() => answer(given)));
  const until = data?.answer === 'yes' && data.until ? day(data.until) : null;
  return (
    <section className="card form" aria-labelledby="pool-section-heading">
      <h2 id="pool-section-heading">{t`Keeping your documents`}</h2>
      <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
      {until ? (
        <>
          <p>{t`We may keep the documents of your applications, and write to you about fitting positions, until ${until}.`}</p>
          {data?.isAsked && (
            <>
              <p>{poolQuestion()}</p>
              <PoolAnswers send={send} />
            </>
          )}
          <p>
            <Button
              kind="second"
              working={task.working && t`Saving...`}
              onClick={() => void task.run(takeBack)}
            >{t`Take the consent back`}</Button>
          </p>
        </>
      ) : data?.isAsked && data.answer === null ? (
        <>
          <p>{poolQuestion()}</p>
          <PoolAnswers send={send} />
          <p className="muted small">{poolTerms()}</p>
        </>
      ) : (
        <p className="muted">
          {data
            ? t`You have not agreed that we keep your documents. We ask only after an application that was not successful.`
            : '\u00a0'}
        </p>
      )}
    </section>
  );
}
