import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { focusFirstError } from './fields.tsx';
import type { Origin } from './meanwhile/merge.ts';
import { useEdit, useMeanwhile, type Edit, type Meanwhile } from './meanwhile/use-edit.ts';
import { hasTooLong } from './text-length.ts';
import type { Draft } from './use-draft.ts';
import { useTask, type Task, type TaskTexts } from '../feedback/use-task.ts';

export type Values = Record<string, unknown>;
export type Progress = (share: number) => void;

interface Setup<V extends Values> {
  /** Initial values; a draft is kept until the form was sent. */
  initial: V | Draft<V>;
  /** What the form edits, by `editOf`; undefined for a new entry. Then `send` has to send the version of its origin. */
  edits?: Edit<V> | undefined;
  validate?: UseFormInput<V>['validate'];
  onChange?: (values: V, from: Origin<V> | null) => void;
  /** Shown when the response has no message. */
  texts: TaskTexts;
  /**
   * The API call; a message it resolves to is shown. `onProgress` takes the sent share of an upload. `from`: what the
   * values of an edit were filled from; its version is the call's `ifMatch`.
   */
  send: (values: V, onProgress: Progress, from: Origin<V> | null) => Promise<string | void>;
  /** Called after the server saved the values and the draft was deleted. */
  onSent?: (values: V) => void;
  /** An error of the validation rules that is also shown above the form. */
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
  /** What was saved elsewhere since the form was filled: `ChangedDialog` offers both versions. */
  meanwhile: Meanwhile | null;
  /** For edits that stay on the page: tells that what was sent is stored now, as `stored`. */
  saved: (sent: V, stored: { version?: string | undefined; values: V }) => void;
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
  const { initial, edits, validate, onChange, texts, send, onSent, refused, asksFirst } = setup;
  const root = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState(0);
  const task = useTask(texts);
  const draft = isDraft(initial) ? initial : null;
  const edit = useEdit(edits, isDraft(initial) ? initial.value : initial, draft?.from);
  const form = useForm<V>({
    initialValues: edit.initial,
    validate,
    onValuesChange: (values) => (onChange ?? draft?.change)?.(values, edit.origin.current),
  });
  const submit = async () => {
    const values = form.getValues();
    setProgress(0);
    await task.run(
      async () => {
        const sentence = await edit.attempt(values, root.current, (sent, from) =>
          send(sent, setProgress, from),
        );
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
  const meanwhile = useMeanwhile(edit, { ...form, submit });
  const checked = form.onSubmit(
    (values) => {
      if (!asksFirst?.(values)) void submit();
    },
    (errors) => {
      if (refused && Object.values(errors).includes(refused)) task.fail(refused);
      focusFirstError(root.current);
    },
  );
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    if (!hasTooLong(root.current)) return checked(event);
    event?.preventDefault();
    focusFirstError(root.current);
  };
  return {
    ...form,
    ...task,
    ...meanwhile,
    submit,
    progress: task.working ? progress : null,
    restored: draft?.restored ?? false,
    discard: () => draft?.done(),
    props: { ref: root, noValidate: true, onSubmit },
  };
}

/** Validation rule for a required text. */
export const required = (text: string) => (value: string) => (value.trim() ? null : text);
