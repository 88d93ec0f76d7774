import { LIMITS } from '@consulting/contracts';
import { useId } from 'react';
import { SearchIcon } from '../display/icons.ts';
import { useTypedText } from './use-typed-text.ts';

interface Props {
  label: string;
  value: string;
  /** Called 250 ms after the last change, and at once on Enter. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Maximum length; by default that of every list search. */
  maxLength?: number;
  /** Shows the label only to screen readers. */
  hiddenLabel?: boolean;
}

/** A debounced search field. */
export function SearchField(props: Props) {
  const { label, value, onSearch, placeholder, maxLength = LIMITS.search, hiddenLabel } = props;
  const id = useId();
  const typed = useTypedText(value, onSearch);
  return (
    <div className="field">
      <label className={hiddenLabel ? 'sr' : undefined} htmlFor={id}>
        {label}
      </label>
      <div className="has-icon">
        <SearchIcon />
        <input
          className="in"
          id={id}
          type="search"
          placeholder={placeholder}
          maxLength={maxLength}
          {...typed}
        />
      </div>
    </div>
  );
}
