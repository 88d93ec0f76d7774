import { splitList } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import { withQuery } from '../../../shared/api/wire.ts';
import type { User } from '../../../shared/api/types.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { focusEntry, useFocusFallback } from '../../../shared/ui/focus.ts';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Outcome } from '../../../shared/ui/outcome.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useAddressFilters } from '../../../shared/ui/use-address-filters.ts';
import { ViewToggle } from '../../../shared/ui/view-toggle.tsx';

interface Props {
  user: User;
  /** Name of the employee who was just added. */
  added: string | null;
  /** The employee that was open before; its row takes the focus. */
  lastOpened: string | null;
  onAdd: () => void;
}

export function EmployeesList({ user, added, lastOpened, onAdd }: Props) {
  const [{ q, view }, filter] = useAddressFilters('q', 'view');
  const root = useRef<HTMLElement>(null);
  useFocusFallback(() => focusEntry(root.current, lastOpened), null, lastOpened !== null);
  const mine = view === 'mine';
  const path = mine ? '/private/api/employees/{id}' : '/private/api/employees/all';
  const list = useGrowingList(path, { q, id: mine ? user._id : '' });
  return (
    <section className="tab-section" aria-labelledby="employees-heading" ref={root}>
      <div className="head2">
        <h2 id="employees-heading" tabIndex={-1}>
          {mine ? t`My Employees` : t`All Employees`}
        </h2>
        <Button onClick={onAdd}>
          <PlusIcon /> {t`Add Employee`}
        </Button>
      </div>
      <Outcome />
      {added && <Notice tone="ok">{t`${added} was added.`}</Notice>}
      <div className="filter-row" role="search">
        <SearchField
          label={t`Search`}
          value={q}
          onSearch={(text) => filter({ q: text })}
          placeholder={t`Name or skill`}
        />
        <ViewToggle
          value={mine ? 'mine' : ''}
          onChange={(view) => filter({ view })}
          options={[
            { value: '', label: t`All Employees` },
            { value: 'mine', label: t`My Employees` },
          ]}
        />
      </div>
      <Loaded
        query={list}
        empty={t`No employees found.`}
        emptyAction={
          (q || mine) && (
            <Button
              kind="second"
              small
              onClick={() => filter({ q: '', view: '' })}
            >{t`Show all employees`}</Button>
          )
        }
        failed={t`Something went wrong!`}
      >
        {(employees) => (
          <ul className="people">
            {employees.map((employee) => (
              <li className="card link" key={employee._id} data-key={employee._id}>
                <h3>
                  <Link to={{ search: withQuery('', { employeeId: employee._id, q, view }) }}>
                    {employee.name}
                  </Link>
                </h3>
                <p className="meta">
                  {employee.position && <span>{employee.position}</span>}
                  <span>{employee.b2bId === user._id ? t`Your employee` : employee.companyName}</span>
                </p>
                <Tags label={t`Skills`} words={splitList(employee.skills)} />
                <p className="meta">
                  {employee.availability && <span>{t`Available: ${employee.availability}`}</span>}
                  {employee.rate && <span>{t`Rate: ${employee.rate}`}</span>}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore list={list} />
    </section>
  );
}
