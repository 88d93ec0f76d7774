import { useId } from 'react';
import { described, Field, type FieldProps } from '../fields.tsx';
import { SuggestionInput, type SuggestionInputProps } from './suggestion-input.tsx';

interface Props
  extends FieldProps, Omit<SuggestionInputProps, 'id' | 'value' | 'onText' | 'onChoose' | 'without'> {
  /** From `getInputProps` of a form. */
  value?: string;
  onChange?: (text: string) => void;
}

/** A text field that suggests names of the trade; any text may be typed. */
export function SuggestField(props: Props) {
  const { label, hint, error, optional, hiddenLabel, value = '', onChange, ...input } = props;
  const id = useId();
  const change = (text: string) => onChange?.(text);
  return (
    <Field {...{ id, label, hint, error, optional, hiddenLabel }}>
      <SuggestionInput
        {...input}
        {...described(id, { hint, error })}
        value={value}
        onText={change}
        onChoose={change}
      />
    </Field>
  );
}
