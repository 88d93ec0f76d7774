import { t } from '@lingui/core/macro';
import type { OwnersApplicant } from '../../../../shared/api/types.ts';

/** Says why an applicant is shown without name, profile and documents. */
export const HIDDEN_TEXT = t`The account of this person is not available at present, so name, profile and documents are not shown. They are shown again as soon as it is.`;

/** The name of an applicant, or what stands in its place. */
export const nameOf = ({ hidden, name }: Pick<OwnersApplicant, 'hidden' | 'name'>): string =>
  hidden ? t`Not shown at present` : name;
