import { LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { TeamMember } from '../../../shared/api/types.ts';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { EmailField, PhoneField, TextField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import { inSomeLanguage, LanguageFields } from './language-fields.tsx';
import { useCareerSiteRefresh } from './use-career-site.ts';

const NONE = { en: '', de: '' };

const toMemberValues = (member?: TeamMember) => ({
  name: member?.name ?? '',
  role: member?.role ?? NONE,
  sentence: member?.sentence ?? NONE,
  phone: member?.phone ?? '',
  email: member?.email ?? '',
  shown: member?.shown ?? true,
});

interface Props {
  /** The member to edit; a new one is added without it. */
  member?: TeamMember;
  onClose: () => void;
}

/** Adds or edits a member of the team. */
export function MemberModal({ member, onClose }: Props) {
  const refresh = useCareerSiteRefresh();
  const form = useApiForm({
    initial: useAdminDraft(`team-member:${member?._id ?? 'new'}`, toMemberValues(member)),
    edits: editOf(member, toMemberValues),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: { name: required(TEXTS.nameRequired), role: inSomeLanguage },
    send: async (body, _, from) => {
      const params = member && { id: member._id };
      if (params)
        await send('put', '/api/admin/career-site/team/{id}', { params, body, ifMatch: from?.version });
      else await send('post', '/api/admin/career-site/team', { body });
      await refresh();
    },
    onSent: onClose,
  });
  return (
    <FormModal
      title={member ? t`Edit team member` : t`Add team member`}
      size="44rem"
      form={form}
      submit={member ? t`Save` : t`Add`}
      working={t`Saving...`}
      onClose={onClose}
    >
      <TextField label={t`Name`} maxLength={LIMITS.name} {...form.getInputProps('name')} />
      <LanguageFields
        label={t`Role`}
        path="role"
        max={LIMITS.name}
        value={form.values.role}
        error={form.errors['role']}
        onChange={(role) => form.setFieldValue('role', role)}
      />
      <LanguageFields
        label={t`Sentence`}
        hint={t`In the person’s own words.`}
        path="sentence"
        max={LIMITS.careerText}
        long
        optional
        value={form.values.sentence}
        error={form.errors['sentence']}
        onChange={(sentence) => form.setFieldValue('sentence', sentence)}
      />
      <div className="pairs">
        <PhoneField optional autoComplete="off" {...form.getInputProps('phone')} />
        <EmailField optional autoComplete="off" {...form.getInputProps('email')} />
      </div>
      <p className="hint">{t`Phone and email are shown only where the person is the contact.`}</p>
      <label className="check">
        <input type="checkbox" {...form.getInputProps('shown', { type: 'checkbox' })} />
        <span>{t`Show on the career site`}</span>
      </label>
    </FormModal>
  );
}
