/** Lengths in characters, counts and times both sides hold to. Source: the specification, section 9, and the HTTP contract. */
export const LIMITS = {
  name: 100,
  title: 200,
  text: 5000,
  message: 2000,
  email: 254,
  phone: 40,
  /** Largest amount of a salary, in euros. */
  salary: 10_000_000,
  /** A search for entries of a list. */
  search: 200,
  /** Most entries of any list inside a document (skills, qualifications, technologies …). */
  listEntries: 50,
  password: { min: 12, max: 128 },
  /** Bytes of one uploaded PDF; exactly this many are accepted. */
  fileBytes: 5 * 1024 * 1024,
  /** Messages a user may send to the administration, ever, unless the administration allows more: within `messageLimit`. */
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
  /** Of one company: projects that are open or paused, drafts, and employees. */
  openProjects: 50,
  draftProjects: 100,
  employees: 500,
  /** Webhooks of the installation, and the characters of their addresses. */
  webhooks: 20,
  webhookUrl: 2000,
  /** Latest messages shown with a person. */
  personMessages: 20,
} as const;

/** Paging of every list: the body is the array, the count travels in `X-Total-Count`. */
export const PAGE = { defaultLimit: 100, maxLimit: 200 } as const;

/** Periods of polling and of notices, in milliseconds (the specification, section 9). */
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

/** Widths in CSS pixels: at or below `mobile` the navigation folds; from `contactBar` the contact page has its bar. */
export const BREAKPOINTS = { mobile: 991, contactBar: 1024, navScrolled: 50 } as const;
