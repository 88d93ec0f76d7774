import { LIMITS, TEXTS, type Role } from '@consulting/contracts';
import { useState, type FormEvent } from 'react';
import { updateUser } from '../../shared/api/session.ts';
import { readItem, writeItem } from '../../shared/api/storage.ts';
import type { User } from '../../shared/api/types.ts';
import { upload } from '../../shared/api/upload.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceField } from '../../shared/ui/choice-field.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { Modal } from '../../shared/ui/modal.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ROLE_CHOICES } from '../../shared/ui/role-choices.ts';
import { useTask } from '../../shared/ui/use-task.ts';

const keyOf = (user: User) => `welcomed:${user._id}`;

/**
 * LinkedIn tells neither role nor company, so a new account from there is B2B without one. It is asked
 * here, once; who closes the question finds it in the profile.
 */
export function WelcomeDialog({ user }: { user: User }) {
  const [asked, setAsked] = useState(() => readItem(keyOf(user)) !== null);
  if (asked || user.role !== 'B2B' || user.company_name?.trim()) return null;
  const close = () => {
    writeItem(keyOf(user), 'true');
    setAsked(true);
  };
  return <Question user={user} onClose={close} />;
}

function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const [role, setRole] = useState<Role>(user.role);
  const [company, setCompany] = useState('');
  const [problem, setProblem] = useState<string>();
  const task = useTask({ failed: 'Failed to update profile', network: 'Server error' });

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (role === 'B2B' && !company.trim()) return setProblem(TEXTS.companyRequired);
    void task.run(async () => {
      const form = new FormData();
      form.append('role', role);
      if (role === 'B2B') form.append('company_name', company.trim());
      const path = `/private/api/update-profile/${user._id}`;
      const answer = await upload<{ user: User }>(path, form, { method: 'PUT' });
      onClose();
      updateUser(answer.user);
    });
  };
  return (
    <Modal title={`Welcome, ${user.first_name}`} onClose={onClose}>
      <form className="form" noValidate onSubmit={save}>
        <p>Tell us how you will use this site. You can change your role in your profile at any time.</p>
        {task.error && <Notice tone="bad">{task.error}</Notice>}
        <ChoiceField legend="Your role" choices={ROLE_CHOICES} value={role} onChange={setRole} />
        {role === 'B2B' && (
          <TextField
            label="Company name"
            autoComplete="organization"
            maxLength={LIMITS.name}
            value={company}
            error={problem}
            onChange={(event) => {
              setCompany(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
        <div className="modal-actions">
          <Button kind="second" onClick={onClose}>
            Later
          </Button>
          <Button type="submit" working={task.working && 'Saving...'}>
            Continue
          </Button>
        </div>
      </form>
    </Modal>
  );
}
