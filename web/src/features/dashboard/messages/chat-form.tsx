import { LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Message, User } from '../../../shared/api/types.ts';
import { MessageForm } from '../../../shared/ui/form/message-form.tsx';
import { useFocusFallback } from '../../../shared/ui/page/focus.ts';
import { useDraft } from '../../../shared/ui/form/use-draft.ts';

interface Props {
  user: User;
  /** Number of messages sent to the administration; undefined while unknown. */
  count: number | undefined;
  /** The maximum number of messages. */
  limit?: number;
  onSent: (sent: Message, count: number) => unknown;
}

/** Rows of the field: of a longer text its last ones are seen. */
const MOST_ROWS = 6;
const rowsOf = (text: string) => Math.min(MOST_ROWS, text.split('\n').length);

/** More dots than these are not readable. */
const MOST_DOTS = 20;

/** The text at the limit; for the default limit it is the specification's sentence. */
const atLimit = (limit: number) =>
  limit === LIMITS.userMessages ? TEXTS.messageLimit : TEXTS.ownMessageLimit.replace('{max}', String(limit));

/** Placeholder and hint explain why sending is disabled: always for job seekers, for others at their limit. */
function rules(user: User, count: number, limit: number) {
  if (user.role === 'JobSeeker')
    return {
      allowed: false,
      placeholder: t`Messaging disabled for Job Seekers`,
      hint: TEXTS.messagingJobSeeker,
    };
  if (count >= limit)
    return { allowed: false, placeholder: t`Message limit reached (${limit})`, hint: atLimit(limit) };
  return {
    allowed: true,
    placeholder: t`Write a message...`,
    hint: t`You can send ${limit - count} more message(s) to admin.`,
  };
}

export function ChatForm({ user, count, limit = LIMITS.userMessages, onSent }: Props) {
  const hintRef = useRef<HTMLSpanElement>(null);
  const hintId = useId();
  const { allowed, placeholder, hint } = rules(user, count ?? 0, limit);
  // The field is disabled with the last message that may be sent.
  useFocusFallback(() => hintRef.current?.focus(), allowed);
  const submit = async (content: string) => {
    const body = { userId: user._id, content };
    const answer = await send('post', '/private/api/messages/send', { body });
    onSent(answer.sent, answer.userToAdminMsgCount);
  };
  return (
    <MessageForm
      className="compose"
      draft={useDraft(`message:${user._id}`, '')}
      send={submit}
      disabled={!allowed}
    >
      {({ field, sendButton, submit: sendNow }) => (
        <>
          <div>
            <textarea
              {...field}
              rows={rowsOf(field.value)}
              onKeyDown={(event) => {
                // Enter also ends the choice of a word in Chinese or Japanese.
                if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
                  sendNow(event);
              }}
              placeholder={placeholder}
              autoComplete="off"
              disabled={!allowed}
              aria-describedby={[hintId, field['aria-describedby']].filter(Boolean).join(' ')}
            />
            {sendButton}
          </div>
          <p className="quota small muted">
            {user.role !== 'JobSeeker' && limit <= MOST_DOTS && <Dots count={count ?? 0} limit={limit} />}
            <span id={hintId} ref={hintRef} role="status" tabIndex={-1}>
              {(user.role === 'JobSeeker' || count !== undefined) && hint}
            </span>
          </p>
        </>
      )}
    </MessageForm>
  );
}

/** One dot per allowed message; sent ones are filled. */
function Dots({ count, limit }: { count: number; limit: number }) {
  return (
    <i aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => (
        <b key={index} className={index < count ? 'on' : undefined} />
      ))}
    </i>
  );
}
