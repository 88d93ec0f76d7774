import { ROLES, type Role } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { Person } from '../../../shared/api/types.ts';
import { FreeByFilter, readFreeBy } from '../../../shared/availability/free-by.tsx';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { SelectField } from '../../../shared/ui/form/fields.tsx';
import { availabilityColumn } from '../parts/availability-column.tsx';
import { dateColumn, lineColumn } from '../parts/columns.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { BY_BLOCKED, BY_POOL, BY_ROLE } from '../../saved-searches/people-filters.ts';
import { EraseWaiting } from './erase-waiting.tsx';
import { ConfirmPerson } from './confirm-person.tsx';
import { SavedPeople } from './saved-people.tsx';
import { PersonDetail } from './person-detail.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

const LIST = {
  list: t`List of people`,
  table: t`Table of people`,
  search: t`Filter people`,
  pages: t`Pages of people`,
  searchedFields: t`Filter by name, email, company or skill`,
  count: (total: number) => plural(total, { one: '# person', other: '# people' }),
  noMatch: (search: string) => t`No people match “${search}”.`,
};

/** People of all roles. */
export default function PeopleSection() {
  const { chosen, filters, filter } = useAdminLocation();
  const { userid } = chosen;
  const role = ROLES.find((each): each is Role => each === filters.role);
  const blocked = (['true', 'false'] as const).find((each) => each === filters.blocked);
  const pool = filters.pool === 'true' ? ('true' as const) : undefined;
  const free_by = readFreeBy(filters.free_by);
  const known: Readonly<Record<string, string | undefined>> = { role, blocked, pool };
  return (
    <ListSection
      texts={LIST}
      tools={
        <DialogButton kind="second" dialog={(close) => <EraseWaiting onClose={close} />}>
          {t`Erase waiting applications`}
        </DialogButton>
      }
      path="/api/admin/people"
      above={<SavedPeople kind="person" query={{ q: filters.q, role, blocked, pool, free_by }} />}
      query={{ role, blocked, pool, free_by, savedSearch: filters.savedSearch }}
      filters={
        <>
          {[BY_ROLE, BY_BLOCKED, BY_POOL].map(({ name, label, all, options }) => (
            <SelectField
              key={name}
              hiddenLabel
              label={label}
              options={[{ value: '', label: all }, ...options]}
              value={known[name] ?? ''}
              onChange={(event) => filter({ [name]: event.target.value })}
            />
          ))}
          <FreeByFilter value={filters.free_by} onChange={(day) => filter({ free_by: day })} />
        </>
      }
      empty={
        role || blocked || pool || free_by ? t`Nobody matches these filters.` : t`Nobody has registered yet.`
      }
      param="userid"
      head={t`Name`}
      entry={(person) => ({
        title: fullName(person),
        about: person.company_name || person.email,
        mark: person.blocked && (
          <>
            {' '}
            <Badge tone="bad">{t`Blocked`}</Badge>
          </>
        ),
      })}
      columns={[
        lineColumn<Person>(t`Role`, (person) => ROLE_NAMES[person.role]),
        availabilityColumn<Person>((person) => <ConfirmPerson user={person} />),
        dateColumn<Person>(t`Registered`, (person) => shortWhen(person.createdAt)),
      ]}
      detail={userid && <PersonDetail key={userid} id={userid} />}
    />
  );
}
