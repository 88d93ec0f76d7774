import type { Role } from '@consulting/contracts';
import type { Choice } from './choice-field.tsx';

/** The roles with their descriptions; the first is the default when registering. */
export const ROLE_CHOICES: readonly Choice<Role>[] = [
  { value: 'B2B', label: 'B2B', text: 'Post projects, offer employees, request consultants' },
  { value: 'Freelancer', label: 'Freelancer', text: 'Find projects and apply' },
  { value: 'JobSeeker', label: 'JobSeeker', text: 'Find a job and apply' },
];

export const GENDERS = [
  { value: '', label: 'Prefer not to say' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'diverse', label: 'Non-binary' },
];
