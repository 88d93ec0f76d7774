import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Consultant, User } from '../../../shared/api/types.ts';
import { Badge, Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CareerList } from '../../../shared/ui/career-list.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

interface Props {
  consultant: Consultant;
  user: User;
  /** The consultant named in the URL. */
  chosen: boolean;
}

export function ConsultantCard({ consultant, user, chosen }: Props) {
  const { _id, name, position, skills, rate, availability, projects } = consultant;
  const refresh = useRefresh();
  const task = useTask({ failed: t`Failed to apply`, network: t`Something went wrong. Try again.` });
  const applied = task.done !== null || consultant.applied;
  const apply = async () => {
    await task.run(async () => {
      await send('post', '/private/api/apply-consultant', {
        body: { b2bId: user._id, consultantId: _id },
      });
      return t`Successfully applied for ${name}`;
    });
    void refresh('/private/api/consultants');
  };
  return (
    <li className={chosen ? 'card chosen' : 'card'} data-id={_id} tabIndex={-1}>
      <div className="head2">
        <div>
          <h3>{name}</h3>
          {position && <p className="muted">{position}</p>}
        </div>
        {applied && <Badge>{t`Applied`}</Badge>}
      </div>
      <Tags label={t`Skills`} words={skills} />
      {(availability || rate) && (
        <p className="meta">
          {availability && <span>{t`Available: ${availability}`}</span>}
          {rate && <span>{t`Rate: ${rate}`}</span>}
        </p>
      )}
      <CareerList qualification={consultant.qualification} experience={consultant.experience} />
      {projects.length > 0 && <p className="small">{t`Projects: ${projects.join(', ')}`}</p>}
      <TaskNotice task={task} focusOnShow closable />
      {!applied && (
        <p>
          <Button small kind="second" working={task.working && t`Applying...`} onClick={() => void apply()}>
            <Trans>
              Apply<span className="sr"> for {name}</span>
            </Trans>
          </Button>
        </p>
      )}
    </li>
  );
}
