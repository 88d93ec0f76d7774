import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Note } from '../../../shared/api/types.ts';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx';
import { dateTime } from '../../../shared/ui/display/dates.ts';
import { TextAreaField } from '../../../shared/ui/form/fields.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { LoadMore } from '../../../shared/ui/list/paging.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import './notes.css';
import { UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';

const TEXTS = { failed: t`Something went wrong`, network: t`Network error.` };

/** The subject of notes, in the format of the API. */
type About = `user:${string}` | `application:${string}`;

/** Internal notes about a user or an application, newest first: shows, adds and deletes them. */
export function Notes({ about }: { about: About }) {
  const list = useGrowingList('/api/admin/notes', { about }, { limit: 10 });
  const [removing, setRemoving] = useState<Note | null>(null);
  const task = useTask(TEXTS);
  const remove = async ({ _id: id }: Note) => {
    await task.run(async () => {
      const { message } = await send('delete', '/api/admin/notes/{id}', { params: { id } });
      await list.mutate();
      return message;
    });
    setRemoving(null);
  };
  return (
    <div className="adm-notes">
      <NewNote key={about} about={about} onAdded={list.mutate} />
      <TaskNotice task={task} focusOnShow closable />
      <Loaded query={list} isEmpty={() => false}>
        {(notes) =>
          notes.length === 0 ? (
            <p className="small muted">{t`No notes yet.`}</p>
          ) : (
            <ul aria-label={t`Internal notes`}>
              {notes.map((note) => (
                <NoteEntry key={note._id} note={note} onRemove={() => setRemoving(note)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={list} />
      {removing && (
        <ConfirmDialog
          title={t`Delete note`}
          onCancel={() => setRemoving(null)}
          onConfirm={() => remove(removing)}
        >
          {t`Delete this note for good?`}
        </ConfirmDialog>
      )}
    </div>
  );
}

function NewNote({ about, onAdded }: { about: About; onAdded: () => Promise<unknown> }) {
  const form = useApiForm({
    initial: useAdminDraft(`note:${about}`, { text: '' }),
    texts: TEXTS,
    validate: { text: required(t`Please write something first.`) },
    send: async ({ text }) => {
      await send('post', '/api/admin/notes', { body: { about, text } });
      await onAdded();
    },
    onSent: () => form.setValues({ text: '' }),
  });
  return (
    <form className="adm-compose" {...form.props}>
      {form.error && !form.errors['text'] && <Notice tone="bad">{form.error}</Notice>}
      <TextAreaField label={t`New note`} rows={3} maxLength={LIMITS.text} {...form.getInputProps('text')} />
      <div className="row">
        <Button
          type="submit"
          small
          kind="second"
          working={form.working && t`Saving...`}
        >{t`Add note`}</Button>
      </div>
    </form>
  );
}

function NoteEntry({ note, onRemove }: { note: Note; onRemove: () => void }) {
  const author = note.author || t`former administrator`;
  const when = dateTime(note.createdAt);
  return (
    <li>
      <p className="adm-note" lang={UNKNOWN_LANGUAGE}>
        {note.text}
      </p>
      <div className="row between">
        <p className="caption muted">
          {author},{' '}
          <time className="line" dateTime={note.createdAt}>
            {when}
          </time>
        </p>
        <Button small kind="quiet" onClick={onRemove}>
          <Trans>
            Delete<span className="sr"> the note of {when}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
}
