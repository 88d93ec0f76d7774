import { KEY_DAYS, KEY_SCOPES, LIMITS, TEXTS, type KeyScope } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import type { Answer } from '../../../../shared/api/wire.ts';
import { FormModal } from '../../../../shared/ui/form/api-form.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { useAdminDraft } from '../../use-admin-draft.ts';
import { CheckRows, rowsOf } from '../check-rows.tsx';
import { dayAfter, DAYS_OPTIONS, SCOPE_WORDS } from './key-texts.ts';
import { CreatedKey } from './created-key.tsx';

interface KeyValues extends Record<string, unknown> {
  name: string;
  scopes: KeyScope[];
  days: string;
  /** One per line. */
  networks: string;
}

const EMPTY: KeyValues = { name: '', scopes: [], days: String(KEY_DAYS.default), networks: '' };

const SCOPE_ROWS = rowsOf(KEY_SCOPES);

interface Props {
  onClose: () => void;
}

/** Creates a key and then shows it once: it is kept only in the state of this dialog. */
export function NewKeyModal({ onClose }: Props) {
  const [made, setMade] = useState<Answer<'post', '/api/admin/api-keys'> | null>(null);
  return made ? <CreatedKey made={made} onDone={onClose} /> : <KeyForm onMade={setMade} onClose={onClose} />;
}

interface FormProps extends Props {
  onMade: (made: Answer<'post', '/api/admin/api-keys'>) => void;
}

function KeyForm({ onMade, onClose }: FormProps) {
  const refresh = useRefresh();
  const form = useApiForm<KeyValues>({
    initial: useAdminDraft('api-key', EMPTY),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: {
      name: required(TEXTS.nameRequired),
      scopes: (scopes) => (scopes.length === 0 ? t`Please choose at least one permission.` : null),
    },
    send: async ({ name, scopes, days, networks }) => {
      const entries = networks.split(/[\s,;]+/).filter(Boolean);
      const body = { name, scopes, days: Number(days), networks: entries };
      const made = await send('post', '/api/admin/api-keys', { body });
      // The key is shown even if the list fails to reload.
      onMade(made);
      void refresh('/api/admin/api-keys');
    },
  });
  const hasFieldError = Object.keys(form.errors).length > 0;
  const expires = dayAfter(Number(form.values.days));
  return (
    <FormModal
      title={t`New API key`}
      size="48rem"
      form={hasFieldError ? { ...form, error: null } : form}
      submit={t`Create`}
      working={t`Creating...`}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        hint={t`Program and purpose`}
        maxLength={LIMITS.name}
        {...form.getInputProps('name')}
      />
      <CheckRows
        label={t`Permissions`}
        hint={t`Choose no more than the program needs. It cannot be changed later.`}
        rows={SCOPE_ROWS}
        words={SCOPE_WORDS}
        {...form.getInputProps('scopes')}
      />
      <SelectField
        label={t`Valid for`}
        hint={t`Until ${expires}`}
        options={DAYS_OPTIONS}
        {...form.getInputProps('days')}
      />
      <TextAreaField
        label={t`Allowed networks`}
        optional
        hint={t`One address or network a line, for example 203.0.113.7 or 203.0.113.0/24. Without any, the key works from everywhere.`}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        {...form.getInputProps('networks')}
      />
    </FormModal>
  );
}
