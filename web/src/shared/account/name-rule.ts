import { nameProblem, TEXTS } from '@consulting/contracts';

const PROBLEMS = {
  'field.name-unseen': TEXTS.nameUnseen,
  'field.name-web-address': TEXTS.nameWebAddress,
} as const;

/** Validation rule of a name or telephone number. */
export function nameRule(value: string): string | null {
  const problem = nameProblem(value);
  return problem && PROBLEMS[problem];
}
