import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWholeList } from '../../../../shared/api/whole-lists.ts';
import { FormModal } from '../../../../shared/ui/form/api-form.tsx';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { NoteField } from '../../../applications/note-field.tsx';
import { MessageLanguageHint } from './message-language-hint.tsx';
import { useAdminDraft } from '../../use-admin-draft.ts';
import {
  dialogTitle,
  filledTemplates,
  sentences,
  withTemplate,
  type Concerned,
  type Step,
} from './decision-texts.ts';
import './decision-dialog.css';

/** The templates for decisions, preloaded by the screens that open the dialog. */
export const useTemplates = () => useWholeList('/api/admin/templates', {});

const TEXTS = {
  failed: t`Failed to send notification.`,
  network: t`Network error. Please try again.`,
};

interface Props {
  step: Step;
  people: readonly Concerned[];
  /** Name of the applications that are decided on; a note's draft is kept under it. */
  name: string;
  /** Sends the decision; resolves to a function that is called when the dialog has closed. */
  send: (note: string) => Promise<() => void>;
  onClose: () => void;
}

/** Asks before a decision is sent: shows what the applicants will read, and takes a note for them. */
export function DecisionDialog({ step, people, name, send, onClose }: Props) {
  const sentenceId = useId();
  const then = useRef<() => void>(undefined);
  const form = useApiForm({
    initial: useAdminDraft(`decision:${step}:${name}`, { note: '' }),
    texts: TEXTS,
    send: async ({ note }) => {
      then.current = await send(note.trim());
    },
    onSent: () => {
      // Closing restores the focus, and the next step may move it.
      flushSync(onClose);
      then.current?.();
    },
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat && (event.ctrlKey || event.metaKey)) form.props.onSubmit();
  };
  return (
    <FormModal
      title={dialogTitle(step, people)}
      size="38rem"
      form={form}
      submit={t`Send`}
      working={t`Sending...`}
      confirms={sentenceId}
      onClose={onClose}
    >
      <Sentences id={sentenceId} step={step} people={people} />
      <Templates
        people={people}
        note={form.values.note}
        onNote={(note) => form.setFieldValue('note', note)}
      />
      <NoteField
        label={t`Note`}
        optional
        hint={
          people.length > 1
            ? t`All of them receive the same note, below this text.`
            : t`Appears below this text.`
        }
        rows={6}
        onKeyDown={sendByKey}
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}

/** The messages that will be sent, once for each different text; a long list scrolls. */
function Sentences({ id, step, people }: Pick<Props, 'step' | 'people'> & { id: string }) {
  const all = sentences(step, people);
  const name = people[0]?.name ?? '';
  const scrolls = all.length > 1 && { role: 'group', 'aria-label': t`Text for the applicants`, tabIndex: 0 };
  return (
    <div id={id} className="decision-texts">
      <p>
        {people.length === 1 ? (
          <Trans>{name} will receive this as a message and by email:</Trans>
        ) : (
          t`They will receive this as a message and by email:`
        )}
      </p>
      <div {...scrolls}>
        {all.map(([sentence, count]) => (
          <blockquote key={sentence}>
            {all.length > 1 && (
              <p className="caption muted">{plural(count, { one: '# applicant', other: '# applicants' })}</p>
            )}
            <p>{sentence}</p>
          </blockquote>
        ))}
      </div>
      <MessageLanguageHint languages={people.map(({ language }) => language)} />
    </div>
  );
}

/** Why templates are omitted. */
const UNKNOWN = (count: number) =>
  plural(count, {
    one: '# template is left out, because it names something that is not known here.',
    other: '# templates are left out, because they name something that is not known here.',
  });
const DIFFERENT = (count: number) =>
  plural(count, {
    one: '# template is left out, because it names something that is not the same for everybody.',
    other: '# templates are left out, because they name something that is not the same for everybody.',
  });

interface TemplatesProps extends Pick<Props, 'people'> {
  note: string;
  onNote: (note: string) => void;
}

/** Inserts a template into the note: replaces the template in it, else is added below the text. */
function Templates({ people, note, onNote }: TemplatesProps) {
  const all = useTemplates().data ?? [];
  const offered = filledTemplates(all, people);
  if (all.length === 0) return null;
  // Found by its text, also in the draft of a note.
  const chosen = offered
    .filter(({ text }) => note.includes(text))
    .sort((a, b) => b.text.length - a.text.length)[0];
  const choose = (id: string) => {
    const text = offered.find(({ _id }) => _id === id)?.text ?? '';
    onNote(withTemplate(note, chosen?.text, text));
  };
  const left = all.length - offered.length;
  const hint = left > 0 && (people.length === 1 ? UNKNOWN(left) : DIFFERENT(left));
  if (offered.length === 0) return <p className="small muted">{hint}</p>;
  return (
    <SelectField
      label={t`Template`}
      hint={hint}
      value={chosen?._id ?? ''}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: '', label: t`None` },
        ...offered.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  );
}
