import { plural, t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { UsersSection } from './users-section.tsx';

const TEXTS = {
  list: t`List of B2B users`,
  table: t`Table of B2B users`,
  search: t`Filter B2B users`,
  pages: t`Pages of B2B users`,
  searchedFields: t`Filter by company, name, email`,
  count: (total: number) => plural(total, { one: '# B2B user', other: '# B2B users' }),
  noMatch: (search: string) => t`No B2B users match “${search}”.`,
};

/** Companies: shown for `b2b` and, as the specification requires, for `employees`. */
export default function B2bSection() {
  return (
    <UsersSection
      texts={TEXTS}
      path="/api/admin/b2b-users"
      empty={t`No B2B users found.`}
      about={(user: User) => user.company_name || user.email}
    />
  );
}
