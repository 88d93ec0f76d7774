import { LIMITS, type Cadence, type SavedSearchKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Modal } from '../../shared/ui/dialog/modal.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { SelectField, TextField } from '../../shared/ui/form/fields.tsx';
import { FormModal } from '../../shared/ui/form/api-form.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { CADENCE_OPTIONS } from './cadences.ts';
import { conditionsOf, SEARCHED_LISTS, textsOf, type SearchQuery } from './saved-search.ts';
import { useSearchChanges, type Audience } from './use-saved-searches.ts';

interface Props {
  kind: SavedSearchKind;
  query: SearchQuery;
  audience: Audience;
  onClose: () => void;
}

/** Names a search and saves it. The name is filled by what is set, so that Enter alone saves. */
export default function SaveSearchDialog({ kind, query, audience, onClose }: Props) {
  const [isSaved, setSaved] = useState(false);
  const { save } = useSearchChanges(audience);
  const texts = textsOf(query);
  const conditions = conditionsOf(kind, texts);
  const isMailed = audience === 'user';
  const form = useApiForm({
    initial: {
      name: (conditions || SEARCHED_LISTS[kind].all).slice(0, LIMITS.name),
      cadence: 'none' as Cadence,
    },
    validate: { name: required(t`Please enter a name.`) },
    texts: { failed: t`The search could not be saved.` },
    send: async ({ name, cadence }) => {
      await save({ kind, query: new URLSearchParams(texts).toString(), name: name.trim(), cadence });
      setSaved(true);
    },
  });
  if (isSaved)
    return (
      <Modal
        title={t`The search is saved`}
        onClose={onClose}
        actions={<Button data-autofocus onClick={onClose}>{t`Close`}</Button>}
      >
        <p role="status">
          {!isMailed
            ? t`Above the list you see what is new.`
            : form.getValues().cadence === 'none'
              ? t`Your dashboard shows you what is new.`
              : t`We will write to you when something new comes in. You can stop that at any time.`}
        </p>
        {isMailed && <GoLink to="/dashboard/searches">{t`Your saved searches`}</GoLink>}
      </Modal>
    );
  return (
    <FormModal
      title={t`Save this search`}
      form={form}
      size="34rem"
      submit={t`Save`}
      working={t`Saving…`}
      onClose={onClose}
    >
      <p>{conditions || SEARCHED_LISTS[kind].all}</p>
      <TextField
        label={t`Name`}
        maxLength={LIMITS.name}
        data-autofocus
        onFocus={(event) => event.target.select()}
        {...form.getInputProps('name')}
      />
      {isMailed && (
        <SelectField
          label={t`Email me what is new`}
          options={CADENCE_OPTIONS}
          hint={t`You can end these emails at any time, also by a link in each of them.`}
          {...form.getInputProps('cadence')}
        />
      )}
    </FormModal>
  );
}
