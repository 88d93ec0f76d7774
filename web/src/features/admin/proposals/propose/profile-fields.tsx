import { PROPOSED_PROFILE as LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { rateRead } from '../../../../shared/posting/rates.ts';
import { TextAreaField, TextField } from '../../../../shared/ui/form/fields.tsx';
import { TagsField } from '../../../../shared/ui/form/suggest/tags-field.tsx';
import type { ApiFormState } from '../../../../shared/ui/form/use-api-form.ts';
import { EmployerFields } from './employer-fields.tsx';
import { listError, type ProposeValues } from './profile-values.ts';

/** The fields of the profile that is proposed. */
export function ProfileFields({ form }: { form: ApiFormState<ProposeValues> }) {
  const input = (name: string) => form.getInputProps(`profile.${name}`);
  const { errors } = form;
  /** A list's input, with the error of any of its entries until it is changed. */
  const list = (name: string) => {
    const field = `profile.${name}`;
    const { onChange, ...props } = form.getInputProps(field) as {
      value: string;
      onChange: (value: unknown) => void;
    };
    return {
      ...props,
      error: listError(errors, field),
      onChange: (value: unknown) => {
        for (const key of Object.keys(errors)) if (key.startsWith(`${field}.`)) form.clearFieldError(key);
        onChange(value);
      },
    };
  };
  return (
    <>
      <TextField label={t`Position`} maxLength={LIMITS.position} {...input('position')} />
      <TagsField label={t`Skills`} kind="skill" optional {...list('skills')} />
      <div className="pairs">
        <TextField
          label={t`Years of experience`}
          optional
          inputMode="numeric"
          maxLength={2}
          {...input('years')}
        />
        <TextField
          label={t`Languages`}
          optional
          hint={t`Separated by commas`}
          placeholder={t`German (C2), English (C1)`}
          {...list('languages')}
        />
      </div>
      <div className="pairs">
        <TextField
          label={t`Availability`}
          optional
          hint={t`For example, from January`}
          maxLength={LIMITS.availability}
          {...input('availability')}
        />
        <TextField
          label={t`Rate`}
          optional
          hint={rateRead(form.getValues().profile.rate) || t`For example, €950 per day`}
          maxLength={LIMITS.rate}
          {...input('rate')}
        />
      </div>
      <EmployerFields form={form} />
      <TextAreaField
        label={t`Text`}
        optional
        hint={t`What speaks for the person in this project, without a name, an address or a telephone number.`}
        rows={7}
        maxLength={LIMITS.text}
        {...input('text')}
      />
    </>
  );
}
