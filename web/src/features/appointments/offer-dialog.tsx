import { APPOINTMENT } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { ApiError } from '../../shared/api/client.ts';
import { FormModal } from '../../shared/ui/form/api-form.tsx';
import { SelectField, TextField } from '../../shared/ui/form/fields.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import type { AppointmentCalls } from './appointment-calls.ts';
import { minutesText } from './appointment-texts.ts';
import { instantOf, NO_TIME, TimesFields, timesProblem, type TimeValue } from './times-fields.tsx';

const { minutes } = APPOINTMENT;
const STEP = 15;
const LENGTHS = Array.from({ length: minutes.max / STEP }, (_, index) => (index + 1) * STEP);

interface Props {
  calls: AppointmentCalls;
  onClose: () => void;
  onDone: (text: string) => void;
}

const isWebAddress = (text: string): boolean => /^https:\/\//i.test(text.trim());

/** The lines of the form that are times, in the form of the API. */
export const instantsOf = (times: readonly TimeValue[]): string[] =>
  times.flatMap((each) => instantOf(each) ?? []);

/** Offers times to the applicant, with where and with whom one meets. */
export function OfferDialog({ calls, onClose, onDone }: Props) {
  const form = useApiForm({
    initial: {
      times: [NO_TIME] as TimeValue[],
      minutes: String(minutes.default),
      where: 'link' as 'place' | 'link',
      place: '',
      link: '',
      names: '',
    },
    validate: {
      times: timesProblem,
      place: (value, { where }) => (where === 'place' && !value.trim() ? t`Please enter the place` : null),
      link: (value, { where }) =>
        where === 'link' && !isWebAddress(value)
          ? t`Please enter a web address that begins with https://`
          : null,
      names: required(t`Please say who will be there`),
    },
    texts: { failed: t`The times could not be offered. Please try again.`, network: t`Server error` },
    send: async ({ times, where, place, link, names, ...rest }) => {
      try {
        const text = await calls.offer({
          times: instantsOf(times),
          minutes: Number(rest.minutes),
          ...(where === 'place' ? { place: place.trim() } : { link: link.trim() }),
          names: names.split(',').filter((each) => each.trim()),
        });
        flushSync(onClose);
        onDone(text);
      } catch (error) {
        // Somebody else has offered times, or the application has ended.
        if (error instanceof ApiError && error.status === 409) void calls.query.mutate();
        throw error;
      }
    },
  });
  const { where } = form.getValues();
  return (
    <FormModal
      title={t`Offer times for an appointment`}
      size="38rem"
      form={form}
      submit={t`Offer times`}
      working={t`Sending...`}
      onClose={onClose}
    >
      <TimesFields
        value={form.values.times}
        error={textOf(form.errors['times'])}
        onChange={(times) => form.setFieldValue('times', times)}
      />
      <SelectField
        label={t`Length`}
        options={LENGTHS.map((each) => ({ value: String(each), label: minutesText(each) }))}
        {...form.getInputProps('minutes')}
      />
      <SelectField
        label={t`Where`}
        options={[
          { value: 'link', label: t`Online` },
          { value: 'place', label: t`At a place` },
        ]}
        {...form.getInputProps('where')}
      />
      {where === 'place' ? (
        <TextField label={t`Place`} maxLength={APPOINTMENT.place} {...form.getInputProps('place')} />
      ) : (
        <TextField
          label={t`Web address of the meeting`}
          type="url"
          placeholder="https://"
          maxLength={APPOINTMENT.link}
          {...form.getInputProps('link')}
        />
      )}
      <TextField
        label={t`Who will be there`}
        hint={t`Names, separated by commas. The applicant reads them.`}
        maxLength={1000}
        {...form.getInputProps('names')}
      />
    </FormModal>
  );
}

/** The text of an error of the form. */
export const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
