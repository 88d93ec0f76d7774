import type { Concept } from './concept.ts';
import { TERMS } from './terms.ts';

/** Must be raised with every change of the vocabulary or of folding: stored entries of searches are rewritten then. */
export const VOCABULARY_VERSION = 1;

export const SKILLS: readonly Concept[] = [];
export const PLACES: readonly Concept[] = [];

/** Everything that a search knows. */
export const CONCEPTS: readonly Concept[] = [...SKILLS, ...PLACES, ...TERMS];
