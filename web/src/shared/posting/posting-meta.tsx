import { postingTexts, TERM_TEXTS, type PostingTexts, type SaidTerms } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { CalendarIcon } from '../ui/display/icons.ts';

type Shown = SaidTerms & { closes_at?: string | null };

interface MetaProps {
  posting: Shown;
  /** Terms that are shown elsewhere. */
  omit?: readonly string[];
}

/** The terms of work as parts of a line under a title; renders nothing if none are given. */
export function PostingMeta({ posting, omit = [] }: MetaProps) {
  const texts = postingTexts(posting);
  return (
    <>
      {TERM_TEXTS.filter((name) => !omit.includes(name))
        .map((name) => texts[name])
        .filter(Boolean)
        .map((text) => (
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

type Fact = readonly [label: string, value: string];

function termFacts(texts: PostingTexts): Fact[] {
  const labels: Record<(typeof TERM_TEXTS)[number], string> = {
    employment: t`Employment`,
    workplace: t`Workplace`,
    salary: t`Salary`,
  };
  return TERM_TEXTS.map((name) => [labels[name], texts[name]]);
}

/** The terms and the last day as labels and values, for the page of one posting; omits values that are not given. */
export function postingFacts(posting: Shown): Fact[] {
  const texts = postingTexts(posting);
  const facts: Fact[] = [...termFacts(texts), [t`Apply by`, texts.closing]];
  return facts.filter(([, value]) => value !== '');
}
