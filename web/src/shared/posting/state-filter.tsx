import { POSTING_STATES, type PostingState } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { SelectField } from '../ui/form/fields.tsx';
import { STATE_WORDS } from './state-badge.tsx';

/** Parses a filter from the address; undefined for an unknown state. */
export const readState = (text: string | undefined): PostingState | undefined =>
  POSTING_STATES.find((state) => state === text);

interface Props {
  value: string;
  onChange: (state: string) => void;
  /** Shows the label only to screen readers. */
  hiddenLabel?: boolean;
}

/** Selects the entries of one state, or all. */
export function StateFilter({ value, onChange, hiddenLabel }: Props) {
  return (
    <SelectField
      label={t`State`}
      hiddenLabel={hiddenLabel}
      value={readState(value) ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t`All states` },
        ...POSTING_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
      ]}
    />
  );
}
