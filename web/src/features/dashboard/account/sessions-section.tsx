import { useRef } from 'react';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { request } from '../../../shared/api/client.ts';
import type { OpenSession } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useFocusKept } from '../../../shared/ui/use-focus-kept.ts';
import { useTask } from '../../../shared/ui/use-task.ts';
import { deviceName } from './device-name.ts';

const PATH = '/private/api/sessions';

/** Everywhere the account is signed in; each of the others can be ended from here. */
export function SessionsSection() {
  const query = useApi<OpenSession[]>(PATH);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, query.data?.length);
  return (
    <section className="card form" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <Loaded query={query} empty="No other session." failed="The sessions could not be loaded.">
        {(sessions) => (
          <ul className="sessions">
            {sessions.map((session) => (
              <Row key={session._id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Row({ session }: { session: OpenSession }) {
  const refresh = useRefresh();
  const task = useTask({
    failed: 'The session could not be ended. Please try again.',
    network: 'Server error',
  });
  const device = deviceName(session.device);
  const end = () =>
    task.run(async () => {
      await request(`${PATH}/${session._id}`, { method: 'DELETE' });
      await refresh(PATH);
    });
  return (
    <li>
      <div>
        <b title={session.device}>{device}</b>
        <p className="small muted">
          Signed in {dateTime(session.openedAt)}, last seen {dateTime(session.lastSeenAt)}
        </p>
        {task.error && <Notice tone="bad">{task.error}</Notice>}
      </div>
      {session.current ? (
        <Badge tone="ok">This device</Badge>
      ) : (
        <Button kind="second" small working={task.working && 'Ending...'} onClick={() => void end()}>
          End<span className="sr"> the session of {device}</span>
        </Button>
      )}
    </li>
  );
}
