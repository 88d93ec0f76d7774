import { LIMITS } from '@consulting/contracts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { UserList } from './user-list.tsx';

export default function FreelancersSection() {
  const { filters, filter } = useAdminLocation();
  return (
    <UserList
      section="freelancers"
      title="Freelancers"
      noun="freelancers"
      path="/api/admin/freelancers"
      query={{ skill: filters.skill }}
      filters={
        <SearchField
          hiddenLabel
          label="Skill"
          placeholder="Skill, for example abap"
          maxLength={LIMITS.name}
          value={filters.skill ?? ''}
          onSearch={(skill) => filter({ skill })}
        />
      }
      searchIn="name or email"
      empty="No freelancers found."
      about={(user) => user.email}
      columns={[
        {
          key: 'skills',
          head: 'Skills',
          optional: true,
          cell: (user) =>
            user.skills.length > 0 ? <Tags label="Skills" words={user.skills} most={4} /> : '–',
        },
      ]}
    />
  );
}
