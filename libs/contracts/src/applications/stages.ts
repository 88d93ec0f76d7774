import type { InLanguages } from '../postings/career-site.ts';

/** Where a pending application stands: one of the ordered stages of the firm, or of those of companies. */
export interface Stage {
  /** Of the firm's own stages a random id; those that the product is delivered with have a word. */
  id: string;
  name: InLanguages;
}

/** The number of stages, and the lengths of a name and an id, in characters. */
export const STAGE_LIMITS = { least: 1, most: 8, name: 40, id: 24 } as const;

/** Matches every id of a stage, known or not. */
export const STAGE_ID = /^[a-z0-9-]{1,24}$/;

const DELIVERED = [
  ['new', { en: 'New', de: 'Neu' }],
  ['review', { en: 'In review', de: 'In Prüfung' }],
  ['interview', { en: 'Interview', de: 'Gespräch' }],
  ['offer', { en: 'Offer', de: 'Angebot' }],
] as const;

/** The firm's stages until an administrator changes them. */
export const DELIVERED_STAGES: readonly Stage[] = /* @__PURE__ */ DELIVERED.map(([id, name]) => ({
  id,
  name,
}));

/**
 * The stages of applications to companies' projects, which nobody changes. Their ids differ from the firm's, so that a
 * stage is one list's alone.
 */
export const COMPANY_STAGES: readonly Stage[] = /* @__PURE__ */ DELIVERED.map(([id, name]) => ({
  id: `company-${id}`,
  name,
}));
