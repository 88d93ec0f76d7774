import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../../../shared/api/client.ts';
import type { Consultant, User } from '../../../shared/api/types.ts';
import { Badge, Tags } from '../../../shared/ui/badge.tsx';
import { CareerList } from '../../../shared/ui/career-list.tsx';
import { Apply } from '../apply.tsx';

interface Props {
  consultant: Consultant;
  user: User;
  /** The consultant named in the URL. */
  chosen: boolean;
}

export function ConsultantCard({ consultant, user, chosen }: Props) {
  const { _id, name, position, skills, rate, availability, projects, applied = false } = consultant;
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
      <Apply
        small
        kind="second"
        applied={applied}
        texts={{ failed: t`Failed to apply`, network: t`Something went wrong. Try again.` }}
        send={async () => {
          await send('post', '/private/api/apply-consultant', {
            body: { b2bId: user._id, consultantId: _id },
          });
          return t`Successfully applied for ${name}`;
        }}
        shownBy={['/private/api/consultants']}
      >
        <Trans>
          Apply<span className="sr"> for {name}</span>
        </Trans>
      </Apply>
    </li>
  );
}
