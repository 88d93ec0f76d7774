import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

/** Unlinking requires a password, because otherwise the user could no longer sign in. */
export function LinkedInSection({ user }: { user: User }) {
  const refresh = useRefresh();
  const task = useTask({
    failed: t`LinkedIn could not be unlinked. Please try again.`,
    network: t`Server error`,
  });
  const unlink = () =>
    task.run(async () => {
      await send('delete', '/private/api/me/linkedin');
      await refresh('/private/api/me');
    });
  return (
    <section className="card form" aria-labelledby="linkedin-heading">
      <h2 id="linkedin-heading">{t`LinkedIn`}</h2>
      <p>{t`Your account is linked to LinkedIn, and you can sign in with it.`}</p>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      {user.hasPassword === false ? (
        <p className="muted">{t`To unlink it, set a password first: LinkedIn is your only way to sign in.`}</p>
      ) : (
        <p>
          <Button
            kind="second"
            working={task.working && t`Unlinking...`}
            onClick={() => void unlink()}
          >{t`Unlink LinkedIn`}</Button>
        </p>
      )}
    </section>
  );
}
