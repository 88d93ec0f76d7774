import { LIMITS } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { User } from '../../../shared/api/types.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { column } from '../parts/columns.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { UsersSection } from './users-section.tsx';

const TEXTS = {
  list: t`List of freelancers`,
  table: t`Table of freelancers`,
  search: t`Filter freelancers`,
  pages: t`Pages of freelancers`,
  searchedFields: t`Filter by name or email`,
  count: (total: number) => plural(total, { one: '# freelancer', other: '# freelancers' }),
  noMatch: (search: string) => t`No freelancers match “${search}”.`,
};

const skills = column<User>(
  t`Skills`,
  ({ skills }) => skills.length > 0 && <Tags label={t`Skills`} words={skills} most={4} />,
  { optional: true },
);

export default function FreelancersSection() {
  const { filters, filter } = useAdminLocation();
  return (
    <UsersSection
      texts={TEXTS}
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
      empty={t`No freelancers found.`}
      about={(user) => user.email}
      columns={[skills]}
    />
  );
}
