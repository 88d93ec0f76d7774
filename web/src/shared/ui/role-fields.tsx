import { LIMITS, TEXTS, type Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { GetInputPropsReturnType } from '@mantine/form';
import { ChoiceField } from './choice-field.tsx';
import { TextField } from './fields.tsx';
import { ROLE_CHOICES } from './role-choices.ts';

/** Validation rule of the company name. */
export const companyRule = (value: string, { role }: { role: Role }) =>
  role === 'B2B' && !value.trim() ? TEXTS.companyRequired : null;

interface Props {
  /** `getInputProps` of the form. */
  inputs: (name: 'role' | 'company_name') => GetInputPropsReturnType;
}

/** The role and, for B2B, the company. */
export function RoleFields({ inputs }: Props) {
  const role = inputs('role');
  return (
    <>
      <ChoiceField legend={t`Your role`} choices={ROLE_CHOICES} {...role} value={role.value as Role} />
      {role.value === 'B2B' && (
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          maxLength={LIMITS.name}
          {...inputs('company_name')}
        />
      )}
    </>
  );
}
