import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../../shared/api/client.ts';
import { FormModal } from '../../shared/ui/form/api-form.tsx';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { useDraft } from '../../shared/ui/form/use-draft.ts';
import type { TaskTexts } from '../../shared/ui/feedback/use-task.ts';
import { NoteField } from './note-field.tsx';

/** A refusal that a retry does not change: no longer allowed, gone, closed or decided meanwhile. */
export interface Refusal {
  message: string;
  /** The HTTP status. */
  status: number;
}

const FINAL = [401, 403, 404, 409];

const tooShort = (least: number) =>
  t`Please write at least ${least} characters, so that we can answer you well.`;

interface Props<A> {
  title: string;
  submit: string;
  working: string;
  /** Name of the note's draft; contains the author's id. */
  draft: string;
  label: string;
  hint?: string;
  /** Least characters of a note that is required; without it the note is optional. */
  least?: number;
  texts: TaskTexts;
  /** Takes the trimmed note. */
  send: (note: string) => Promise<A>;
  onSent: (answer: A) => void;
  onRefused: (refusal: Refusal) => void;
  onClose: () => void;
  /** What the note belongs to, shown above it. */
  children: ReactNode;
}

/**
 * A dialog that confirms sending something with a note. If sending can be retried, it shows the failure and stays
 * open; the note is kept until it is sent.
 */
export function NoteDialog<A>(props: Props<A>) {
  const { draft, label, hint, least = 0, texts, send, onSent, onRefused, children, ...dialog } = props;
  const form = useApiForm({
    initial: useDraft(draft, { note: '' }),
    validate: { note: (note) => (note.trim().length < least ? tooShort(least) : null) },
    texts,
    send: async ({ note }) => {
      try {
        onSent(await send(note.trim()));
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (!FINAL.includes(status)) throw error;
        onRefused({ message: errorText(error, texts.failed, texts.network), status });
        // The note is restored after a new sign-in.
        if (status === 401) throw error;
      }
    },
  });
  return (
    <FormModal size="38rem" form={form} {...dialog}>
      {children}
      <NoteField
        label={label}
        hint={hint}
        optional={least === 0}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}
