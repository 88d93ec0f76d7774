import { postingTexts, type SaidTerms } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { CalendarIcon } from '../ui/display/icons.ts';

type Shown = SaidTerms & { closes_at?: string | null };

/** What is said of the work, as parts of a line under a title; nothing where nothing is said. */
export function PostingMeta({ posting }: { posting: Shown }) {
  const texts = postingTexts(posting);
  return (
    <>
      {[texts.employment, texts.workplace, texts.salary].filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {texts.closing && (
        <span>
          <CalendarIcon /> {t`Apply by ${texts.closing}`}
        </span>
      )}
    </>
  );
}

/** The same as labels and values, for a page about one posting; values that are not given are left out. */
export function postingFacts(posting: Shown): (readonly [label: string, value: string])[] {
  const { employment, workplace, salary, closing } = postingTexts(posting);
  const facts = [
    [t`Employment`, employment],
    [t`Workplace`, workplace],
    [t`Salary`, salary],
    [t`Apply by`, closing],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}
