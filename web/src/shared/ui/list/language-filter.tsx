import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { SelectField } from '../form/fields.tsx';
import type { SelectFilter } from './list-filters.tsx';

/** Every language under its own name. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** A filter from the address; undefined for what is no language of ours. */
export const readLanguage = (text: string | undefined): Language | undefined =>
  isLanguage(text) ? text : undefined;

/** The filter of postings and consultants by the language they are written in. */
export const BY_LANGUAGE: SelectFilter = {
  name: 'language',
  label: t`Language`,
  all: t`All Languages`,
  options: LANGUAGE_OPTIONS,
};

interface Props {
  value: Language | undefined;
  onChange: (language: string) => void;
}

/** The same for the lists of the administration, whose filters show no labels. */
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
