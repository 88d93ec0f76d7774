import { LIMITS } from '@consulting/contracts';
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

/** What the dialog asks, by the kind of the target. */
function textsOf({ kind, title }: ApplyTarget) {
  switch (kind) {
    case 'consultant':
      return {
        title: t({ message: `Apply: ${title}`, context: 'for a consultant' }),
        label: t`What do you need, from when, and for how long?`,
      };
    case 'speculative':
      return {
        title: t`Speculative application`,
        label: t`What are you looking for, and what do you bring along?`,
        hint: t`For example your main skills, from when, how many days a week and where.`,
        least: LIMITS.speculativeNote.min,
      };
    default:
      return {
        title: t`Apply: ${title}`,
        label: t`Note`,
        hint: t`Anything we should know that is not in your profile.`,
      };
  }
}

/** Shows what is sent with an application, takes a note and sends it. */
export default function ApplyDialog({ target, user, auth, onClose, onOutcome }: Props) {
  const { kind, id } = target;
  return (
    <NoteDialog
      submit={t`Send`}
      working={t`Sending...`}
      draft={`application:${user._id}:${kind}:${id}`}
      {...textsOf(target)}
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
