import { plural, t } from '@lingui/core/macro';
import { useEffect, useId, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { useSuggestions, type SuggestionKind } from '../../../vocabulary/use-vocabulary.ts';
import './suggest.css';

export interface SuggestionInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'list'
> {
  kind: SuggestionKind;
  value: string;
  /** The part of the value that is being typed; all of it if missing. */
  typed?: string;
  onText: (text: string) => void;
  onChoose: (text: string) => void;
  /** Names that are not suggested, because they are chosen already. */
  without?: readonly string[];
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input with a list of suggestions below it, as the combobox pattern of ARIA wants it: the focus stays in the input,
 * arrow keys move through the list, Enter takes the active suggestion, Escape closes the list. Any text may be typed.
 */
export function SuggestionInput(props: SuggestionInputProps) {
  const { kind, value, typed = value, onText, onChoose, without = [], onKeyDown, ...input } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const suggestions = useSuggestions(typed, kind, isOpen).filter(
    (each) => each !== typed && !without.includes(each),
  );
  const options = isOpen ? suggestions : [];
  const at = active === null ? -1 : options.indexOf(active);
  const activeId = at < 0 ? undefined : `${id}-${at}`;
  const isShown = options.length > 0;
  // A list that opens at the end of a dialog is seen, and so is the active suggestion.
  const shown = activeId ?? (isShown ? id : undefined);
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const open = (next: boolean) => {
    setOpen(next);
    setActive(null);
  };
  const choose = (text: string) => {
    open(false);
    onChoose(text);
  };
  /** Moves through the suggestions; between the last and the first one is the typed text. */
  const move = (step: number) => {
    if (!isOpen) open(true);
    const places = options.length + 1;
    setActive(options[((at + step + 1 + places) % places) - 1] ?? null);
  };
  const keys: Record<string, (() => void) | false> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: active !== null && at >= 0 && (() => choose(active)),
    // Otherwise the key closes the dialog that the field is in.
    Escape: isShown && (() => open(false)),
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Such a key belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    const act = keys[event.key];
    if (!act) {
      // The typed text is taken, and the list would cover what it finds.
      if (event.key === 'Enter') open(false);
      return onKeyDown?.(event);
    }
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="suggest">
      <input
        className="in"
        autoComplete="off"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={activeId}
        value={value}
        onChange={(event) => {
          open(true);
          onText(event.target.value);
        }}
        onClick={() => open(true)}
        onBlur={() => open(false)}
        onKeyDown={onKey}
      />
      <ul
        role="listbox"
        id={id}
        aria-label={t`Suggestions`}
        className="suggestions"
        hidden={!isShown}
        // The focus stays in the input, also on a phone.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((text, index) => (
          <li
            key={text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(text)}
          >
            {text}
          </li>
        ))}
      </ul>
      <span className="sr" role="status">
        {isShown && plural(options.length, { one: '# suggestion', other: '# suggestions' })}
      </span>
    </div>
  );
}
