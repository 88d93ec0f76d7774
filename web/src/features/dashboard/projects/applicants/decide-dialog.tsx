import { applicationText, type Decision } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { send } from '../../../../shared/api/client.ts';
import type { Project, User } from '../../../../shared/api/types.ts';
import { MessagePreview } from '../../../../shared/ui/dialog/message-preview.tsx';
import { fullName } from '../../../../shared/account/full-name.ts';
import { NoteDialog } from '../../../applications/note-dialog.tsx';

interface Props {
  decision: Decision;
  applicationId: string;
  /** Name of the applicant. */
  name: string;
  project: Project;
  user: User;
  onClose: () => void;
  /** Called with the outcome once the dialog is closed. */
  onDone: (tone: 'ok' | 'bad', text: string) => void;
}

/** Asks before a decision is sent: shows the message that the applicant will read, and takes a note. */
export function DecideDialog(props: Props) {
  const { decision, applicationId, name, project, user, onClose, onDone } = props;
  const owner = user.company_name || fullName(user);
  const target = { kind: 'project', title: project.title, owner, isFirm: false } as const;
  const settle = (tone: 'ok' | 'bad', text: string) => {
    // Closed first, so that the next applicant can take over the focus.
    flushSync(onClose);
    onDone(tone, text);
  };
  return (
    <NoteDialog
      title={decision === 'selected' ? t`Select ${name}` : t`Reject ${name}`}
      submit={t`Send`}
      working={t`Sending...`}
      draft={`decision:${user._id}:${applicationId}:${decision}`}
      label={t`Note`}
      hint={t`Your note follows this text, in the message and in the email.`}
      texts={{ failed: t`The decision could not be sent. Please try again.` }}
      send={(note) =>
        send('patch', '/private/api/projects/{id}/applicants/{applicationId}', {
          params: { id: project._id, applicationId },
          body: { status: decision, ...(note && { note }) },
        })
      }
      onSent={({ message }) => settle('ok', message)}
      onRefused={({ message }) => settle('bad', message)}
      onClose={onClose}
    >
      <MessagePreview caption={t`${name} will receive:`} text={applicationText(target, decision)} />
    </NoteDialog>
  );
}
