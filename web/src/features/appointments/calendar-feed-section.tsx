import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { ownPath } from '../../shared/account/own-path.ts';
import { send } from '../../shared/api/client.ts';
import type { Audience } from '../../shared/api/session/reauth.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { day } from '../../shared/ui/display/dates.ts';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { TextField } from '../../shared/ui/form/fields.tsx';

/** The address by which a calendar program reads the agreed appointments: it is shown once, replaced, or ended. */
export function CalendarFeedSection({ audience }: { audience: Audience }) {
  const heading = useId();
  const path = ownPath(audience, 'calendar-feed');
  const query = useApi(urlOf(path));
  const [url, setUrl] = useState<string | null>(null);
  const task = useTask({
    failed: t`The calendar feed could not be changed. Please try again.`,
    network: t`Server error`,
  });
  const create = () =>
    task.run(async () => {
      const answer = await send('post', path);
      setUrl(answer.url);
      await query.mutate({ createdAt: answer.createdAt }, { revalidate: false });
      return answer.message;
    });
  const remove = () =>
    task.run(async () => {
      const { message } = await send('delete', path);
      setUrl(null);
      await query.mutate({ createdAt: null }, { revalidate: false });
      return message;
    });
  return (
    <section className="card form" aria-labelledby={heading}>
      <h2 id={heading}>{t`Calendar feed`}</h2>
      <p>
        {audience === 'admin'
          ? t`Your calendar program can show the agreed appointments of the company. It reads them at a secret address.`
          : t`Your calendar program can show the agreed appointments of your projects. It reads them at a secret address.`}
      </p>
      <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
      {url && (
        <TextField
          label={t`Address for your calendar program`}
          hint={t`Copy it now: it is not shown again. Anybody who has it can read these appointments, without names and contact data.`}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Loaded query={query} failed={t`The calendar feed could not be loaded.`}>
        {({ createdAt }) => (
          <>
            {createdAt && !url && <p className="muted">{t`On since ${day(createdAt)}.`}</p>}
            <div className="row">
              <Button kind="second" working={task.working && t`Saving...`} onClick={() => void create()}>
                {createdAt ? t`Create a new address` : t`Create the address`}
              </Button>
              {createdAt && (
                <Button kind="quiet" onClick={() => void remove()}>{t`Switch the feed off`}</Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
