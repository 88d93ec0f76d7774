import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { ChangedDialog } from '../../../shared/ui/form/meanwhile/changed-dialog.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { personRulesFor } from '../../../shared/ui/form/person-fields.tsx';
import type { Draft } from '../../../shared/ui/form/use-draft.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { IntentNotice } from '../intent-notice.tsx';
import { FilesSection } from './files-section.tsx';
import { CareerSection, PersonSection, RoleSection } from './profile-sections.tsx';
import {
  changesOf,
  toProfileBody,
  toProfileValues,
  type ProfileFiles,
  type ProfileValues,
} from './profile-values.ts';
import { RoleChangeDialog } from './role-change-dialog.tsx';

interface Props {
  user: User;
  draft: Draft<Partial<ProfileValues>>;
}

const NO_FILES: ProfileFiles = { cv: null, certificate: null };

/**
 * The profile form. Unchanged fields follow the stored user, who may change in another tab or on another device.
 * Changed fields are kept, and only those are sent.
 */
export function ProfileForm({ user, draft }: Props) {
  const [files, setFiles] = useState(NO_FILES);
  const [confirming, setConfirming] = useState(false);
  const stored = toProfileValues(user);
  const chooseFile = (kind: keyof ProfileFiles, file: File | null) => {
    setFiles((before) => ({ ...before, [kind]: file }));
    form.clearFieldError(kind);
  };
  const form = useApiForm<ProfileValues>({
    initial: { ...stored, ...draft.value },
    validate: personRulesFor(stored),
    edits: editOf(user, toProfileValues, {
      follows: true,
      from: draft.from,
      files: [
        { name: 'cv', label: t`CV`, file: files.cv, drop: () => chooseFile('cv', null) },
        {
          name: 'certificate',
          label: t`Certificate`,
          file: files.certificate,
          drop: () => chooseFile('certificate', null),
        },
      ],
    }),
    onChange: (values, from) => draft.change(changesOf(values, from?.values ?? stored), from),
    texts: { failed: t`Failed to update profile`, network: t`Server error` },
    asksFirst: ({ role }) => {
      setConfirming(role !== user.role);
      return role !== user.role;
    },
    send: async (sent, onProgress, from) => {
      const answer = await send('put', '/private/api/update-profile/{userId}', {
        params: { userId: user._id },
        form: toProfileBody(changesOf(sent, from?.values ?? stored), files),
        ifMatch: from?.version,
        onProgress,
      });
      setFiles((now) => ({
        cv: now.cv === files.cv ? null : now.cv,
        certificate: now.certificate === files.certificate ? null : now.certificate,
      }));
      form.saved(sent, { version: answer.user.version, values: toProfileValues(answer.user) });
      userSession.update(answer.user);
      return TEXTS.profileUpdated;
    },
  });
  const isPerson = form.values.role !== 'B2B';
  return (
    <form className="profile-form" {...form.props}>
      <RoleSection form={form} user={user} />
      <PersonSection form={form} user={user} />
      {isPerson && <CareerSection form={form} user={user} />}
      {/* Companies upload no files, but one stored under an earlier role can be viewed and removed. */}
      {(isPerson || user.cv || user.certificate) && (
        <FilesSection form={form} user={user} files={files} onFile={chooseFile} />
      )}
      <div className="profile-save">
        {form.done && <Notice tone="ok">{form.done}</Notice>}
        <IntentNotice user={user} only="allowed" />
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        <Button type="submit" working={form.working && t`Saving...`}>{t`Save profile`}</Button>
      </div>
      <ChangedDialog meanwhile={form.meanwhile} />
      {confirming && (
        <RoleChangeDialog
          from={user.role}
          to={form.values.role}
          onConfirm={() => form.submit().then(() => setConfirming(false))}
          onCancel={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
