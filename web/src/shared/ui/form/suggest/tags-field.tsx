import { splitList, uniqueEntries } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { CloseIcon } from '../../display/icons.ts';
import { described, Field, type FieldProps } from '../fields.tsx';
import { SuggestionInput, type SuggestionInputProps } from './suggestion-input.tsx';

interface Props
  extends
    FieldProps,
    Omit<SuggestionInputProps, 'id' | 'value' | 'onText' | 'onChoose' | 'without' | 'ref' | 'className'> {
  /** The entries, separated by commas; from `getInputProps` of a form. */
  value?: string;
  onChange?: (text: string) => void;
}

/** Commas, and the lines of a pasted list. */
const SEPARATOR = /[,\n]/;

/**
 * A field for a list of skills or technologies: each entry is a chip, and names of the trade are suggested. Enter or a comma adds
 * what is typed, as it is typed; Backspace in the empty input removes the last entry. The value has the typed text too,
 * so that nothing is lost when the form is sent before it is added.
 */
export function TagsField(props: Props) {
  const { label, hint = t`Enter or a comma adds an entry.`, error, optional, hiddenLabel, ...others } = props;
  const { value = '', onChange, placeholder, ...attributes } = others;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState({ value, tags: splitList(value), typed: '' });
  const [told, setTold] = useState('');
  // Any other value comes from the form: a draft, or what is stored.
  const { tags, typed } = own.value === value ? own : { tags: splitList(value), typed: '' };

  const change = (next: readonly string[], text: string) => {
    const kept = uniqueEntries(next);
    const joined = uniqueEntries([...kept, text]).join(', ');
    setOwn({ value: joined, tags: kept, typed: text });
    onChange?.(joined);
  };
  const add = (entries: readonly string[], text = '') => {
    change([...tags, ...entries], text);
    const added = uniqueEntries(entries).join(', ');
    setTold(added && t`Added: ${added}`);
  };
  const remove = (entry: string) => {
    change(
      tags.filter((each) => each !== entry),
      typed,
    );
    setTold(t`Removed: ${entry}`);
    input.current?.focus();
  };
  const onText = (text: string) => {
    const entries = text.split(SEPARATOR);
    const last = (entries.pop() ?? '').trimStart();
    if (entries.length > 0) add(entries, last);
    else change(tags, last);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!SEPARATOR.test(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`.split(SEPARATOR));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add([typed]);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <Field {...{ id, label, hint, error, optional, hiddenLabel }}>
      <div
        className="tags-in"
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {tags.length > 0 && (
          <ul className="tags" aria-label={t`Chosen`}>
            {tags.map((tag) => (
              <li key={tag} className="tag">
                <span>{tag}</span>
                <button type="button" aria-label={t`Remove ${tag}`} onClick={() => remove(tag)}>
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
        )}
        <SuggestionInput
          {...attributes}
          {...described(id, { hint, error })}
          ref={input}
          placeholder={tags.length > 0 ? undefined : placeholder}
          value={typed}
          without={tags}
          onText={onText}
          onChoose={(text) => add([text])}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
      </div>
      <span className="sr" role="status">
        {told}
      </span>
    </Field>
  );
}
