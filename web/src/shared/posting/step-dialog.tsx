import { applicationText, LIMITS, type AppliedFor, type PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { JsonBody } from '../api/wire.ts';
import { FormModal } from '../ui/form/api-form.tsx';
import { todayInBerlin } from '../ui/display/dates.ts';
import { DateField } from '../ui/form/date/date-field.tsx';
import { TextAreaField } from '../ui/form/fields.tsx';
import { useApiForm } from '../ui/form/use-api-form.ts';
import { MessagePreview } from '../ui/dialog/message-preview.tsx';

export type StateBody = JsonBody<'patch', '/api/admin/jobs/{id}/state'>;
export type PostingKind = 'job' | 'project';

/** The steps that need a confirmation. */
export type AskedStep = Exclude<PostingState, 'draft'>;

const TITLES: Record<PostingKind, Record<AskedStep, string>> = {
  job: { open: t`Open job again`, paused: t`Pause job`, closed: t`Close job` },
  project: { open: t`Open project again`, paused: t`Pause project`, closed: t`Close project` },
};

interface Texts {
  text: (title: string) => string;
  /** Text of the submit button; the dialog's title by default. */
  submit?: string;
  working: string;
}

const WORDS: Record<AskedStep, Texts> = {
  open: {
    text: (title) => t`“${title}” will be shown again, and people can apply.`,
    submit: t`Open again`,
    working: t`Opening...`,
  },
  paused: {
    text: (title) => t`“${title}” will not be shown, and nobody can apply, until it is opened again.`,
    submit: t`Pause`,
    working: t`Pausing...`,
  },
  closed: {
    text: (title) => t`“${title}” will no longer be shown, and nobody can apply.`,
    working: t`Closing...`,
  },
};

export interface StepDialogProps {
  kind: PostingKind;
  step: AskedStep;
  title: string;
  /** The owner as named to the applicants. */
  owner: Pick<AppliedFor, 'owner' | 'isFirm'>;
  /** The stored last day to apply. */
  closesAt: string | null;
  /** Number of applicants waiting for a decision, as far as known: closing rejects them. */
  waiting: number;
  /** An administrator does it to a company's project, and the company is notified. */
  tellsCompany?: boolean;
  /** Reloads the posting, because somebody may have applied since. */
  refresh: () => void;
  send: (body: StateBody) => Promise<void>;
  onClose: () => void;
}

/** Asks before a posting is closed or reopened, with the fields this needs. */
export function StepDialog(props: StepDialogProps) {
  const { kind, step, title, owner, closesAt, waiting, tellsCompany, refresh, send, onClose } = props;
  const heading = TITLES[kind][step];
  const { text, submit = heading, working } = WORDS[step];
  const atStart = useRef(refresh);
  useEffect(() => atStart.current(), []);
  const form = useApiForm({
    initial: {
      // By default all applicants get an answer, also those who applied after this list was loaded.
      tellApplicants: step === 'closed',
      note: '',
      closes_at: closesAt && closesAt >= todayInBerlin() ? closesAt : '',
    },
    texts: { failed: t`Something went wrong. Try again.` },
    send: ({ tellApplicants, note, closes_at }) => {
      const told = note.trim() && { note: note.trim() };
      if (step === 'open') return send({ state: step, closes_at: closes_at || null });
      return send({ state: step, ...(step === 'closed' && { tellApplicants }), ...(told || {}) });
    },
    onSent: onClose,
  });
  const tellsApplicants = waiting > 0 && form.getValues().tellApplicants;
  return (
    <FormModal title={heading} size="34rem" form={form} submit={submit} working={working} onClose={onClose}>
      <p>{text(title)}</p>
      {tellsCompany && <p>{t`The company gets a message and an email about it.`}</p>}
      {step === 'open' && (
        <DateField
          label={t`Last day to apply`}
          hint={t`The posting closes automatically after this day.`}
          optional
          {...form.getInputProps('closes_at')}
        />
      )}
      {step === 'closed' && waiting > 0 && (
        <>
          <p>
            <Plural
              value={waiting}
              one="# applicant is still waiting and will be rejected."
              other="# applicants are still waiting and will be rejected."
            />
          </p>
          <label className="check">
            <input type="checkbox" {...form.getInputProps('tellApplicants', { type: 'checkbox' })} />
            <span>{t`Notify the applicants who are still waiting`}</span>
          </label>
          {/* A company may not have given its name. */}
          {tellsApplicants && owner.owner && (
            <MessagePreview
              caption={t`They will receive:`}
              text={applicationText({ kind, title, ...owner }, 'closed')}
            />
          )}
        </>
      )}
      {(tellsCompany || tellsApplicants) && (
        <TextAreaField
          label={t`Note`}
          optional
          hint={noteHint(tellsCompany === true, tellsApplicants)}
          rows={4}
          maxLength={LIMITS.message}
          {...form.getInputProps('note')}
        />
      )}
    </FormModal>
  );
}

function noteHint(toCompany: boolean, toApplicants: boolean): string {
  if (toCompany && toApplicants) return t`The company and the applicants will see this.`;
  return toCompany ? t`The company will see this.` : t`The applicants will see this.`;
}
