import { LANGUAGE_NAMES, LANGUAGES, type InLanguages } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { OptionalMark, TextAreaField, TextField } from '../../../shared/ui/form/fields.tsx';

interface Props {
  label: string;
  hint?: string;
  /** The name of the value in the form, as the API names it. */
  path: string;
  value: InLanguages;
  onChange: (value: InLanguages) => void;
  max: number;
  /** Fields of several lines. */
  long?: boolean;
  optional?: boolean;
  error?: ReactNode;
  /** The label for screen readers, where the same one stands in several entries. */
  named?: string;
}

/** A text in every language, side by side where there is room. */
export function LanguageFields(props: Props) {
  const { label, hint, path, value, onChange, max, long, optional, error, named = label } = props;
  const Input = long ? TextAreaField : TextField;
  return (
    <fieldset className="langs" data-path={path}>
      <legend className="lbl">
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="pairs">
        {LANGUAGES.map((language, index) => (
          <Input
            key={language}
            label={LANGUAGE_NAMES[language]}
            aria-label={t`${named}, ${LANGUAGE_NAMES[language]}`}
            lang={language}
            maxLength={max}
            {...(long && { rows: 3 })}
            data-path={`${path}.${language}`}
            value={value[language]}
            error={index === 0 ? error : undefined}
            onChange={(event: { target: { value: string } }) =>
              onChange({ ...value, [language]: event.target.value })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Validation of a text that one language at least must have. */
export const inSomeLanguage = (value: InLanguages): string | null =>
  LANGUAGES.some((language) => value[language].trim())
    ? null
    : t`Please enter a text in at least one language.`;
