import { APPOINTMENT } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { ApiError } from '../../shared/api/client.ts';
import { FormModal } from '../../shared/ui/form/api-form.tsx';
import { TextAreaField } from '../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import type { AppointmentCalls } from './appointment-calls.ts';
import { instantsOf, textOf } from './offer-dialog.tsx';
import { NO_TIME, TimesFields, timesProblem, type TimeValue } from './times-fields.tsx';

interface Props {
  calls: AppointmentCalls;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** What is done with a reason that the other side reads: other times are offered, all are refused, or it is cancelled. */
export type Act = 'move' | 'none' | 'cancel';

const TEXTS = {
  move: {
    title: t`Move the appointment`,
    text: t`The other side takes one of your times. An agreed time stands until then.`,
    submit: t`Offer other times`,
  },
  none: {
    title: t`None of these times suits`,
    text: t`The other side is told, and can offer other times. The application stays open.`,
    submit: t`Send the answer`,
  },
  cancel: {
    title: t`Cancel the appointment`,
    text: t`The other side is notified by email. The application stays open.`,
    submit: t`Cancel the appointment`,
  },
} satisfies Record<Act, { title: string; text: string; submit: string }>;

/** Asks for the reason, and for other times where they are offered. */
export function ReasonDialog({ act, calls, onClose, onDone }: Props & { act: Act }) {
  const { title, text, submit } = TEXTS[act];
  const isMove = act === 'move';
  const form = useApiForm({
    initial: { times: [NO_TIME] as TimeValue[], reason: '' },
    validate: {
      times: (times) => (isMove ? timesProblem(times) : null),
      reason: required(t`Please give the reason`),
    },
    texts: { failed: t`This could not be sent. Please try again.`, network: t`Server error` },
    send: async ({ times, reason: typed }) => {
      const reason = typed.trim();
      try {
        const said = await (isMove
          ? calls.move({ times: instantsOf(times), reason })
          : act === 'none'
            ? calls.answer({ none: true, reason })
            : calls.cancel(reason));
        flushSync(onClose);
        onDone(said);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) void calls.query.mutate();
        throw error;
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
      danger={act === 'cancel'}
      onClose={onClose}
    >
      <p>{text}</p>
      {isMove && (
        <TimesFields
          value={form.values.times}
          error={textOf(form.errors['times'])}
          onChange={(times) => form.setFieldValue('times', times)}
        />
      )}
      <TextAreaField
        label={t`Reason`}
        hint={t`The other side reads it.`}
        rows={3}
        maxLength={APPOINTMENT.reason}
        {...(!isMove && { 'data-autofocus': true })}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
