import { LIMITS, preview } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { Badge } from '../../../shared/ui/badge.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { ViewToggle } from '../../../shared/ui/view-toggle.tsx';
import { ListPanel } from '../parts/list-panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { DateText } from '../parts/date-text.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useOverview } from '../use-overview.ts';
import { AdminChat } from './admin-chat.tsx';

/** Conversations, newest first, and the selected one. */
export default function MessagesSection() {
  const { chosen, filters, filter, to } = useAdminLocation();
  const navigate = useNavigate();
  const { userid } = chosen;
  const flagged = useOverview().data?.flaggedMessages ?? 0;
  return (
    <>
      <SectionHead title={t`Messages`} />
      <div className={userid ? 'split has-detail' : ''}>
        <ListPanel
          noun="conversations"
          path="/api/admin/messages/all"
          query={{ spam: filters.spam === 'only' ? 'only' : undefined }}
          searchIn="name or email"
          filters={
            <ViewToggle
              value={filters.spam ?? ''}
              onChange={(spam) => filter({ spam })}
              options={[
                { value: '', label: t`All` },
                {
                  value: 'only',
                  label: flagged > 0 ? t`Possible spam (${flagged} unread)` : t`Possible spam`,
                },
              ]}
            />
          }
          empty={filters.spam ? t`No message is marked as possible spam.` : t`No messages yet.`}
          refreshInterval={30_000}
          selected={userid}
          onBack={userid ? () => void navigate(to('messages')) : undefined}
          head={t`From`}
          entry={(row) => ({
            to: to('messages', { userid: row._id }),
            title: row.name || row.email,
            about: preview(row.lastMessage, LIMITS.messagePreview),
            mark: (
              <>
                {row.unread > 0 && (
                  <span className="unread-dot">
                    {row.unread}
                    <span className="sr"> unread</span>
                  </span>
                )}
                {row.spam && (
                  <>
                    {' '}
                    <Badge tone="bad">{t`Possible spam`}</Badge>
                  </>
                )}
              </>
            ),
          })}
          columns={[
            {
              key: 'kind',
              head: t`Kind`,
              optional: true,
              cell: (row) => (row.kind === 'contact' ? t`Contact form` : (row.role ?? t`User`)),
            },
            {
              key: 'at',
              head: t`Last`,
              optional: true,
              cell: (row) => <DateText>{shortWhen(row.timestamp)}</DateText>,
            },
          ]}
        />
        {userid && <AdminChat key={userid} id={userid} backTo={to('messages')} />}
      </div>
    </>
  );
}
