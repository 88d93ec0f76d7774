import { t } from '@lingui/core/macro';
import { ApiError, errorText, type Auth } from '../../shared/api/client.ts';
import type { User } from '../../shared/api/types.ts';
import { FormModal } from '../../shared/ui/api-form.tsx';
import { useApiForm } from '../../shared/ui/use-api-form.ts';
import { useDraft } from '../../shared/ui/use-draft.ts';
import { APPLY_TEXTS, sendApplication, type ApplyOutcome, type ApplyTarget } from './apply.ts';
import { GoesAlong } from './goes-along.tsx';
import { NoteField } from './note-field.tsx';

interface Props {
  target: ApplyTarget;
  user: User;
  auth?: Auth;
  onClose: () => void;
  onOutcome: (outcome: ApplyOutcome) => void;
}

/** Refusals that trying again does not change: no longer allowed, gone, not open, already applied. */
const FINAL = [401, 403, 404, 409];

/** Shows what goes along with an application, takes a note and sends it. The note is kept until it is sent. */
export default function ApplyDialog({ target, user, auth, onClose, onOutcome }: Props) {
  const { kind, id, title } = target;
  const texts = APPLY_TEXTS[kind];
  const form = useApiForm({
    initial: useDraft(`application:${user._id}:${kind}:${id}`, { note: '' }),
    texts,
    send: async ({ note }) => {
      try {
        onOutcome(await sendApplication(target, user, note.trim(), auth));
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (!FINAL.includes(status)) throw error;
        onOutcome({ message: errorText(error, texts.failed, texts.network), status });
        // Those who have to sign in first find their note again afterwards.
        if (status === 401) throw error;
      }
    },
  });
  return (
    <FormModal
      title={t`Apply: ${title}`}
      size="38rem"
      form={form}
      submit={t`Send`}
      working={t`Sending...`}
      onClose={onClose}
    >
      <GoesAlong target={target} user={user} auth={auth} />
      <NoteField
        label={kind === 'consultant' ? t`What do you need, from when, and for how long?` : t`Note`}
        hint={kind === 'consultant' ? undefined : t`What should we know that your profile does not say?`}
        optional
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}
