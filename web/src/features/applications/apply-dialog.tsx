import { t } from '@lingui/core/macro';
import type { Auth } from '../../shared/api/client.ts';
import type { KnownUser } from '../../shared/api/session/session.ts';
import { APPLY_TEXTS, sendApplication, type ApplyOutcome, type ApplyTarget } from './send-application.ts';
import { ApplicationContents } from './application-contents.tsx';
import { NoteDialog } from './note-dialog.tsx';

interface Props {
  target: ApplyTarget;
  user: KnownUser;
  auth?: Auth;
  onClose: () => void;
  onOutcome: (outcome: ApplyOutcome) => void;
}

/** Shows what is sent with an application, takes a note and sends it. */
export default function ApplyDialog({ target, user, auth, onClose, onOutcome }: Props) {
  const { kind, id, title } = target;
  const isRequest = kind === 'consultant';
  return (
    <NoteDialog
      title={isRequest ? t({ message: `Apply: ${title}`, context: 'for a consultant' }) : t`Apply: ${title}`}
      submit={t`Send`}
      working={t`Sending...`}
      draft={`application:${user._id}:${kind}:${id}`}
      label={isRequest ? t`What do you need, from when, and for how long?` : t`Note`}
      hint={isRequest ? undefined : t`Anything we should know that is not in your profile.`}
      texts={APPLY_TEXTS[kind]}
      send={(note) => sendApplication(target, user, note, auth)}
      onSent={onOutcome}
      onRefused={onOutcome}
      onClose={onClose}
    >
      <ApplicationContents target={target} user={user} auth={auth} />
    </NoteDialog>
  );
}
