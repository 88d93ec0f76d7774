import { splitList } from '@consulting/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { ViewToggle } from '../view-toggle.tsx';

interface Props {
  user: User;
  view: 'all' | 'mine';
  onView: (view: 'all' | 'mine') => void;
  /** Name of the employee just added. */
  added: string | null;
  onAdd: () => void;
}

export function EmployeesList({ user, view, onView, added, onAdd }: Props) {
  const [text, setText] = useState('');
  const path = view === 'mine' ? `/private/api/employees/${user._id}` : '/private/api/employees/all';
  const list = useGrowingList<Employee>(path, { q: text });
  return (
    <section className="tab-section" aria-labelledby="employees-heading">
      <div className="head2">
        <h2 id="employees-heading">{view === 'mine' ? 'My Employees' : 'All Employees'}</h2>
        <Button onClick={onAdd}>
          <PlusIcon /> Add Employee
        </Button>
      </div>
      {added && <Notice tone="ok">{`${added} was added.`}</Notice>}
      <div className="filter-row" role="search">
        <SearchField label="Search" value={text} onSearch={setText} placeholder="Name or skill" />
        <ViewToggle value={view} onChange={onView} all="All Employees" mine="My Employees" />
      </div>
      <Loaded
        query={{ ...list, data: list.items }}
        empty="No employees found."
        failed="Something went wrong!"
      >
        {(employees) => (
          <ul className="people">
            {employees.map((employee) => (
              <li className="card link" key={employee._id}>
                <h3>
                  <Link to={{ search: `?employeeId=${employee._id}` }}>{employee.name}</Link>
                </h3>
                <p className="meta">
                  {employee.position && <span>{employee.position}</span>}
                  <span>{employee.b2bId === user._id ? 'Your employee' : employee.companyName}</span>
                </p>
                <Tags label="Skills" words={splitList(employee.skills)} />
                <p className="meta">
                  {employee.availability && <span>Available: {employee.availability}</span>}
                  {employee.rate && <span>Rate: {employee.rate}</span>}
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
