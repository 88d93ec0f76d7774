import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { focusFirstError } from '../ui/fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTask, type TaskTexts } from '../ui/use-task.ts';

interface Props<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  /** The call; the sentence it resolves with is shown above the fields. */
  save: (values: V) => Promise<string>;
  /** What is shown when the call fails without a sentence of its own. */
  texts: TaskTexts;
  button: string;
  /** On the button meanwhile. */
  working: string;
  children: ReactNode;
}

/** A form that stays where it is: it shows what came of it, and the server's errors at their fields. */
export function AccountForm<V extends Record<string, unknown>>(props: Props<V>) {
  const { form, save, texts, button, working, children } = props;
  const root = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const task = useTask(texts);
  const submit = (values: V) => {
    setDone(null);
    void task.run(
      async () => setDone(await save(values)),
      (errors) => {
        form.setErrors(errors);
        focusFirstError(root.current);
      },
    );
  };
  return (
    <form
      className="form"
      ref={root}
      noValidate
      onSubmit={form.onSubmit(submit, () => focusFirstError(root.current))}
    >
      {done && <Notice tone="ok">{done}</Notice>}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      {children}
      <p>
        <Button type="submit" kind="second" working={task.working && working}>
          {button}
        </Button>
      </p>
    </form>
  );
}
