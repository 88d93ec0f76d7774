import { t } from '@lingui/core/macro';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { CareerFields } from '../../../shared/ui/career-fields.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PdfField } from '../../../shared/ui/pdf-field.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import type { ProfileFiles, ProfileValues } from './profile-values.ts';

export function CareerSection({ form }: { form: UseFormReturnType<ProfileValues> }) {
  return (
    <section className="card form" id="career" tabIndex={-1} aria-labelledby="career-heading">
      <h2 id="career-heading">{t`Skills and career`}</h2>
      <TextField
        label={t`Skills`}
        optional
        hint={t`Separate with commas.`}
        {...form.getInputProps('skills')}
      />
      <CareerFields inputs={form.getInputProps} />
    </section>
  );
}

interface FilesProps {
  user: User;
  files: ProfileFiles;
  errors: Record<string, ReactNode>;
  progress: number | null;
  onFile: (kind: keyof ProfileFiles, file: File | null) => void;
}

const LABELS = { cv: t`CV`, certificate: t`Certificate` } as const;

/** CV and certificate. Selected files are sent with the profile; stored ones can be viewed and removed. */
export function FilesSection({ user, files, errors, progress, onFile }: FilesProps) {
  const [removing, setRemoving] = useState<keyof ProfileFiles | null>(null);
  const refresh = useRefresh();
  const task = useTask({
    failed: t`The file could not be removed. Please try again.`,
    network: t`Server error`,
  });
  const remove = async (kind: keyof ProfileFiles) => {
    await task.run(async () => {
      await send('delete', `/private/api/me/${kind}`);
      await refresh('/private/api/me');
    });
    setRemoving(null);
  };
  return (
    <section className="card form" id="files" tabIndex={-1} aria-labelledby="files-heading">
      <h2 id="files-heading">{t`Documents`}</h2>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      {(['cv', 'certificate'] as const).map((kind) => (
        <PdfField
          key={kind}
          label={LABELS[kind]}
          file={files[kind]}
          stored={user[kind]}
          storedAt={urlOf(`/private/api/me/${kind}`)}
          error={errors[kind]?.toString()}
          progress={files[kind] ? progress : null}
          onFile={(file) => onFile(kind, file)}
          onRemove={() => setRemoving(kind)}
        />
      ))}
      {removing && (
        <ConfirmDialog
          title={t`Remove ${LABELS[removing]}`}
          confirmLabel={t`Yes, Remove`}
          workingLabel={t`Removing...`}
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(null)}
        >
          {t`Remove ${user[removing]?.filename ?? LABELS[removing]}? It will be permanently deleted.`}
        </ConfirmDialog>
      )}
    </section>
  );
}
