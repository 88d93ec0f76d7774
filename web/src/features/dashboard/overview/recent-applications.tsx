import { TIMING, type ApplicationKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf, withQuery } from '../../../shared/api/wire.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { GoLink } from '../../../shared/ui/go-link.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { latestOf } from '../applications/kinds.ts';

const SHOWN = 3;

interface Props {
  title: string;
  /** Only those of one kind. */
  kind?: ApplicationKind;
  empty: string;
  /** Shows nothing instead of the empty text. */
  hideEmpty?: boolean;
}

/** The newest three applications, and what has happened to each of them last. */
export function RecentApplications({ title, kind, empty, hideEmpty }: Props) {
  const id = useId();
  const query = useApi(urlOf('/private/api/applications', { kind, limit: SHOWN }), {
    refreshInterval: TIMING.pollUser,
  });
  if (hideEmpty && !query.data?.length) return null;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="head2">
        <h2 id={id}>{title}</h2>
        <GoLink to={withQuery('/dashboard/applications', { kind })}>{t`View all`}</GoLink>
      </div>
      <Loaded query={query} empty={empty} failed={t`Your applications could not be loaded.`}>
        {(applications) => (
          <ul className="jobs5">
            {applications.map((application) => {
              const { text, at } = latestOf(application);
              return (
                <li key={application._id}>
                  <h3>
                    <Link to={`/dashboard/applications?applicationId=${application._id}`}>
                      {application.target.title}
                    </Link>
                  </h3>
                  <StatusBadge status={application.status} />
                  <p className="meta">
                    <span>{text}</span>
                    <time className="line" dateTime={at}>
                      {shortWhen(at)}
                    </time>
                  </p>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
