import { postingTexts, type SaidTerms } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { CalendarIcon } from '../ui/display/icons.ts';

type Shown = SaidTerms & { closes_at?: string | null };

/** The terms of work as parts of a line under a title; renders nothing if none are given. */
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

/** The terms as labels and values, for the page of one posting; omits values that are not given. */
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
