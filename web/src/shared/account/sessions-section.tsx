import { deviceName } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useApi, useRefresh } from '../api/use-api.ts';
import { send } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import type { OpenSession } from '../api/types.ts';
import { urlOf } from '../api/wire.ts';
import { Badge } from '../ui/display/badge.tsx';
import { Button } from '../ui/form/button.tsx';
import { dateTime } from '../ui/display/dates.ts';
import { useFocusFallback } from '../ui/page/focus.ts';
import { Loaded } from '../ui/feedback/loaded.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import './account.css';
import { ownPath } from './own-path.ts';

/** All sessions of the account; each except the current one can be ended here. */
export function SessionsSection({ audience }: { audience: Audience }) {
  const query = useApi(urlOf(ownPath(audience, 'sessions')));
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(() => heading.current?.focus({ preventScroll: true }), query.data?.length);
  return (
    <section className="card form" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" ref={heading} tabIndex={-1}>{t`Where you are signed in`}</h2>
      <Loaded query={query} empty={t`No other sessions.`} failed={t`The sessions could not be loaded.`}>
        {(sessions) => (
          <ul className="sessions">
            {sessions.map((session) => (
              <Row key={session._id} session={session} audience={audience} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Row({ session, audience }: { session: OpenSession; audience: Audience }) {
  const refresh = useRefresh();
  const task = useTask({
    failed: t`The session could not be ended. Please try again.`,
    network: t`Server error`,
  });
  const device = deviceName(session.device);
  const end = () =>
    task.run(async () => {
      await send('delete', ownPath(audience, 'sessions/{id}'), { params: { id: session._id } });
      await refresh(ownPath(audience, 'sessions'));
    });
  return (
    <li>
      <div>
        <b title={session.device}>{device}</b>
        <p className="small muted">{t`Signed in ${dateTime(session.openedAt)}, last seen ${dateTime(session.lastSeenAt)}`}</p>
        {task.error && <Notice tone="bad">{task.error}</Notice>}
      </div>
      {session.current ? (
        <Badge tone="ok">{t`This device`}</Badge>
      ) : (
        <Button kind="second" small working={task.working && t`Ending...`} onClick={end}>
          <Trans>
            End<span className="sr"> the session of {device}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}
