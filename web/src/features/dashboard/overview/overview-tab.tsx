import type { User } from '../../../shared/api/types.ts';
import { ProfileCard } from './profile-card.tsx';
import { RecentJobs } from './recent-jobs.tsx';
import { RecentMessages } from './recent-messages.tsx';

/** The default tab: profile completeness, latest messages and, for job seekers, latest jobs. */
export function OverviewTab({ user }: { user: User }) {
  return (
    <div className="dash">
      <ProfileCard user={user} />
      <RecentMessages user={user} />
      {user.role === 'JobSeeker' && <RecentJobs user={user} />}
    </div>
  );
}
