import type {
  CheckedPosting,
  CheckedText,
  PostingHint,
  PostingRule,
} from '@consulting/contracts/posting-check';
import { plural, t } from '@lingui/core/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { HintItem } from './hint-item.tsx';
import './hints.css';
import { useHints } from './use-hints.ts';

/** What the hints need of the form of a posting. */
interface Props {
  posting: CheckedPosting;
  /** The rules whose hints were dismissed, a value of the form. */
  dismissed: readonly PostingRule[] | undefined;
  onDismissed: (rules: PostingRule[]) => void;
  onText: (field: CheckedText, text: string) => void;
  /** The element in which a field is entered. */
  inputOf: (field: string) => HTMLElement | null;
}

/** A wording that was replaced, while that can be undone. */
interface Used {
  field: CheckedText;
  wording: string;
  replacement: string;
  before: string;
  after: string;
}

/**
 * Hints for who writes a job or a project, below its fields: they follow what is typed, and never keep it from being saved.
 * Dismissed ones are kept with the posting and can be shown again.
 */
export function PostingHints({ posting, dismissed = [], onDismissed, onText, inputOf }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [used, setUsed] = useState<Used | null>(null);
  const [showsDismissed, setShowsDismissed] = useState(false);
  const all = useHints(posting);
  const hints = all.filter(({ rule }) => !dismissed.includes(rule));
  const others = all.filter(({ rule }) => dismissed.includes(rule));
  const count = hints.length;
  const textOf = (field: CheckedText) => posting[field] ?? '';
  /** A term has no wording, and its field is no text. */
  const wordingOf = ({ field, from, to }: PostingHint) =>
    to > from ? textOf(field as CheckedText).slice(from, to) : '';

  const go = ({ field, from, to }: PostingHint) => select(inputOf(field), from, to);
  const use = (hint: PostingHint, replacement: string) => {
    const field = hint.field as CheckedText;
    const before = textOf(field);
    const after = before.slice(0, hint.from) + replacement + before.slice(hint.to);
    setUsed({ field, wording: wordingOf(hint), replacement, before, after });
    onText(field, after);
    inputOf(field)?.focus();
  };
  const undo = ({ field, before }: Used) => {
    setUsed(null);
    onText(field, before);
    inputOf(field)?.focus();
  };
  // The pressed button disappears with its hint.
  const change = (rules: PostingRule[]) => {
    onDismissed(rules);
    heading.current?.focus();
  };
  const item = (hint: PostingHint, actions: object) => (
    <HintItem
      key={`${hint.rule} ${hint.field} ${hint.from}`}
      hint={hint}
      wording={wordingOf(hint)}
      language={posting.language}
      onGo={() => go(hint)}
      {...actions}
    />
  );
  const isUsed = used !== null && textOf(used.field) === used.after;
  return (
    <section className="posting-hints" aria-labelledby={id} data-path="dismissed">
      <h3 id={id} ref={heading} tabIndex={-1}>{t`Hints`}</h3>
      <p className="small muted">
        {count === 0
          ? t`Nothing to point out so far. Wordings and terms are checked while you write.`
          : t`They help to address everybody. You can save the posting with them.`}
      </p>
      <p role="status" className="sr">
        {all.length > 0 && plural(count, { one: '# hint', other: '# hints' })}
      </p>
      {/* The words of the rules, for who compares two versions of the form. */}
      <datalist>
        {all.map(({ rule, message, field, from }) => (
          <option key={`${rule} ${field} ${from}`} value={rule}>
            {message}
          </option>
        ))}
      </datalist>
      {isUsed && (
        <p className="row small">
          <span>{replaced(used)}</span>
          <Button kind="quiet" small onClick={() => undo(used)}>{t`Undo`}</Button>
        </p>
      )}
      {count > 0 && (
        <ul aria-labelledby={id}>
          {hints.map((hint) =>
            item(hint, {
              onUse: hint.replacement === null ? undefined : () => use(hint, hint.replacement ?? ''),
              onDismiss: () => change([...dismissed, hint.rule]),
            }),
          )}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <Button
            kind="quiet"
            small
            aria-expanded={showsDismissed}
            onClick={() => setShowsDismissed(!showsDismissed)}
          >
            {dismissedText(others.length)}
          </Button>
          {showsDismissed && (
            <ul className="dismissed" aria-label={t`Dismissed hints`}>
              {others.map((hint) =>
                item(hint, {
                  onShowAgain: () => change(dismissed.filter((rule) => rule !== hint.rule)),
                }),
              )}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

const replaced = ({ wording, replacement }: Used) => t`“${wording}” was replaced by “${replacement}”.`;

const dismissedText = (count: number) =>
  plural(count, { one: '# dismissed hint', other: '# dismissed hints' });

/** Moves the focus to a field, and selects the wording in it. */
function select(input: HTMLElement | null, from: number, to: number): void {
  input?.focus();
  const isText =
    input instanceof HTMLTextAreaElement || (input instanceof HTMLInputElement && input.type === 'text');
  if (isText && to > from) input.setSelectionRange(from, to);
}
