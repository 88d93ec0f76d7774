/** Lengths in characters and counts for API and client. Source: the specification, section 9, and the HTTP contract. */
export const LIMITS = {
  name: 100,
  title: 200,
  text: 5000,
  message: 2000,
  /** The note of a speculative application, which is required. */
  speculativeNote: { min: 50, max: 2000 },
  email: 254,
  phone: 40,
  /** Largest amount of a salary, in euros. */
  salary: 10_000_000,
  /** A search text of a list. */
  search: 200,
  /** A search text for skills. */
  skillSearch: 100,
  /** Maximum alternatives of a search text, which commas separate. */
  searchAlternatives: 20,
  /** Maximum entries of a list inside a document (skills, qualifications, technologies …). */
  listEntries: 50,
  password: { min: 12, max: 128 },
  /** Maximum bytes of an uploaded PDF, inclusive. */
  fileBytes: 5 * 1024 * 1024,
  /** Total messages from a user to the administration, which may allow more within `messageLimit`. */
  userMessages: 10,
  messageLimit: { min: 10, max: 200 },
  homePreview: 70,
  freelancerPreview: 150,
  messagePreview: 80,
  jobIntroPreview: 70,
  dashboardList: 5,
  adminJobNotifications: 5,
  adminProjectNotifications: 10,
  adminConsultantRequests: 10,
  /** Maximum open or paused projects, drafts and employees of one company. */
  openProjects: 50,
  draftProjects: 100,
  employees: 500,
  /** Maximum saved searches of one account, and characters of a query that is saved. */
  savedSearches: 10,
  savedQuery: 1000,
  /** Entries of one saved search that a mail lists, and entries that are counted as new. */
  alertEntries: 5,
  newEntries: 1000,
  /** Maximum webhooks of the installation, and characters of their URLs. */
  webhooks: 20,
  webhookUrl: 2000,
  /** The firm's own content of its career site: members of the team, benefits, and hiring steps, of which there are none or some. */
  teamMembers: 24,
  benefits: 12,
  hiringSteps: { min: 2, max: 6 },
  careerText: 300,
  /** Latest messages shown with a person. */
  personMessages: 20,
} as const;

/** Paging of every list: the body is the array, and `X-Total-Count` has the total. */
export const PAGE = { defaultLimit: 100, maxLimit: 200 } as const;

/** Intervals of polling and durations of notices, in milliseconds (the specification, section 9). */
export const TIMING = {
  pollJobs: 90_000,
  pollMessages: 80_000,
  pollUser: 50_000,
  pollAdminChat: 10_000,
  contactNotice: 5_000,
  jobCreatedNotice: 3_000,
  verificationRedirect: 3_000,
  chunkTimeout: 120_000,
} as const;

/** Widths in CSS pixels: up to `mobile` the navigation collapses; from `contactBar` the contact page shows its bar. */
export const BREAKPOINTS = { mobile: 991, contactBar: 1024, navScrolled: 50 } as const;
