/** What only the administration reads, as the API answers it. */

export interface Overview {
  jobs: number;
  applications: number;
  openApplications: number;
  jobSeekers: number;
  freelancers: number;
  b2bUsers: number;
  projects: number;
  employees: number;
  consultants: number;
  unreadConversations: number;
  undeliveredMails: number;
  /** Applications for jobs on each of the last 30 days, oldest first; `day` is a UTC day. */
  applicationsPerDay: { day: string; count: number }[];
}

export interface ProjectNotification {
  _id: string;
  userId: string;
  projectId: string;
  applicant: string;
  role?: string;
  projectTitle: string;
  appliedAt: string;
}

export interface AuditEntry {
  _id: string;
  at: string;
  actorKind: 'admin' | 'user' | 'system';
  actorId: string;
  action: string;
  targetKind: string;
  targetId: string;
  label?: string;
}

export interface OutboxMail {
  _id: string;
  to: string;
  subject: string;
  kind: string;
  state: 'waiting' | 'failed';
  attempts: number;
  lastError: string | null;
  createdAt: string;
  nextAt: string | null;
}

/** An administrator in the list of all. */
export interface AdminEntry {
  _id: string;
  email: string;
  phone: string;
  createdAt: string;
  /** The one who asks. */
  current: boolean;
}
