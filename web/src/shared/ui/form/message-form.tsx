import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { Button } from './button.tsx';
import { AlertIcon } from '../display/icons.ts';
import { SendIcon } from '../display/inside-icons.ts';
import { Notice } from '../feedback/notice.tsx';
import { lengthError } from './text-length.ts';
import type { Draft } from './use-draft.ts';
import { useFocusFallback } from '../page/focus.ts';
import { useTask } from '../feedback/use-task.ts';

interface Parts {
  /** Attributes of the textarea. */
  field: {
    id: string;
    ref: Ref<HTMLTextAreaElement>;
    className: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  sendButton: ReactNode;
  submit: (event: SyntheticEvent) => void;
}

interface Props {
  className: string;
  draft: Draft<string>;
  /** Sends the trimmed text. */
  send: (content: string) => Promise<unknown>;
  disabled?: boolean;
  children: (parts: Parts) => ReactNode;
}

/** Sends a message. It is kept as a draft until it is sent; text typed while sending is kept. */
export function MessageForm({ className, draft, send, disabled = false, children }: Props) {
  const id = useId();
  const task = useTask({ failed: t`Failed to send message`, network: t`Server error` });
  const content = draft.value.trim();
  const overlong = lengthError(content, LIMITS.message);
  const input = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  });
  // The pressed button is disabled once the text was sent.
  useFocusFallback(() => {
    if (!content) input.current?.focus();
  }, content === '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (disabled || !content) return;
    if (overlong) {
      input.current?.focus();
      return;
    }
    const typed = draft.value;
    void task.run(async () => {
      await send(content);
      // What was typed behind the sent text meanwhile is the beginning of the next one.
      const next = latest.current.startsWith(typed) ? latest.current.slice(typed.length).trimStart() : '';
      if (next) draft.change(next);
      else draft.done(typed);
    });
  };
  const field = {
    id,
    ref: input,
    className: 'in',
    'aria-invalid': overlong ? (true as const) : undefined,
    'aria-describedby': overlong && `${id}-error`,
    value: disabled ? '' : draft.value,
    onChange: (event: { target: { value: string } }) => draft.change(event.target.value),
  };
  const sendButton = (
    <Button type="submit" disabled={disabled || !content} working={task.working && t`Sending...`}>
      {t`Send`} <SendIcon />
    </Button>
  );
  return (
    <form className={className} onSubmit={submit}>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <label className="sr" htmlFor={id}>{t`Message`}</label>
      {overlong && (
        <p className="msg-err" id={`${id}-error`}>
          <AlertIcon />
          {overlong}
        </p>
      )}
      {children({ field, sendButton, submit })}
    </form>
  );
}
