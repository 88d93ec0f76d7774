import { LIMITS, preview } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { ViewToggle } from '../../../shared/ui/list/view-toggle.tsx';
import { column, dateColumn } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useOverview } from '../use-overview.ts';
import { AdminChat } from './admin-chat.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';
import { UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';

type Row = Item<'/api/admin/messages/all'>;

const LIST = {
  list: t`List of conversations`,
  table: t`Table of conversations`,
  search: t`Filter conversations`,
  pages: t`Pages of conversations`,
  searchedFields: t`Filter by name or email`,
  count: (total: number) => plural(total, { one: '# conversation', other: '# conversations' }),
  noMatch: (search: string) => t`No conversations match “${search}”.`,
};

/** What the views say that have no entries. */
const EMPTY: Record<string, string> = {
  only: t`No message is marked as possible spam.`,
  barrier: t`Nobody has reported a barrier.`,
};

/** Conversations, newest first, and the selected one. */
export default function MessagesSection() {
  const { chosen, filters, filter, to } = useAdminLocation();
  const { userid } = chosen;
  const { flaggedMessages: flagged = 0, unreadBarriers: barriers = 0 } = useOverview().data ?? {};
  const view = filters.spam ?? filters.kind ?? '';
  return (
    <ListSection
      texts={LIST}
      path="/api/admin/messages/all"
      query={{
        spam: filters.spam === 'only' ? 'only' : undefined,
        kind: filters.kind === 'barrier' ? 'barrier' : undefined,
      }}
      filters={
        <ViewToggle
          value={view}
          onChange={(chosen) =>
            filter({ spam: chosen === 'only' ? chosen : '', kind: chosen === 'barrier' ? chosen : '' })
          }
          options={[
            { value: '', label: t`All` },
            {
              value: 'barrier',
              label: barriers > 0 ? t`Barriers (${barriers} unread)` : t`Barriers`,
            },
            {
              value: 'only',
              label: flagged > 0 ? t`Possible spam (${flagged} unread)` : t`Possible spam`,
            },
          ]}
        />
      }
      empty={EMPTY[view] ?? t`No messages yet.`}
      refreshInterval={30_000}
      param="userid"
      head={t`From`}
      entry={(row) => ({
        title: row.name || row.email,
        about: <span lang={UNKNOWN_LANGUAGE}>{preview(row.lastMessage, LIMITS.messagePreview)}</span>,
        mark: <Marks {...row} />,
      })}
      columns={[
        column<Row>(
          t`Kind`,
          ({ kind, role }) => (kind === 'contact' ? t`Contact form` : role ? ROLE_NAMES[role] : t`User`),
          {
            optional: true,
          },
        ),
        dateColumn<Row>(t`Last`, (row) => shortWhen(row.timestamp)),
      ]}
      detail={userid && <AdminChat key={userid} id={userid} backTo={to('messages')} />}
    />
  );
}

const Marks = ({ unread, spam, contactKind }: Row) => (
  <>
    {unread > 0 && (
      <span className="unread-dot">
        <Trans>
          {unread}
          <span className="sr"> unread</span>
        </Trans>
      </span>
    )}{' '}
    {(contactKind === 'barrier' || spam) && (
      <span className="marks">
        {contactKind === 'barrier' && <Badge tone="care">{t`Barrier`}</Badge>}
        {spam && <Badge tone="bad">{t`Possible spam`}</Badge>}
      </span>
    )}
  </>
);
