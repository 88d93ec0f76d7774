import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { focusFirstError } from './fields.tsx';
import type { Draft } from './use-draft.ts';
import { useTask, type TaskTexts } from './use-task.ts';

export type Values = Record<string, unknown>;
export type Progress = (share: number) => void;

interface Setup<V extends Values> {
  /** The values to begin with; a draft keeps what is typed until it was sent. */
  initial: V | Draft<V>;
  validate?: UseFormInput<V>['validate'];
  onChange?: (values: V) => void;
  /** Shown when the call fails without a sentence of its own. */
  texts: TaskTexts;
  /** The call; a sentence it resolves with is shown. `onProgress` takes the share of a form with files that was sent. */
  send: (values: V, onProgress: Progress) => Promise<string | void>;
  /** Once the server has the values, and the draft is gone. */
  onSent?: (values: V) => void;
  /** Shown above the fields' own errors when they refuse what was typed. */
  refused?: string;
  /** True where a person is asked before these values are sent; then `submit` sends them. */
  asksFirst?: (values: V) => boolean;
}

export interface ApiForm<V extends Values> extends UseFormReturnType<V> {
  /** Sends what was typed without asking first. */
  submit: () => Promise<void>;
  /** What the last call resolved with. */
  done: string | null;
  /** A failure that belongs to no field. */
  error: string | null;
  working: boolean;
  /** Share of the form that was sent, while it is on its way. */
  progress: number | null;
  /** True when the values are left over from an earlier visit. */
  restored: boolean;
  /** Gives up what was typed. */
  discard: () => void;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  };
}

const isDraft = <V extends Values>(initial: V | Draft<V>): initial is Draft<V> => 'restored' in initial;

/**
 * A form whose values are sent to the API: it says what runs and why it failed, puts the server's errors at their
 * fields and the focus on the first of them, and keeps what was typed as a draft where it is given one.
 */
export function useApiForm<V extends Values>(setup: Setup<V>): ApiForm<V> {
  const { initial, validate, onChange, texts, send, onSent, refused, asksFirst } = setup;
  const root = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState(0);
  const task = useTask(texts);
  const draft = isDraft(initial) ? initial : null;
  const form = useForm<V>({
    initialValues: isDraft(initial) ? initial.value : initial,
    validate,
    onValuesChange: (values) => (onChange ?? draft?.change)?.(values),
  });
  const submit = async () => {
    const values = form.getValues();
    setProgress(0);
    await task.run(
      async () => {
        const sentence = await send(values, setProgress);
        draft?.done();
        onSent?.(values);
        return sentence;
      },
      (errors) => {
        form.setErrors(errors);
        focusFirstError(root.current);
      },
    );
  };
  const onSubmit = form.onSubmit(
    (values) => {
      if (!asksFirst?.(values)) void submit();
    },
    () => {
      if (refused) task.fail(refused);
      focusFirstError(root.current);
    },
  );
  return {
    ...form,
    submit,
    done: task.done,
    error: task.error,
    working: task.working,
    progress: task.working ? progress : null,
    restored: draft?.restored ?? false,
    discard: () => draft?.done(),
    props: { ref: root, noValidate: true, onSubmit },
  };
}

/** A rule: something must be written. */
export const required = (text: string) => (value: string) => (value.trim() ? null : text);
