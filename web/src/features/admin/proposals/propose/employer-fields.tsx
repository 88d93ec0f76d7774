import { PROPOSED_PROFILE } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import { PlusIcon } from '../../../../shared/ui/display/icons.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { OptionalMark, TextField } from '../../../../shared/ui/form/fields.tsx';
import type { ApiFormState } from '../../../../shared/ui/form/use-api-form.ts';
import { NO_EMPLOYER, type ProposeValues } from './profile-values.ts';

const FIELD = 'profile.employers';

/** Employers by branch and years. The names of those that are known stand beside the fields and are not sent. */
export function EmployerFields({ form }: { form: ApiFormState<ProposeValues> }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const { employers } = form.values.profile;
  const focusAdd = () => root.current?.querySelector<HTMLElement>('.entries-add')?.focus();
  const add = () => {
    flushSync(() => form.insertListItem(FIELD, { ...NO_EMPLOYER }));
    root.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const remove = (index: number) => {
    form.removeListItem(FIELD, index);
    focusAdd();
  };
  return (
    <fieldset className="entries" ref={root}>
      <legend className="lbl">
        {t`Employers`}
        <OptionalMark />
      </legend>
      <p className="hint">{t`By branch and years, for example “Automotive supplier”. The names are never passed on.`}</p>
      {employers.length > 0 && (
        <ol>
          {employers.map(({ company }, index) => {
            const number = index + 1;
            return (
              <li key={index} className="entry propose-employer">
                {company && (
                  <p className="small propose-name">
                    <b lang={UNKNOWN_LANGUAGE}>{company}</b> <span className="muted">{t`(not shown)`}</span>
                  </p>
                )}
                <TextField
                  label={t`Branch`}
                  aria-label={company ? t`Branch, in place of ${company}` : t`Branch, employer ${number}`}
                  maxLength={PROPOSED_PROFILE.branch}
                  {...form.getInputProps(`${FIELD}.${index}.branch`)}
                />
                <TextField
                  label={t`Years`}
                  aria-label={company ? t`Years at ${company}` : t`Years, employer ${number}`}
                  inputMode="numeric"
                  maxLength={2}
                  {...form.getInputProps(`${FIELD}.${index}.years`)}
                />
                <Button
                  small
                  kind="quiet"
                  aria-label={t`Remove: employer ${number}`}
                  onClick={() => remove(index)}
                >{t`Remove`}</Button>
              </li>
            );
          })}
        </ol>
      )}
      <p>
        <Button
          kind="second"
          small
          className="entries-add"
          disabled={employers.length >= PROPOSED_PROFILE.employers}
          onClick={add}
        >
          <PlusIcon /> {t`Add employer`}
        </Button>
      </p>
    </fieldset>
  );
}
