import { jobPath, projectPath } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { GuestApplication } from '../../../shared/api/types.ts';
import { fullName } from '../../../shared/account/full-name.ts';
import { formatSize } from '../../../shared/ui/display/file-size.ts';

/** Shows an application without an account to the reader of the mailed link. */
export function SentDetails({ application }: { application: GuestApplication }) {
  const { kind, target, email, note, cv } = application;
  const pathOf = kind === 'job' ? jobPath : projectPath;
  return (
    <dl className="dl sent-details">
      {target && (
        <>
          <dt>{kind === 'job' ? t`Job` : t`Project`}</dt>
          <dd>
            <Link to={pathOf({ id: target._id, title: target.title })} lang={target.language ?? undefined}>
              {target.title}
            </Link>
          </dd>
        </>
      )}
      <dt>{t`Name`}</dt>
      <dd>{fullName(application)}</dd>
      <dt>{t`Email`}</dt>
      <dd>{email}</dd>
      {cv && (
        <>
          <dt>{t`CV`}</dt>
          <dd>
            {cv.filename} <span className="muted small">{formatSize(cv.size)}</span>
          </dd>
        </>
      )}
      {note && (
        <>
          <dt>{t`Note`}</dt>
          <dd className="lines">{note}</dd>
        </>
      )}
    </dl>
  );
}
