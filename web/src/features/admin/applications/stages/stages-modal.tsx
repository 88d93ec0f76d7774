import { STAGE_LIMITS, type InLanguages } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../../shared/api/use-api.ts';
import { urlOf, type Answer } from '../../../../shared/api/wire.ts';
import { FormModal } from '../../../../shared/ui/form/api-form.tsx';
import { editOf } from '../../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { Modal } from '../../../../shared/ui/dialog/modal.tsx';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { EntryFields, type EntryKind } from '../../career-site/entry-fields.tsx';
import { useAdminDraft } from '../../use-admin-draft.ts';
import { STAGES_PATH } from './use-stages.ts';

type Stored = Pick<Answer<'get', typeof STAGES_PATH>, 'stages' | 'version'>;
/** A new stage has no id yet. */
type Entry = { stage?: string; name: InLanguages };

const KIND: EntryKind<Entry> = {
  legend: t`Stages`,
  add: t`Add stage`,
  named: (number) => t`Stage ${number}`,
  most: STAGE_LIMITS.most,
  blank: () => ({ name: { en: '', de: '' } }),
  fields: [{ key: 'name', label: t`Name`, max: STAGE_LIMITS.name }],
};

const toValues = ({ stages }: Pick<Stored, 'stages'>): { stages: Entry[] } => ({ stages });

/** Edits the stages through which pending applications go. */
export function StagesModal({ onClose }: { onClose: () => void }) {
  const stored = useApi(urlOf(STAGES_PATH));
  if (stored.data) return <StagesForm stored={stored.data} onClose={onClose} />;
  return (
    <Modal title={t`Stages`} onClose={onClose} size="44rem">
      <Loaded query={stored} empty="" failed={t`The stages could not be loaded.`}>
        {() => null}
      </Loaded>
    </Modal>
  );
}

function StagesForm({ stored, onClose }: { stored: Stored; onClose: () => void }) {
  const refresh = useRefresh();
  const form = useApiForm({
    initial: useAdminDraft('stages', toValues(stored)),
    edits: editOf(stored, toValues),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: ({ stages }) => errorsOf(stages),
    send: async (body, _, from) => {
      await send('put', STAGES_PATH, { body, ifMatch: from?.version });
      await refresh(
        STAGES_PATH,
        '/api/admin/board',
        '/api/admin/jobs',
        '/api/admin/projects',
        '/api/admin/applications',
      );
    },
    onSent: onClose,
  });
  return (
    <FormModal
      title={t`Stages`}
      size="44rem"
      form={form}
      submit={t`Save`}
      working={t`Saving...`}
      onClose={onClose}
    >
      <p>{t`A new application begins in the first stage. If you remove a stage, its applications move to the one before. Applicants never see the stages.`}</p>
      <EntryFields
        kind={KIND}
        name="stages"
        value={form.values.stages}
        errors={form.errors}
        onChange={(stages) => form.setFieldValue('stages', stages)}
        hiddenLegend
      />
    </FormModal>
  );
}

/** Every stage needs a name in each language, which no other stage has. */
function errorsOf(stages: readonly Entry[]): Record<string, string> {
  const errors: Record<string, string> = {};
  if (stages.length < STAGE_LIMITS.least) errors['stages'] = t`Please keep at least one stage.`;
  stages.forEach(({ name }, index) => {
    const isTaken = stages
      .slice(0, index)
      .some((other) => isSame(other.name.en, name.en) || isSame(other.name.de, name.de));
    if (!name.en.trim() || !name.de.trim())
      errors[`stages.${index}.name`] = t`Please enter the name in both languages.`;
    else if (isTaken) errors[`stages.${index}.name`] = t`Another stage has this name already.`;
  });
  return errors;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
