import { PROPOSAL, type ProposalAnswer } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { ApiError, errorText } from '../../shared/api/client.ts';
import type { OwnProposal } from '../../shared/api/types.ts';
import { FormModal } from '../../shared/ui/form/api-form.tsx';
import { TextAreaField } from '../../shared/ui/form/fields.tsx';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { answerProposal, type useOwnProposals } from './own-calls.ts';
import { companyOf, CONSENT } from './own-texts.ts';

/** What the user is about to answer. */
export interface Asking {
  proposal: OwnProposal;
  answer: ProposalAnswer;
}

interface Props {
  asking: Asking;
  query: ReturnType<typeof useOwnProposals>;
  onClose: () => void;
  /** Called with the outcome once the dialog is closed. */
  onDone: (tone: 'ok' | 'bad', text: string) => void;
}

interface Words {
  title: string;
  texts: (company: string) => string[];
  submit: string;
}

const WORDS: Record<ProposalAnswer, Words> = {
  agree: {
    title: t`Agree to be proposed`,
    texts: (company) => [
      t`The profile is then shown at once, without your name, to: ${company}.`,
      CONSENT.learns,
      CONSENT.back,
    ],
    submit: t`Agree`,
  },
  decline: {
    title: t`Decline the proposal`,
    texts: () => [
      t`Nobody sees the profile. We do not ask you about this project again for ${PROPOSAL.askAgainDays} days.`,
    ],
    submit: t`Decline`,
  },
  withdraw: {
    title: t`Take your agreement back`,
    texts: () => [
      t`The profile disappears for the company at once, also where it is open. The company does not learn who you are. A document that it has saved stays with it.`,
    ],
    submit: t`Take back`,
  },
};

const FINAL = [404, 409];

/** Asks before an answer is sent; with a reason, if the user wants to give one, unless it is a yes. */
export function AnswerDialog({ asking: { proposal, answer }, query, onClose, onDone }: Props) {
  const { title, texts, submit } = WORDS[answer];
  const hasReason = answer !== 'agree';
  const failed = t`Your answer could not be sent. Please try again.`;
  const settle = (tone: 'ok' | 'bad', text: string) => {
    // Closed first, so that the notice can take over the focus.
    flushSync(onClose);
    onDone(tone, text);
  };
  const form = useApiForm({
    initial: { reason: '' },
    texts: { failed, network: t`Server error` },
    send: async ({ reason }) => {
      try {
        settle('ok', await answerProposal(query, proposal._id, answer, reason.trim()));
      } catch (error) {
        if (!(error instanceof ApiError) || !FINAL.includes(error.status)) throw error;
        settle('bad', errorText(error, failed));
      }
    },
  });
  return (
    <FormModal
      title={title}
      size="38rem"
      form={form}
      submit={submit}
      working={t`Sending...`}
      danger={hasReason}
      onClose={onClose}
    >
      <p>
        <b lang={proposal.project.language}>{proposal.project.title}</b>
      </p>
      {texts(companyOf(proposal)).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {hasReason && (
        <TextAreaField
          label={t`Reason`}
          optional
          hint={t`We read it, the company does not.`}
          rows={3}
          maxLength={PROPOSAL.reason}
          data-autofocus
          {...form.getInputProps('reason')}
        />
      )}
    </FormModal>
  );
}
