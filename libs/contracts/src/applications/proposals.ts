/** How a proposal may be made, and how long it is answered. */
export const PROPOSAL = {
  /** Days in which a person answers: freelancers, who have an account, and consultants, who have the mailed link. */
  answerDays: { freelancer: 7, consultant: 14 },
  /** Most proposals of one project that are asked or shown. */
  perProject: 20,
  /** Most questions to one person within a number of days. */
  questions: { most: 3, days: 7 },
  /** Days after a no or an expiry before the person is asked about the same project again. */
  askAgainDays: 90,
  reason: 2000,
  /** Most looks at a proposal that are kept: the first and the last of each kind, and the newest of the others. */
  looks: 200,
} as const;

/** Limits of the profile that is shown: characters, employers and years. Lists of texts are as long as all others. */
export const PROPOSED_PROFILE = {
  position: 120,
  skill: 100,
  language: 60,
  availability: 120,
  rate: 60,
  employers: 15,
  branch: 80,
  years: 60,
  text: 3000,
} as const;

/** Whom the desk proposes: a freelancer's account, or a consultant who is not listed. */
export const PROPOSED_KINDS = ['freelancer', 'consultant'] as const;
export type ProposedKind = (typeof PROPOSED_KINDS)[number];

/**
 * `asked`: the person has been asked. `shown`: the person has agreed, and the company sees the profile. `interested`,
 * `not-interested`: the company has answered. `withdrawn`: by the person or the desk, or because the project, the company
 * or the person is gone.
 */
export const PROPOSAL_STATES = [
  'asked',
  'shown',
  'interested',
  'not-interested',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** The states that a company sees of proposals for its projects: those that were shown. */
export const SHOWN_STATES = ['shown', 'interested', 'not-interested', 'withdrawn'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The steps of a proposal, as its history keeps them. */
export const PROPOSAL_STEPS = [
  'asked',
  'agreed',
  'declined',
  'expired',
  'interested',
  'not-interested',
  'withdrawn',
] as const;
export type ProposalStepKind = (typeof PROPOSAL_STEPS)[number];

/** Who took a step. Null: the clock, or the end of the project, the company or the person. */
export const PROPOSAL_SIDES = ['desk', 'person', 'company'] as const;
export type ProposalSide = (typeof PROPOSAL_SIDES)[number];

/** What a person answers: `withdraw` takes an agreement back while the profile is shown. */
export const PROPOSAL_ANSWERS = ['agree', 'decline', 'withdraw'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** How a company saw a profile: in its list, opened, or as a PDF. */
export const PROPOSAL_LOOKS = ['list', 'profile', 'document'] as const;
export type ProposalLookKind = (typeof PROPOSAL_LOOKS)[number];

/** What the company answers. */
export const PROPOSAL_REPLIES = ['interested', 'not-interested'] as const;
export type ProposalReply = (typeof PROPOSAL_REPLIES)[number];

/** The version of the text that asks for consent, which a consent is noted with. A change of its meaning raises it. */
export const PROPOSAL_TEXT_VERSION = '2026-11-28';

/** One former or present employer, told by its branch alone. */
export interface ProposedEmployer {
  /** For example `Automotive supplier`; never the employer's name. */
  branch: string;
  /** Whole years. */
  years: number;
}

/** A profile as the person agrees to it and the company sees it: word for word, without a name. */
export interface ProposedProfile {
  position: string;
  skills: string[];
  /** Years of experience; null when it says nothing of them. */
  years: number | null;
  /** For example `German (C2)`. */
  languages: string[];
  /** '' when it says nothing, like the next two. */
  availability: string;
  rate: string;
  employers: ProposedEmployer[];
  /** Lines are kept. */
  text: string;
}
