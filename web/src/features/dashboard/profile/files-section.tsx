import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { forgetFileError } from '../../../shared/ui/form/pdf/file-errors.ts';
import { PdfField } from '../../../shared/ui/form/pdf/pdf-field.tsx';
import type { ApiFormState } from '../../../shared/ui/form/use-api-form.ts';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import type { ProfileFiles, ProfileValues } from './profile-values.ts';

interface Props {
  form: ApiFormState<ProfileValues>;
  user: User;
  files: ProfileFiles;
  onFile: (kind: keyof ProfileFiles, file: File | null) => void;
}

const FILES = {
  cv: { label: t`CV`, removal: t`Remove CV` },
  certificate: { label: t`Certificate`, removal: t`Remove Certificate` },
};

/** CV and certificate. Selected files are sent with the profile; stored ones can be viewed and removed. */
export function FilesSection({ form, user, files, onFile }: Props) {
  const [removing, setRemoving] = useState<keyof ProfileFiles>('cv');
  const refresh = useRefresh();
  const removal = useConfirm({
    title: FILES[removing].removal,
    text: t`Remove ${user[removing]?.filename ?? FILES[removing].label}? It will be permanently deleted.`,
    confirmLabel: t`Yes, Remove`,
    workingLabel: t`Removing...`,
    texts: {
      failed: t`The file could not be removed. Please try again.`,
      network: t`Server error`,
    },
    run: async () => {
      await send('delete', `/private/api/me/${removing}`);
      await refresh('/private/api/me');
    },
  });
  return (
    <section className="card form" id="files" tabIndex={-1} aria-labelledby="files-heading">
      <h2 id="files-heading">{t`Documents`}</h2>
      {removal.error}
      {(['cv', 'certificate'] as const).map((kind) => (
        <PdfField
          key={kind}
          label={FILES[kind].label}
          file={files[kind]}
          stored={user[kind]}
          storedAt={urlOf(`/private/api/me/${kind}`)}
          error={form.errors[kind]?.toString()}
          progress={files[kind] ? form.progress : null}
          onFile={(file) => {
            onFile(kind, file);
            forgetFileError(form, kind);
          }}
          onRemove={() => {
            setRemoving(kind);
            removal.ask();
          }}
        />
      ))}
      {removal.dialog}
    </section>
  );
}
