import { LIMITS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { FreeByFilter, readFreeBy } from '../../../shared/availability/free-by.tsx';
import { Tags } from '../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { SearchField } from '../../../shared/ui/list/search-field.tsx';
import { availabilityColumn } from '../parts/availability-column.tsx';
import { column, dateColumn } from '../parts/columns.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConfirmPerson } from './confirm-person.tsx';
import { SavedPeople } from './saved-people.tsx';
import { UserDetail } from './user-detail.tsx';

const FREELANCERS = {
  list: t`List of freelancers`,
  table: t`Table of freelancers`,
  search: t`Filter freelancers`,
  pages: t`Pages of freelancers`,
  searchedFields: t`Filter by name or email`,
  count: (total: number) => plural(total, { one: '# freelancer', other: '# freelancers' }),
  noMatch: (search: string) => t`No freelancers match “${search}”.`,
};
const COMPANIES = {
  list: t`List of B2B users`,
  table: t`Table of B2B users`,
  search: t`Filter B2B users`,
  pages: t`Pages of B2B users`,
  searchedFields: t`Filter by company, name, email`,
  count: (total: number) => plural(total, { one: '# B2B user', other: '# B2B users' }),
  noMatch: (search: string) => t`No B2B users match “${search}”.`,
};

const skills = column<User>(
  t`Skills`,
  (user) => user.skills.length > 0 && <Tags label={t`Skills`} words={user.skills} most={4} />,
  { optional: true },
);
const available = availabilityColumn<User>((user) => <ConfirmPerson user={user} />);
const registered = dateColumn<User>(t`Registered`, (user) => shortWhen(user.createdAt));

/** Freelancers. Companies (`b2b`) have no skills. */
export default function UsersSection() {
  const { section, chosen, filters, filter } = useAdminLocation();
  const { userid } = chosen;
  const free_by = readFreeBy(filters.free_by);
  const own =
    section === 'b2b'
      ? ({
          texts: COMPANIES,
          path: '/api/admin/b2b-users',
          empty: t`No B2B users found.`,
          columns: [registered],
        } as const)
      : ({
          texts: FREELANCERS,
          path: '/api/admin/freelancers',
          empty: t`No freelancers found.`,
          columns: [skills, available, registered],
          query: { skill: filters.skill, free_by, savedSearch: filters.savedSearch },
          above: <SavedPeople kind="freelancer" query={{ q: filters.q, skill: filters.skill, free_by }} />,
          filters: (
            <>
              <SearchField
                hiddenLabel
                label={t`Skill`}
                placeholder={t`Skill, for example abap`}
                maxLength={LIMITS.name}
                value={filters.skill ?? ''}
                onSearch={(skill) => filter({ skill })}
              />
              <FreeByFilter value={filters.free_by} onChange={(day) => filter({ free_by: day })} />
            </>
          ),
        } as const);
  return (
    <ListSection
      {...own}
      param="userid"
      head={t`Name`}
      entry={(user) => ({
        title: fullName(user),
        about: (section === 'b2b' && user.company_name) || user.email,
      })}
      detail={userid && <UserDetail key={userid} path={own.path} id={userid} />}
    />
  );
}
