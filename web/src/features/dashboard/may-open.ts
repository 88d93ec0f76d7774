import { DASHBOARD_TABS, type DashboardTab, type Role } from '@consulting/contracts';

/** Whether users of this role may open a section of this name. */
export const mayOpen = (role: Role, tab: string): tab is DashboardTab =>
  (DASHBOARD_TABS[role] as readonly string[]).includes(tab);
