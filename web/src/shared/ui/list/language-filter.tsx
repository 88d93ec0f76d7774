import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { SelectField } from '../form/fields.tsx';
import type { SelectFilter } from './filter.tsx';

/** Every language under its native name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Parses a filter from the address; undefined for an unknown language. */
export const readLanguage = (text: string | undefined): Language | undefined =>
  isLanguage(text) ? text : undefined;

/** Filters postings and consultants by the language of their texts. */
export const BY_LANGUAGE: SelectFilter = {
  name: 'language',
  label: t`Language`,
  all: t`All languages`,
  options: LANGUAGE_OPTIONS,
};

interface Props {
  value: Language | undefined;
  onChange: (language: string) => void;
}

/** The same for lists of the administration, whose filters have no visible labels. */
export function LanguageFilter({ value, onChange }: Props) {
  return (
    <SelectField
      label={BY_LANGUAGE.label}
      hiddenLabel
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[{ value: '', label: BY_LANGUAGE.all }, ...LANGUAGE_OPTIONS]}
    />
  );
}
