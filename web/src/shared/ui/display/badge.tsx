import type { ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'ok' | 'bad' | 'new' | 'care' | 'over';
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  children: ReactNode;
}

/** A label with a symbol, so that its meaning does not depend on colour alone. */
export function Badge({ tone, lang, children }: BadgeProps) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'} lang={lang}>
      {children}
    </span>
  );
}

const STATUS = {
  pending: { tone: undefined, text: t`Applied` },
  selected: { tone: 'ok', text: t`Selected` },
  rejected: { tone: 'bad', text: t`Rejected` },
  withdrawn: { tone: 'over', text: t`Withdrawn` },
} as const;

interface StatusProps {
  status: ApplicationStatus;
  /** Replaces "Applied", which says nothing to those who decide. */
  word?: string;
}

/** The status of an application; `pending` is shown as Applied (the specification, section 4). */
export function StatusBadge({ status, word }: StatusProps) {
  const { tone, text } = STATUS[status];
  return <Badge tone={tone}>{word ?? text}</Badge>;
}

/** The text of a status, as in its badge. */
export const statusText = (status: ApplicationStatus): string => STATUS[status].text;

interface TagsProps {
  label: string;
  words: readonly string[];
  /** Number of tags to show, all by default; the others are shown as a count. */
  most?: number;
}

/** A row of tags: technologies, categories, skills. */
export function Tags({ label, words, most }: TagsProps) {
  if (words.length === 0) return null;
  const more = words.length - (most ?? words.length);
  return (
    <ul className="tags" aria-label={label}>
      {words.slice(0, most).map((word) => (
        <li className="tag" key={word}>
          {word}
        </li>
      ))}
      {more > 0 && <li className="muted">{t`+${more} more`}</li>}
    </ul>
  );
}
