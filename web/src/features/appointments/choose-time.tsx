import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { Appointment } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import type { AppointmentCalls } from './appointment-calls.ts';
import { timeHere } from './appointment-texts.ts';

interface Props {
  appointment: Appointment;
  calls: AppointmentCalls;
  onNone: () => void;
  onDone: (text: string) => void;
}

/** The offered times, of which one is taken, or none. */
export function ChooseTime({ appointment: { times }, calls, onNone, onDone }: Props) {
  const name = useId();
  const [start, setStart] = useState(times.length === 1 ? times[0] : undefined);
  const [isMissing, setMissing] = useState(false);
  const task = useTask({
    failed: t`The time could not be taken. Please try again.`,
    network: t`Server error`,
  });
  const take = () => {
    if (start === undefined) return setMissing(true);
    void task.run(async () => {
      try {
        onDone(await calls.answer({ start }));
      } catch (error) {
        // The time may have passed, or the offer may have been changed.
        void calls.query.mutate();
        throw error;
      }
    });
  };
  return (
    <form
      className="appointment-choice"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <fieldset className="choice" aria-describedby={isMissing ? `${name}-missing` : undefined}>
        <legend>{t`Which time suits you?`}</legend>
        {times.map((time) => (
          <label key={time}>
            <input
              type="radio"
              name={name}
              value={time}
              checked={start === time}
              onChange={() => {
                setStart(time);
                setMissing(false);
              }}
            />
            <time dateTime={time}>{timeHere(time)}</time>
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p className="msg-err" id={`${name}-missing`} role="alert">
          {t`Please choose a time`}
        </p>
      )}
      <TaskNotice task={task} />
      <div className="row">
        <Button type="submit" working={task.working && t`Sending...`}>{t`Take this time`}</Button>
        <Button kind="second" onClick={onNone}>{t`None of these`}</Button>
      </div>
    </form>
  );
}
