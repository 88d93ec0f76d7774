import { Link, useNavigate } from 'react-router-dom';
import type { ConversationSummary } from '../../../shared/api/types.ts';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { When } from '../parts/when.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { AdminChat } from './admin-chat.tsx';

/** Conversations, newest first, and the chat with one of them. */
export default function MessagesSection() {
  const { chosen, to } = useAdminLocation();
  const navigate = useNavigate();
  const { userid } = chosen;
  return (
    <>
      <SectionHead title="Messages" />
      <div className={userid ? 'split has-detail' : ''}>
        <ListPanel<ConversationSummary>
          noun="conversations"
          path="/api/admin/messages/all"
          searchIn="name or email"
          empty="No messages yet."
          refreshInterval={30_000}
          rowKey={(row) => row._id}
          selected={userid}
          onBack={userid ? () => void navigate(to('messages')) : undefined}
          columns={[
            {
              key: 'name',
              head: 'From',
              cell: (row) => (
                <>
                  <Link
                    to={to('messages', { userid: row._id })}
                    aria-current={row._id === userid || undefined}
                  >
                    {row.name || row.email}
                  </Link>
                  {row.unread > 0 && (
                    <span className="unread-dot">
                      {row.unread}
                      <span className="sr"> unread</span>
                    </span>
                  )}
                  <br />
                  <span className="caption muted">{row.lastMessage.slice(0, 80)}</span>
                </>
              ),
            },
            {
              key: 'kind',
              head: 'Kind',
              optional: true,
              cell: (row) => (row.kind === 'contact' ? 'Contact form' : (row.role ?? 'User')),
            },
            {
              key: 'at',
              head: 'Last',
              optional: true,
              cell: (row) => <When>{shortWhen(row.timestamp)}</When>,
            },
          ]}
        />
        {userid && <AdminChat key={userid} id={userid} backTo={to('messages')} />}
      </div>
    </>
  );
}
