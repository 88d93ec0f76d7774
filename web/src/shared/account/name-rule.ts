import { nameProblem, TEXTS } from '@consulting/contracts';

/** Validation rule of a name or telephone number. */
export const nameRule = (value: string): string | null => nameProblem(value) && TEXTS.nameWebAddress;
