import { COMPANY, fillTemplate, LIMITS, PLACEHOLDER_LIST, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../../shared/api/client.ts';
import type { Template } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { FormModal } from '../../../../shared/ui/form/api-form.tsx';
import { TextAreaField, TextField } from '../../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../../shared/ui/form/meanwhile/use-edit.ts';
import { required, useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { useAdminDraft } from '../../use-admin-draft.ts';

/** Values of the placeholders in the preview. */
const SAMPLE = { first_name: t`Lena`, title: t`SAP Basis Consultant`, company: COMPANY.name };

const toTemplateValues = (template?: Template) => ({
  name: template?.name ?? '',
  text: template?.text ?? '',
});

interface Props {
  /** The template to edit; a new one is created without it. */
  template?: Template;
  onClose: () => void;
}

/** Creates or edits a template, with a preview. */
export function TemplateModal({ template, onClose }: Props) {
  const refresh = useRefresh();
  const form = useApiForm({
    initial: useAdminDraft(`template:${template?._id ?? 'new'}`, toTemplateValues(template)),
    edits: editOf(template, toTemplateValues),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: { name: required(TEXTS.nameRequired), text: required(t`Please enter the text.`) },
    send: async (body, _, from) => {
      const params = template && { id: template._id };
      if (params) await send('put', '/api/admin/templates/{id}', { params, body, ifMatch: from?.version });
      else await send('post', '/api/admin/templates', { body });
      await refresh('/api/admin/templates');
    },
    onSent: onClose,
  });
  const { text } = form.values;
  const hasFieldError = Object.keys(form.errors).length > 0;
  return (
    <FormModal
      title={template ? t`Edit template` : t`Add template`}
      size="44rem"
      form={hasFieldError ? { ...form, error: null } : form}
      submit={template ? t`Save` : t`Add`}
      working={t`Saving...`}
      onClose={onClose}
    >
      <TextField label={t`Name`} maxLength={LIMITS.name} {...form.getInputProps('name')} />
      <TextAreaField
        label={t`Text`}
        hint={t`When the template is used, ${PLACEHOLDER_LIST} are replaced by the person’s first name, the title of the job, project or request, and the company.`}
        rows={9}
        maxLength={LIMITS.message}
        {...form.getInputProps('text')}
      />
      {text.trim() && (
        <figure className="said">
          <figcaption className="caption muted">{t`Example:`}</figcaption>
          <blockquote className="quoted">{fillTemplate(text, SAMPLE)}</blockquote>
        </figure>
      )}
    </FormModal>
  );
}
