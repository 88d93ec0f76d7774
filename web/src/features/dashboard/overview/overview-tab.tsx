import { COMPANY, LIMITS, preview, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Conversation, User } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge, StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';
import { statusOf } from '../jobs/job-item.tsx';
import { useConversation } from '../messages/use-conversation.ts';
import { PoolCard } from '../pool/pool-card.tsx';
import { ProposalsCard } from '../proposals/proposals-card.tsx';
import { NewResults } from './new-results.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentApplications } from './recent-applications.tsx';
import { WaitingApplicants } from './waiting-applicants.tsx';

/** The default tab: profile completeness, changes, and news for the role. */
export function OverviewTab({ user }: { user: User }) {
  return (
    <div className="dash">
      <ProfileCard user={user} />
      <div className="dash-news">
        {user.role === 'B2B' && <WaitingApplicants user={user} />}
        {user.role === 'Freelancer' && <ProposalsCard />}
        <NewResults />
        <RecentMessages user={user} />
        {user.role === 'B2B' ? (
          <>
            <RecentApplications
              kind="consultant"
              title={t`Consultant requests`}
              empty={t`You have not requested a consultant yet.`}
            />
            <RecentApplications kind="project" title={t`Applications`} empty="" hideEmpty />
          </>
        ) : (
          <RecentApplications title={t`Applications`} empty={t`You have not applied for anything yet.`} />
        )}
        {user.role === 'JobSeeker' && <RecentJobs user={user} />}
        {user.role !== 'B2B' && <PoolCard />}
      </div>
    </div>
  );
}

/** Messages of the administration and the user's own notes, newest first. Notes are never unread. */
function received({ messages, unreadCount }: Conversation) {
  const newestFirst = [...messages].reverse();
  const unread = newestFirst.filter(({ sender }) => sender !== 'user').slice(0, unreadCount);
  return newestFirst
    .filter(({ sender, note }) => sender !== 'user' || note)
    .map((message) => ({ ...message, unread: unread.includes(message) }));
}

/** The latest 5 messages, each linked to its place in the conversation; unread ones are marked. */
function RecentMessages({ user }: { user: User }) {
  const query = useConversation(user);
  const { unreadCount } = query;
  const messages = query.data && received(query.data).slice(0, LIMITS.dashboardList);
  return (
    <section className="card" aria-labelledby="messages-heading">
      <div className="head2">
        <h2 id="messages-heading">{t`Messages`}</h2>
        {unreadCount > 0 && <Badge tone="new">{t`${unreadCount} unread`}</Badge>}
      </div>
      <Loaded
        query={{ ...query, data: messages }}
        empty={t`No new message`}
        failed={t`Failed to load messages`}
      >
        {(shown) => (
          <ul className="feed">
            {shown.map(({ _id, content, language, note, timestamp, unread }) => (
              <li className={unread ? 'new' : undefined} key={_id}>
                <b>
                  {note ? t`Your note` : COMPANY.shortName}
                  {unread && <span className="sr"> {t`(unread)`}</span>}
                </b>
                <time dateTime={timestamp}>{shortWhen(timestamp)}</time>
                <p>
                  <Link to={`/dashboard/messages?messageId=${_id}`} lang={language ?? UNKNOWN_LANGUAGE}>
                    {preview(content, LIMITS.messagePreview)}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="dash-more">
        <GoLink to="/dashboard/messages">{t`All messages`}</GoLink>
      </p>
    </section>
  );
}

/** The latest 5 jobs. */
function RecentJobs({ user }: { user: User }) {
  const query = useApi(urlOf('/public/api/v0/jobs', { limit: LIMITS.dashboardList }), {
    refreshInterval: TIMING.pollJobs,
  });
  return (
    <section className="card" aria-labelledby="jobs-heading">
      <div className="head2">
        <h2 id="jobs-heading">{t`New jobs`}</h2>
        <GoLink to="/dashboard/jobs">{t`View all jobs`}</GoLink>
      </div>
      <Loaded query={query} empty={t`No new job posted`} failed="empty">
        {(jobs) => (
          <ul className="jobs5">
            {jobs
              .slice(0, LIMITS.dashboardList)
              .map(({ _id, title, location, introduction, description, language }) => {
                const status = statusOf(user, _id);
                return (
                  <li key={_id}>
                    <h3>
                      <Link to={`/dashboard/jobs?jobid=${_id}`} lang={language}>
                        {title}
                      </Link>
                    </h3>
                    {status ? (
                      <StatusBadge status={status} />
                    ) : (
                      <span className="muted small">{location}</span>
                    )}
                    <p className="small" lang={language}>
                      {preview(introduction || description, LIMITS.jobIntroPreview)}
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
