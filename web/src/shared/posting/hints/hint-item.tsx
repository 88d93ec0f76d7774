import type { Language } from '@consulting/contracts';
import type { PostingHint } from '@consulting/contracts/posting-check';
import { t } from '@lingui/core/macro';
import { monthAndYear, longDate } from '../../ui/display/dates.ts';
import { Button } from '../../ui/form/button.tsx';

/** The fields as the forms label them. */
const LABELS: Record<string, string> = {
  title: t`Title`,
  qualification: t`Qualification`,
  introduction: t`Introduction`,
  description: t`Description`,
  offer: t`Offer`,
  location: t`Location`,
  salary_from: t`Salary from (€)`,
  closes_at: t`Last day to apply`,
};

const isMonth = (date: string) => date.length === '2026-11'.length;
const dated = (date: string) => {
  const when = isMonth(date) ? monthAndYear(date) : longDate(date);
  return isMonth(date) ? t`reviewed in ${when}` : t`of ${when}`;
};

interface Props {
  hint: PostingHint;
  /** Found in the text; empty for a term. */
  wording: string;
  /** Language of the posting. */
  language: Language;
  /** Moves the focus to the wording in its field. */
  onGo: () => void;
  /** Puts the replacement in the place of the wording; missing if it was dismissed. */
  onUse?: () => void;
  onDismiss?: () => void;
  onShowAgain?: () => void;
}

/** A hint: where it is about, the reason, a better wording, the source with its date, and what can be done about it. */
export function HintItem({ hint, wording, language, onGo, onUse, onDismiss, onShowAgain }: Props) {
  const { field, message, suggestion, replacement, source, link, date } = hint;
  const label = LABELS[field] ?? field;
  return (
    <li>
      <p className="hint-place">
        <Button kind="quiet" small onClick={onGo}>
          <span>
            {label}
            {wording && (
              <>
                {': '}
                <q lang={language}>{wording}</q>
              </>
            )}
          </span>
        </Button>
      </p>
      <p>
        {message} {suggestion}
      </p>
      <p className="small muted">
        <a href={link} target="_blank" rel="noreferrer">
          {source}
        </a>
        {', '}
        {dated(date)}
      </p>
      <div className="row">
        {onUse && replacement !== null && (
          <>
            <Button kind="second" small onClick={onUse}>
              {t`Use this wording`}
              <span className="sr" lang={language}>{`: ${replacement}`}</span>
            </Button>
            <q lang={language}>{replacement}</q>
          </>
        )}
        {onDismiss && (
          <Button kind="quiet" small onClick={onDismiss}>
            {t`Dismiss`}
            <span className="sr">{`: ${message}`}</span>
          </Button>
        )}
        {onShowAgain && (
          <Button kind="quiet" small onClick={onShowAgain}>
            {t`Show again`}
            <span className="sr">{`: ${message}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
