import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Tags } from '../../../shared/ui/badge.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { UserList } from './user-list.tsx';

export default function FreelancersSection() {
  const { filters, filter } = useAdminLocation();
  return (
    <UserList
      section="freelancers"
      title={t`Freelancers`}
      noun="freelancers"
      path="/api/admin/freelancers"
      query={{ skill: filters.skill }}
      filters={
        <SearchField
          hiddenLabel
          label={t`Skill`}
          placeholder={t`Skill, for example abap`}
          maxLength={LIMITS.name}
          value={filters.skill ?? ''}
          onSearch={(skill) => filter({ skill })}
        />
      }
      searchIn="name or email"
      empty={t`No freelancers found.`}
      about={(user) => user.email}
      columns={[
        {
          key: 'skills',
          head: t`Skills`,
          optional: true,
          cell: (user) =>
            user.skills.length > 0 ? <Tags label={t`Skills`} words={user.skills} most={4} /> : '–',
        },
      ]}
    />
  );
}
