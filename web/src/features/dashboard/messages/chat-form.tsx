import { LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId, useRef, type FormEvent } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Message, User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SendIcon } from '../../../shared/ui/icons.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useDraft } from '../../../shared/ui/use-draft.ts';
import { useTask } from '../../../shared/ui/use-task.ts';

interface Props {
  user: User;
  /** Number of messages sent to the administration; undefined while unknown. */
  count: number | undefined;
  onSent: (sent: Message, count: number) => unknown;
}

const LIMIT = LIMITS.userMessages;

/** Placeholder and hint explain why sending is disabled: always for job seekers, for others after ten messages. */
function rules(user: User, count: number) {
  if (user.role === 'JobSeeker')
    return {
      allowed: false,
      placeholder: t`Messaging disabled for Job Seekers`,
      hint: TEXTS.messagingJobSeeker,
    };
  if (count >= LIMIT)
    return { allowed: false, placeholder: t`Message limit reached (${LIMIT})`, hint: TEXTS.messageLimit };
  return {
    allowed: true,
    placeholder: t`Write a message...`,
    hint: t`You can send ${LIMIT - count} more message(s) to admin.`,
  };
}

export function ChatForm({ user, count, onSent }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useDraft(`message:${user._id}`, '');
  const task = useTask({ failed: t`Failed to send message`, network: t`Server error` });
  const { allowed, placeholder, hint } = rules(user, count ?? 0);
  const content = draft.value.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!allowed || !content) return;
    const typed = draft.value;
    void task.run(async () => {
      const answer = await send('post', '/private/api/messages/send', {
        body: { userId: user._id, content },
      });
      draft.done(typed);
      onSent(answer.sent, answer.userToAdminMsgCount);
      input.current?.focus();
    });
  };
  return (
    <form className="compose" onSubmit={submit}>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <label className="sr" htmlFor={id}>{t`Message`}</label>
      <div>
        <input
          ref={input}
          className="in"
          id={id}
          value={allowed ? draft.value : ''}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={LIMITS.message}
          disabled={!allowed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => draft.change(event.target.value)}
        />
        <Button type="submit" disabled={!allowed || !content} working={task.working && t`Sending...`}>
          {t`Send`} <SendIcon />
        </Button>
      </div>
      <p className="quota small muted">
        {user.role !== 'JobSeeker' && <Dots count={count ?? 0} />}
        <span id={`${id}-hint`} role="status">
          {(user.role === 'JobSeeker' || count !== undefined) && hint}
        </span>
      </p>
    </form>
  );
}

/** One dot per allowed message; sent ones are filled. */
function Dots({ count }: { count: number }) {
  return (
    <i aria-hidden="true">
      {Array.from({ length: LIMIT }, (_, index) => (
        <b key={index} className={index < count ? 'on' : undefined} />
      ))}
    </i>
  );
}
