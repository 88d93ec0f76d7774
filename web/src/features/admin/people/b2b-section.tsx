import { t } from '@lingui/core/macro';
import { UserList } from './user-list.tsx';

/** Companies: shown for `b2b` and, as the specification requires, for `employees`. */
export default function B2bSection() {
  return (
    <UserList
      section="b2b"
      title={t`B2B users`}
      noun={t`B2B users`}
      path="/api/admin/b2b-users"
      searchIn={t`company, name, email`}
      empty={t`No B2B users found.`}
      about={(user) => user.company_name || user.email}
    />
  );
}
