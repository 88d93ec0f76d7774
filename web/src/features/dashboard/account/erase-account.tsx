import { useRef, useState, type FormEvent } from 'react';
import { request } from '../../../shared/api/client.ts';
import { leaveErased } from '../../../shared/api/sign-out.ts';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError } from '../../../shared/ui/fields.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

/** The end of the account: asked for twice, the second time with the password. */
export function EraseAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="card form" aria-labelledby="erase-heading">
      <h2 id="erase-heading">Delete account</h2>
      <p>
        Your profile, files, applications and messages are permanently deleted, along with all projects and
        employees you have entered.
      </p>
      <p>
        <Button kind="reject" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </p>
      {open && <EraseDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  );
}

function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const root = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const task = useTask({
    failed: 'The account could not be deleted. Please try again.',
    network: 'Server error',
  });
  const needsPassword = user.hasPassword !== false;

  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (needsPassword && !password) {
      setProblem('Password is required');
      return focusFirstError(root.current);
    }
    setProblem(undefined);
    const work = async () => {
      await request('/private/api/me', { method: 'DELETE', body: needsPassword ? { password } : {} });
      await leaveErased();
    };
    void task.run(work, (errors) => {
      setProblem(errors.password);
      focusFirstError(root.current);
    });
  };
  return (
    <Modal danger title="Delete account" onClose={onClose}>
      <form className="form" ref={root} noValidate onSubmit={erase}>
        <p>
          Delete the account of {user.first_name} {user.last_name} ({user.email})? This cannot be undone.
        </p>
        {task.error && !problem && <Notice tone="bad">{task.error}</Notice>}
        {needsPassword ? (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={password}
            error={problem}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : (
          <p className="muted">You have no password, so this only works within 5 minutes of signing in.</p>
        )}
        <div className="modal-actions">
          <Button kind="second" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="danger" working={task.working && 'Deleting...'}>
            Yes, Delete
          </Button>
        </div>
      </form>
    </Modal>
  );
}
