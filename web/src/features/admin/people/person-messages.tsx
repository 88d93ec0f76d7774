import { LIMITS, preview } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { PersonDetail } from '../../../shared/api/types.ts';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { MessageLimitModal } from './message-limit-modal.tsx';
import { UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';

/** Messages sent and allowed (none for job seekers), the last message, and a link to the conversation. */
export function PersonMessages({ person }: { person: PersonDetail }) {
  const { to } = useAdminLocation();
  const { messages, totalMessages, userToAdminMsgCount: count, unreadCount } = person.conversation;
  const { messageLimit: limit } = person;
  const last = messages.at(-1);
  const maySend = person.role !== 'JobSeeker';
  return (
    <Panel
      title={t`Messages`}
      actions={
        maySend && (
          <DialogButton
            kind="second"
            dialog={(close) => <MessageLimitModal person={person} onClose={close} />}
          >{t`Change limit`}</DialogButton>
        )
      }
    >
      <PanelBody>
        <Facts
          rows={[
            ...(maySend ? [[t`Sent by the user`, t`${count} of ${limit}`] as const] : []),
            [t`Unread by the user`, unreadCount],
            [
              t`Last message`,
              last && (
                <>
                  <span lang={last.language ?? UNKNOWN_LANGUAGE}>
                    {preview(last.content, LIMITS.messagePreview)}
                  </span>
                  <br />
                  <span className="caption muted">
                    {last.sender === 'admin' ? t`Administration` : t`User`},{' '}
                    <span className="line">{shortWhen(last.timestamp)}</span>
                  </span>
                </>
              ),
            ],
          ]}
        />
        <p>
          <Link to={to('messages', { userid: person._id })}>
            {totalMessages > 0
              ? plural(totalMessages, {
                  one: 'Open the conversation with # message',
                  other: 'Open the conversation with # messages',
                })
              : t`Open the conversation`}
          </Link>
        </p>
      </PanelBody>
    </Panel>
  );
}
