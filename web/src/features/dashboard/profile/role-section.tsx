import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { UseFormReturnType } from '@mantine/form';
import type { User } from '../../../shared/api/types.ts';
import { ChoiceField } from '../../../shared/ui/choice-field.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { ROLE_CHOICES } from '../../../shared/ui/role-choices.ts';
import { ChosenNotice } from '../chosen-notice.tsx';
import type { ProfileValues } from './profile-values.ts';

/** The role and, for B2B, the company. */
export function RoleSection({ form, user }: { form: UseFormReturnType<ProfileValues>; user: User }) {
  return (
    <section className="card form" id="role" tabIndex={-1} aria-labelledby="role-heading">
      <h2 id="role-heading">{t`Role`}</h2>
      <ChosenNotice user={user} only="forbidden" />
      <ChoiceField
        legend={t`Your role`}
        choices={ROLE_CHOICES}
        value={form.values.role}
        onChange={(role) => form.setFieldValue('role', role)}
      />
      {form.values.role === 'B2B' && (
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          maxLength={LIMITS.name}
          {...form.getInputProps('company_name')}
        />
      )}
    </section>
  );
}
