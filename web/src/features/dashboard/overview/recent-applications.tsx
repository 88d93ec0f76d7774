import { TIMING, type ApplicationKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf, withQuery } from '../../../shared/api/wire.ts';
import { StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { langOf } from '../../../shared/ui/display/content-language.tsx';
import { latestOf } from '../applications/application-texts.ts';

/** Number of applications that are searched, the largest page of the API, which sorts by the time of sending. */
const MOST = 200;
const SHOWN = 3;

interface Props {
  title: string;
  /** Only applications of this kind. */
  kind?: ApplicationKind;
  empty: string;
  /** Shows nothing instead of the empty text. */
  hideEmpty?: boolean;
}

/** The three applications with the latest events. */
export function RecentApplications({ title, kind, empty, hideEmpty }: Props) {
  const id = useId();
  const query = useApi(urlOf('/private/api/applications', { kind, limit: MOST }), {
    refreshInterval: TIMING.pollUser,
  });
  if (hideEmpty && !query.error && !query.data?.length) return null;
  const latest = query.data
    ?.map((application) => ({ application, ...latestOf(application) }))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="head2">
        <h2 id={id}>{title}</h2>
        <GoLink to={withQuery('/dashboard/applications', { kind })}>{t`View all`}</GoLink>
      </div>
      <Loaded
        query={{ ...query, data: latest }}
        empty={empty}
        failed={t`Your applications could not be loaded.`}
      >
        {(shown) => (
          <ul className="jobs5">
            {shown.map(({ application: { _id, target, status }, text, at }) => (
              <li key={_id}>
                <h3>
                  <Link to={`/dashboard/applications?applicationId=${_id}`} lang={langOf(target)}>
                    {target.title}
                  </Link>
                </h3>
                <StatusBadge status={status} />
                <p className="meta">
                  <span>{text}</span>
                  <time className="line" dateTime={at}>
                    {shortWhen(at)}
                  </time>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
