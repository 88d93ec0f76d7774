import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { updateUser } from '../../../shared/api/session.ts';
import type { User } from '../../../shared/api/types.ts';
import { upload } from '../../../shared/api/upload.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { same } from '../../../shared/ui/same.ts';
import type { Draft } from '../../../shared/ui/use-draft.ts';
import { useTask } from '../../../shared/ui/use-task.ts';
import { ChosenNotice } from '../chosen-notice.tsx';
import { CareerSection, FilesSection } from './career-sections.tsx';
import { PersonSection } from './person-section.tsx';
import {
  changesOf,
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
  draft: Draft<Partial<ProfileValues>>;
}

const NO_FILES: ProfileFiles = { cv: null, certificate: null };

/**
 * The profile's fields. Those that were not touched follow the stored user, who may change in another tab or on
 * another device; those that were are kept, and are all that is sent.
 */
export function ProfileForm({ user, draft }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState(NO_FILES);
  const [progress, setProgress] = useState<number | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const task = useTask({ failed: 'Failed to update profile', network: 'Server error' });
  const stored = useMemo(() => toProfileValues(user), [user]);
  const known = useRef(stored);
  const form = useForm<ProfileValues>({
    initialValues: { ...stored, ...draft.value },
    validate: profileRules,
    onValuesChange: (values) => draft.change(changesOf(values, known.current)),
  });
  /** Fields that still hold what they held `before` take over what is stored `now`. */
  const follow = (before: ProfileValues, now: ProfileValues) => {
    known.current = now;
    form.setValues({ ...now, ...changesOf(form.getValues(), before) });
  };
  useEffect(() => {
    if (!same(known.current, stored)) follow(known.current, stored);
    // `follow` is new at each render and no reason to look again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);

  const save = async () => {
    setSaved(null);
    setProgress(0);
    const path = `/private/api/update-profile/${user._id}`;
    const work = async () => {
      const sent = form.getValues();
      const body = toProfileForm(changesOf(sent, known.current), files);
      const answer = await upload<{ message: string; user: User }>(path, body, {
        method: 'PUT',
        onProgress: setProgress,
      });
      setFiles((now) => ({
        cv: now.cv === files.cv ? null : now.cv,
        certificate: now.certificate === files.certificate ? null : now.certificate,
      }));
      follow(sent, toProfileValues(answer.user));
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
  const isPerson = form.values.role !== 'B2B';
  return (
    <form className="profile-form" ref={root} noValidate onSubmit={submit}>
      <RoleSection form={form} user={user} />
      <PersonSection form={form} email={user.email} />
      {isPerson && <CareerSection form={form} />}
      {/* A company has no CV; one that stayed from before can still be seen and removed. */}
      {(isPerson || user.cv || user.certificate) && (
        <FilesSection
          user={user}
          files={files}
          errors={form.errors}
          progress={task.working ? progress : null}
          onFile={chooseFile}
        />
      )}
      <div className="profile-save">
        {saved && !task.working && <Notice tone="ok">{saved}</Notice>}
        <ChosenNotice user={user} only="go on" />
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
