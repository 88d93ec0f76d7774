import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { askBeforeLeaving } from '../../../shared/api/unsaved.ts';
import { send } from '../../../shared/api/client.ts';
import type { TeamMember } from '../../../shared/api/types.ts';
import { FormModal } from '../../../shared/ui/form/api-form.tsx';
import { DateField } from '../../../shared/ui/form/date/date-field.tsx';
import { described, Field } from '../../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useCareerSiteRefresh } from './use-career-site.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface Values extends Record<string, unknown> {
  portrait: File | null;
  consent_on: string;
}

/** Why a picture would be rejected, or null. Saves an upload; the server checks the content. */
function problemOf(file: File | null): string | null {
  if (!file) return t`Please choose a picture.`;
  if (!TYPES.includes(file.type)) return t`Please choose a JPEG, PNG or WebP picture.`;
  return file.size > LIMITS.fileBytes
    ? t`This picture is larger than 5 MB. Please choose a smaller one.`
    : null;
}

/** Uploads the portrait of a member, with the day on which the person agreed that it is shown. */
export function PortraitModal({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const refresh = useCareerSiteRefresh();
  const form = useApiForm<Values>({
    initial: { portrait: null, consent_on: '' },
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: { portrait: problemOf, consent_on: required(t`Please enter the day of the consent.`) },
    send: async ({ portrait, consent_on }, onProgress) => {
      if (!portrait) return;
      await send('put', '/api/admin/career-site/team/{id}/portrait', {
        params: { id: member._id },
        form: { consent_on, portrait },
        onProgress,
      });
      await refresh();
    },
    onSent: onClose,
  });
  const { portrait } = form.values;
  useEffect(() => (portrait ? askBeforeLeaving() : undefined), [portrait]);
  return (
    <FormModal
      title={t`Portrait of ${member.name}`}
      size="34rem"
      form={form}
      submit={t`Upload portrait`}
      working={t`Uploading...`}
      onClose={onClose}
    >
      <PictureField
        file={portrait}
        error={form.errors['portrait']}
        progress={form.progress}
        onFile={(file) => {
          form.setFieldValue('portrait', file);
          form.setFieldError('portrait', file && problemOf(file));
        }}
      />
      <DateField
        label={t`Consent given on`}
        hint={t`The day on which the person agreed to the publication of the portrait. It is stored with your name.`}
        {...form.getInputProps('consent_on')}
      />
    </FormModal>
  );
}

interface FieldProps {
  file: File | null;
  error: ReactNode;
  progress: number | null;
  onFile: (file: File | null) => void;
}

function PictureField({ file, error, progress, onFile }: FieldProps) {
  const id = useId();
  const preview = usePreview(error ? null : file);
  return (
    <Field
      id={id}
      label={t`Picture`}
      hint={t`JPEG, PNG or WebP, at most 5 MB. It is cropped to a square, and information such as the place of the photograph is removed.`}
      error={error}
    >
      <div className="in file-in">
        <span className="file-choose" aria-hidden="true">
          {file ? t`Choose another file` : t`Choose file`}
        </span>
        <span className="muted" aria-hidden="true">
          {file ? file.name : t`No file chosen`}
        </span>
        <input
          type="file"
          accept={TYPES.join()}
          {...described(id, { hint: true, error })}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) onFile(chosen);
            // Otherwise selecting the same file again would fire no change event.
            event.target.value = '';
          }}
        />
      </div>
      {preview && <img className="own-portrait" src={preview} alt={t`The chosen picture`} />}
      {progress !== null && <progress aria-label={t`Upload of the portrait`} value={progress} />}
    </Field>
  );
}

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setUrl(made);
    return () => void (made && URL.revokeObjectURL(made));
  }, [file]);
  return url;
}
