import { DASHBOARD_TABS, type DashboardTab, type Role } from '@consulting/contracts';

/**
 * Whether users of this role may open a section of this name. Proposals stay open to freelancers who have changed their role
 * since they were asked.
 */
export const mayOpen = (role: Role, tab: string): tab is DashboardTab =>
  tab === 'proposals' || (DASHBOARD_TABS[role] as readonly string[]).includes(tab);

/** The sections in the navigation: those of the role, and the open one. */
export const tabsOf = (role: Role, current: DashboardTab): readonly DashboardTab[] => {
  const tabs: readonly DashboardTab[] = DASHBOARD_TABS[role];
  return tabs.includes(current) ? tabs : [...tabs, current];
};
