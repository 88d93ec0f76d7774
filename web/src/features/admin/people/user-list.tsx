import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import type { Column } from '../../../shared/ui/data-table.tsx';
import type { Section } from '../admin-location.ts';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { DateText } from '../parts/date-text.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { UserDetail, type UserListPath } from './user-detail.tsx';

interface Props {
  section: Section;
  title: string;
  noun: string;
  path: UserListPath;
  query?: { skill?: string };
  filters?: ReactNode;
  searchIn: string;
  empty: string;
  /** The line below the user's name. */
  about: (user: User) => string;
  columns?: readonly Column<User>[];
}

/** The users of one role, and the selected one beside the list. */
export function UserList(props: Props) {
  const { section, title, noun, path, about, columns = [] } = props;
  const { chosen, to } = useAdminLocation();
  const navigate = useNavigate();
  const { userid } = chosen;
  return (
    <>
      <SectionHead title={title} />
      <div className={userid ? 'split has-detail' : ''}>
        <ListPanel
          noun={noun}
          path={path}
          query={props.query}
          filters={props.filters}
          searchIn={props.searchIn}
          empty={props.empty}
          selected={userid}
          onBack={userid ? () => void navigate(to(section)) : undefined}
          head={t`Name`}
          entry={(user) => ({
            to: to(section, { userid: user._id }),
            title: `${user.first_name} ${user.last_name}`,
            about: about(user),
          })}
          columns={[
            ...columns,
            {
              key: 'registered',
              head: t`Registered`,
              optional: true,
              cell: (user) => <DateText>{shortWhen(user.createdAt)}</DateText>,
            },
          ]}
        />
        {userid && <UserDetail key={userid} path={path} id={userid} backTo={to(section)} listTitle={title} />}
      </div>
    </>
  );
}
