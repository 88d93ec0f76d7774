import type { DashboardTab } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useUser, useWholeUser, type KnownUser } from '../../shared/api/session/session.ts';
import type { User } from '../../shared/api/types.ts';
import { Failed, Loading } from '../../shared/ui/feedback/loaded.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { TabsLine } from '../../shared/ui/page/tabs-line.tsx';
import { AccountTab } from './account/account-tab.tsx';
import { ApplicationsTab } from './applications/applications-tab.tsx';
import { IntentNotice, RedirectToOverview } from './intent-notice.tsx';
import { ConsultantsTab } from './consultants/consultants-tab.tsx';
import './chat.css';
import './dashboard.css';
import './overview/overview.css';
import './lists.css';
import './applications/applications.css';
import './jobs/accordion.css';
import './forms.css';
import { EmployeesTab } from './employees/employees-tab.tsx';
import { JobsTab } from './jobs/jobs-tab.tsx';
import { MessagesTab } from './messages/messages-tab.tsx';
import { useConversation } from './messages/use-conversation.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { mayOpen, tabsOf } from './may-open.ts';
import { ProfileTab } from './profile/profile-tab.tsx';
import { ProposalsTab } from './proposals/proposals-tab.tsx';
import { ProjectsTab } from './projects/projects-tab.tsx';
import { SearchesTab } from './searches/searches-tab.tsx';
import { useUserRefresh } from './use-user-refresh.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { fullName } from '../../shared/account/full-name.ts';
import { ROLE_NAMES } from '../../shared/ui/display/role-names.ts';

const TABS: Record<DashboardTab, { label: string; Screen: ComponentType<{ user: User }> }> = {
  dashboard: { label: t`Dashboard`, Screen: OverviewTab },
  jobs: { label: t`Jobs`, Screen: JobsTab },
  applications: { label: t`Applications`, Screen: ApplicationsTab },
  proposals: { label: t`Proposals`, Screen: ProposalsTab },
  messages: { label: t`Messages`, Screen: MessagesTab },
  profile: { label: t`Profile`, Screen: ProfileTab },
  projects: { label: t`Projects`, Screen: ProjectsTab },
  employees: { label: t`Employees`, Screen: EmployeesTab },
  consultants: { label: t`Consultants`, Screen: ConsultantsTab },
  searches: { label: t`Saved searches`, Screen: SearchesTab },
  account: { label: t`Account`, Screen: AccountTab },
};

/** /dashboard/{tab}. The path selects the tab; query parameters only select an entry within it. */
export default function DashboardPage() {
  const user = useUser();
  return user && <Dashboard user={user} key={user._id} />;
}

function Dashboard({ user }: { user: KnownUser }) {
  const { error, mutate } = useUserRefresh();
  const whole = useWholeUser();
  const { unreadCount } = useConversation(user, { poll: true });
  const { tab: path = '' } = useParams();
  // 'home' is an alias of the default tab.
  const current = path === 'home' ? 'dashboard' : path;
  if (!mayOpen(user.role, current)) return <RedirectToOverview />;
  const tab = TABS[current];
  return (
    <>
      <Seo title={tab.label} description={t`Your dashboard.`} path={`/dashboard/${current}`} noindex />
      <div className="apphead">
        <div className="wrap">
          <h1>{t`Hello, ${fullName(user)}`}</h1>
          <p className="muted apphead-text">
            {ROLE_NAMES[user.role]}
            <Link className="change-role" to="/dashboard/profile#role">{t`Change role`}</Link>
          </p>
          <TabsLine
            label={t`Dashboard`}
            items={tabsOf(user.role, current).map((name) => ({
              to: `/dashboard/${name}`,
              label: TABS[name].label,
              current: name === current,
              unread: name === 'messages' ? unreadCount : 0,
            }))}
          />
        </div>
      </div>
      <div className="wrap appmain">
        {/* The profile shows this notice beside its role field. */}
        {current !== 'profile' && <IntentNotice user={user} />}
        {whole ? (
          <tab.Screen user={whole} />
        ) : error ? (
          <Failed text={t`Something went wrong`} onRetry={() => void mutate()} />
        ) : (
          <Loading />
        )}
      </div>
      {whole && <WelcomeDialog user={whole} />}
    </>
  );
}
