import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { User } from '../../../shared/api/types.ts';
import { Empty, Failed, Loading } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { BackToList } from '../back-to-list.tsx';
import { EmployeeDetail } from './employee-detail.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee } from './use-employee.ts';

interface Props {
  id: string;
  user: User;
  onBack: () => void;
  onDeleted: (name: string) => void;
}

/** One employee, with a link back to the list; its company can switch to editing. */
export function EmployeeScreen({ id, user, onBack, onDeleted }: Props) {
  const { data, error, mutate } = useEmployee(id);
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <section className="tab-section">
      <BackToList key={String(editing)} label={t`Back to Employees`} onBack={onBack} />
      {saved && !editing && (
        <Notice tone="ok" onClose={() => setSaved(false)}>{t`The employee was saved.`}</Notice>
      )}
      {data && editing && (
        <div className="card">
          <h2 className="card-title">{t`Edit ${data.name}`}</h2>
          <EmployeeForm
            user={user}
            employee={data}
            onCancel={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              setSaved(true);
            }}
          />
        </div>
      )}
      {data && !editing && (
        <EmployeeDetail employee={data} user={user} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
      )}
      {data === null && <Empty text={t`This employee is no longer listed.`} />}
      {data === undefined && error && (
        <Failed text={t`Something went wrong!`} onRetry={() => void mutate()} />
      )}
      {data === undefined && !error && <Loading />}
    </section>
  );
}
