import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { focusFirstError } from './fields.tsx';
import type { Draft } from './use-draft.ts';
import { useTask, type Task, type TaskTexts } from '../feedback/use-task.ts';

export type Values = Record<string, unknown>;
export type Progress = (share: number) => void;

interface Setup<V extends Values> {
  /** Initial values; a draft is kept until the form was sent. */
  initial: V | Draft<V>;
  validate?: UseFormInput<V>['validate'];
  onChange?: (values: V) => void;
  /** Shown when the response has no message. */
  texts: TaskTexts;
  /** The API call; a message it resolves to is shown. `onProgress` takes the sent share of an upload. */
  send: (values: V, onProgress: Progress) => Promise<string | void>;
  /** Called after the server saved the values and the draft was deleted. */
  onSent?: (values: V) => void;
  /** Shown above the form when validation fails. */
  refused?: string;
  /** Returns true when these values need a confirmation, after which the caller calls `submit`. */
  asksFirst?: (values: V) => boolean;
}

export interface ApiFormState<V extends Values>
  extends UseFormReturnType<V>, Pick<Task, 'done' | 'error' | 'working' | 'clear'> {
  /** Sends the values without asking for confirmation. */
  submit: () => Promise<void>;
  /** Share sent so far, 0 to 1; null while nothing is being sent. */
  progress: number | null;
  /** True when the values come from a draft of an earlier visit. */
  restored: boolean;
  /** Deletes the draft. */
  discard: () => void;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  };
}

const isDraft = <V extends Values>(initial: V | Draft<V>): initial is Draft<V> => 'restored' in initial;

/**
 * A form that is sent to the API: shows progress and errors, assigns the server's errors to their fields, focuses the
 * first invalid field, and keeps a draft if given one.
 */
export function useApiForm<V extends Values>(setup: Setup<V>): ApiFormState<V> {
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
    ...task,
    submit,
    progress: task.working ? progress : null,
    restored: draft?.restored ?? false,
    discard: () => draft?.done(),
    props: { ref: root, noValidate: true, onSubmit },
  };
}

/** Validation rule for a required text. */
export const required = (text: string) => (value: string) => (value.trim() ? null : text);
