import type { ApplicationKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { NoteDialog } from '../../applications/note-dialog.tsx';

const TEXTS: Record<ApplicationKind, (title: string) => string> = {
  job: (title) =>
    t`Your application for “${title}” will no longer be considered. As long as the position is open, you can apply again.`,
  project: (title) =>
    t`Your application for “${title}” will no longer be considered. As long as the project is open, you can apply again.`,
  consultant: (title) =>
    t`Your request for “${title}” will no longer be considered. You can send a new one at any time.`,
  speculative: () =>
    t`Your speculative application will no longer be considered. You can send a new one at any time.`,
};

interface Props {
  id: string;
  kind: ApplicationKind;
  /** Title of the application's target. */
  title: string;
  user: User;
  onClose: () => void;
  /** Called with the outcome once the dialog is closed. */
  onDone: (tone: 'ok' | 'bad', text: string) => void;
}

/** Asks before a pending application is withdrawn, with an optional reason. */
export function WithdrawDialog({ id, kind, title, user, onClose, onDone }: Props) {
  const settle = (tone: 'ok' | 'bad', text: string) => {
    // Closed first, so that the notice can take over the focus.
    flushSync(onClose);
    onDone(tone, text);
  };
  return (
    <NoteDialog
      title={t`Withdraw your application`}
      submit={t`Withdraw`}
      working={t`Withdrawing...`}
      draft={`withdrawal:${user._id}:${id}`}
      label={t`Reason`}
      hint={t`The decision-maker will see this.`}
      texts={{ failed: t`The application could not be withdrawn. Please try again.` }}
      send={(reason) =>
        send('post', '/private/api/applications/{id}/withdraw', {
          params: { id },
          body: reason ? { reason } : {},
        })
      }
      onSent={({ message }) => settle('ok', message)}
      onRefused={({ message }) => settle('bad', message)}
      onClose={onClose}
    >
      <p>{TEXTS[kind](title)}</p>
    </NoteDialog>
  );
}
