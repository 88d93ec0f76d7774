/** The API's entities as the client reads them. Dates are ISO 8601 texts, ids 24 hexadecimal digits. */
import type { ApplicationStatus, Role } from '@consulting/contracts';

export interface FileInfo {
  filename: string;
  contentType: string;
  size: number;
  uploadedAt: string;
}

export interface Qualification {
  university?: string;
  course?: string;
  year?: string;
}

export interface Experience {
  company?: string;
  role?: string;
  from?: string;
  to?: string;
}

export interface User {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone?: string;
  country?: string;
  gender?: string;
  role: Role;
  company_name?: string;
  skills: string[];
  qualification: Qualification[];
  experience: Experience[];
  cv?: FileInfo | null;
  certificate?: FileInfo | null;
  jobs_applied: JobApplied[];
  createdAt: string;
  /** Only in one's own: whether the account can be signed in to with a password, and by LinkedIn. */
  hasPassword?: boolean;
  linkedIn?: boolean;
}

export interface JobApplied {
  _id: string;
  title?: string;
  status: ApplicationStatus;
  appliedAt?: string;
}

export interface Admin {
  _id: string;
  email: string;
  phone?: string;
}

export interface Job {
  _id: string;
  title: string;
  company: string;
  description: string;
  qualification?: string;
  location?: string;
  introduction?: string;
  createdAt: string;
}

export interface AdminJob extends Job {
  applicantsCount: number;
}

/** A row of a job's applicants; `_id` is the user's. */
export interface ApplicantView {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone?: string;
  status: ApplicationStatus;
  appliedAt: string;
}

export interface ProjectApplicant {
  userId: string;
  name: string;
  role: string;
  status?: ApplicationStatus;
  appliedAt?: string;
}

export interface Project {
  _id: string;
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  start_date?: string | null;
  b2bId?: string;
  applicants: ProjectApplicant[];
  createdAt?: string;
}

export interface Employee {
  _id: string;
  b2bId?: string;
  companyName?: string;
  name: string;
  email?: string;
  position?: string;
  skills: string;
  rate?: string;
  availability?: string;
  qualification: Qualification[];
  experience: Experience[];
  projects?: string[];
  cv?: FileInfo | null;
}

export interface Consultant {
  _id: string;
  name: string;
  email?: string;
  skills: string[];
  position?: string;
  rate?: string;
  availability?: string;
  qualification: Qualification[];
  experience: Experience[];
  projects: string[];
  applied?: boolean;
}

/** A consultant as anybody may see one: without a name. */
export interface AnonymousConsultant {
  _id: string;
  position?: string;
  skills: string[];
  availability?: string;
  rate?: string;
}

export interface HomeSearchResult {
  projects: Project[];
  consultants: AnonymousConsultant[];
}

export interface Message {
  _id: string;
  sender: 'user' | 'admin';
  content: string;
  timestamp: string;
  recipientId?: string;
  jobId?: string;
  /** A user's note to itself, which was sent to nobody. */
  note?: boolean;
}

export interface Conversation {
  messages: Message[];
  /** Messages of the whole conversation; `messages` may be its newest page. */
  totalMessages?: number;
  userToAdminMsgCount: number;
  unreadCount: number;
}

/** A line of the administration's list of conversations; contact messages cannot be answered. */
export interface ConversationSummary {
  kind: 'user' | 'contact';
  _id: string;
  name: string;
  email: string;
  role?: string;
  lastMessage: string;
  timestamp: string;
  unread: number;
}

export interface JobNotification {
  _id: string;
  userId: string;
  jobId: string;
  applicant: string;
  jobTitle: string;
  appliedAt: string;
}

export interface ConsultantApplicant {
  _id: string;
  appliedAt: string;
  b2bId: Pick<User, '_id' | 'first_name' | 'last_name' | 'company_name' | 'role' | 'email' | 'phone'>;
}

/** One place where the account is signed in. */
export interface OpenSession {
  _id: string;
  /** What the browser calls itself. */
  device: string;
  openedAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** The session of this very browser. */
  current: boolean;
}
