import type { Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { Choice } from './choice-field.tsx';

/** The roles with their descriptions; the first is the default when registering. */
export const ROLE_CHOICES: readonly Choice<Role>[] = [
  { value: 'B2B', label: t`B2B`, text: t`Post projects, offer employees, request consultants` },
  { value: 'Freelancer', label: t`Freelancer`, text: t`Find projects and apply` },
  { value: 'JobSeeker', label: t`JobSeeker`, text: t`Find a job and apply` },
];

export const GENDERS = [
  { value: '', label: t`Prefer not to say` },
  { value: 'female', label: t`Female` },
  { value: 'male', label: t`Male` },
  { value: 'diverse', label: t`Non-binary` },
];
