import { t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { dateColumn } from '../parts/columns.tsx';
import { fullName } from '../parts/facts.tsx';
import type { ListProps } from '../parts/list-panel.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { UserDetail, type UserListPath } from './user-detail.tsx';

interface Props extends Pick<ListProps<UserListPath>, 'texts' | 'path' | 'query' | 'filters' | 'empty'> {
  /** The line below the user's name. */
  about: (user: User) => string;
  columns?: ListProps<UserListPath>['columns'];
}

/** The users of one role, and the selected one beside the list. */
export function UsersSection({ about, columns = [], ...list }: Props) {
  const { section, chosen, to } = useAdminLocation();
  const { userid } = chosen;
  return (
    <ListSection
      {...list}
      selected={userid}
      head={t`Name`}
      entry={(user) => ({
        to: to(section, { userid: user._id }),
        title: fullName(user),
        about: about(user),
      })}
      columns={[...columns, dateColumn<User>(t`Registered`, (user) => shortWhen(user.createdAt))]}
      detail={userid && <UserDetail key={userid} path={list.path} id={userid} />}
    />
  );
}
