import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Auth } from '../../shared/api/client.ts';
import { applyingAt, placeOf, rememberIntent } from '../../shared/api/session/intent.ts';
import { userSession, type KnownUser } from '../../shared/api/session/session.ts';
import type { FileInfo } from '../../shared/api/types.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { day } from '../../shared/ui/display/dates.ts';
import { FileIcon, UserIcon } from '../../shared/ui/display/icons.ts';
import type { ApplyTarget } from './send-application.ts';
import './application-contents.css';

interface Props {
  target: ApplyTarget;
  user: KnownUser;
  auth?: Auth;
}

/** Lists the parts of an application: the profile, and the current files. */
export function ApplicationContents({ target, user, auth }: Props) {
  const id = useId();
  // The session's copy may be older than a file that was added on another device.
  const { data = userSession.whole } = useApi(urlOf('/private/api/me'), { auth });
  const { cv, certificate } = data ?? {};
  const { role } = data ?? user;
  return (
    <section className="goes-along" aria-labelledby={id}>
      <h3 id={id}>{t`Included in your application`}</h3>
      <ul>
        <li>
          <UserIcon />
          <span>
            {role === 'B2B'
              ? t`Your company’s profile`
              : t`Your profile with skills, qualifications and experience`}
          </span>
        </li>
        {cv && <SentFile label={t`CV`} file={cv} />}
        {certificate && <SentFile label={t`Certificate`} file={certificate} />}
        {/* Companies have no CV to add. */}
        {data && !cv && role !== 'B2B' && (
          <li>
            <FileIcon />
            <span>
              {t`No CV in your profile.`}{' '}
              <Link
                to="/dashboard/profile#files"
                onClick={() => rememberIntent(applyingAt(placeOf[target.kind](target.id)))}
              >
                {t`Add a CV`}
              </Link>
            </span>
          </li>
        )}
      </ul>
      {target.kind === 'project' && (
        <p className="hint">{t`A company sees your email address and phone number only once it has selected you.`}</p>
      )}
    </section>
  );
}

function SentFile({ label, file }: { label: string; file: FileInfo }) {
  const added = day(file.uploadedAt);
  return (
    <li>
      <FileIcon />
      <span>
        {t`${label}: ${file.filename}`} <span className="muted small line">{t`added on ${added}`}</span>
      </span>
    </li>
  );
}
