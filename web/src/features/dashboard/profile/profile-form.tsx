import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { updateUser } from '../../../shared/api/session.ts';
import type { User } from '../../../shared/api/types.ts';
import { upload } from '../../../shared/api/upload.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { CareerSection, FilesSection } from './career-sections.tsx';
import { PersonSection } from './person-section.tsx';
import {
  profileRules,
  toProfileForm,
  toProfileValues,
  type ProfileFiles,
  type ProfileValues,
} from './profile-values.ts';
import { RoleChangeDialog } from './role-change-dialog.tsx';
import { RoleSection } from './role-section.tsx';

interface Props {
  user: User;
  initial: ProfileValues;
  onChange: (values: ProfileValues) => void;
  onSaved: (user: User) => void;
}

const NO_FILES: ProfileFiles = { cv: null, certificate: null };

export function ProfileForm({ user, initial, onChange, onSaved }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState(NO_FILES);
  const [progress, setProgress] = useState<number | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const task = useTask({ failed: 'Failed to update profile', network: 'Server error' });
  const form = useForm({ initialValues: initial, validate: profileRules, onValuesChange: onChange });

  const save = async () => {
    setSaved(null);
    setProgress(0);
    const path = `/private/api/update-profile/${user._id}`;
    const work = async () => {
      const answer = await upload<{ message: string; user: User }>(
        path,
        toProfileForm(form.getValues(), files),
        {
          method: 'PUT',
          onProgress: setProgress,
        },
      );
      setFiles(NO_FILES);
      form.setValues(toProfileValues(answer.user));
      onSaved(answer.user);
      updateUser(answer.user);
      setSaved(TEXTS.profileUpdated);
    };
    await task.run(work, (errors) => {
      form.setErrors(errors);
      focusFirstError(root.current);
    });
    setProgress(null);
    setConfirming(false);
  };
  const submit = form.onSubmit(
    (values) => {
      if (values.role !== user.role) setConfirming(true);
      else void save();
    },
    () => focusFirstError(root.current),
  );
  const chooseFile = (kind: keyof ProfileFiles, file: File | null) => {
    setFiles((before) => ({ ...before, [kind]: file }));
    form.clearFieldError(kind);
  };
  return (
    <form className="profile-form" ref={root} noValidate onSubmit={submit}>
      <RoleSection form={form} />
      <PersonSection form={form} email={user.email} />
      {form.values.role !== 'B2B' && (
        <>
          <CareerSection form={form} />
          <FilesSection
            user={user}
            files={files}
            errors={form.errors}
            progress={task.working ? progress : null}
            onFile={chooseFile}
          />
        </>
      )}
      <div className="profile-save">
        {saved && !task.working && <Notice tone="ok">{saved}</Notice>}
        {task.error && <Notice tone="bad">{task.error}</Notice>}
        <Button type="submit" working={task.working && 'Saving...'}>
          Save profile
        </Button>
      </div>
      {confirming && (
        <RoleChangeDialog
          from={user.role}
          to={form.values.role}
          working={task.working}
          onConfirm={() => void save()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
