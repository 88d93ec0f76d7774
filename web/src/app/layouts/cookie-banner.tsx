import { t } from '@lingui/core/macro';
import { Button } from '../../shared/ui/form/button.tsx';
import { chooseConsent, useConsent, type Consent } from './cookie-consent.ts';

/** Separate lines, because one long paragraph that appears late would count as the largest contentful paint. */
const SENTENCES = [
  t`A few browser entries keep you signed in.`,
  t`We do not count visits at present.`,
  t`If we start, then only with your consent and for 14 months at most.`,
  t`You can change your choice at any time in the footer.`,
];

/** Moves the focus to the page without scrolling, because the banner's buttons disappear. */
function choose(choice: Consent): void {
  chooseConsent(choice);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Asks once; refusing takes as many clicks as accepting. Without an answer, nothing that needs consent happens. */
export function CookieBanner() {
  if (useConsent() !== null) return null;
  return (
    <section className="cookie" aria-label={t`Cookies`}>
      <div>
        <h2>{t`Cookies`}</h2>
        <ul className="small">
          {SENTENCES.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <div className="two-btn">
        <Button kind="second" onClick={() => choose('necessary')}>{t`Necessary only`}</Button>
        <Button kind="second" onClick={() => choose('true')}>{t`Allow Cookies`}</Button>
      </div>
    </section>
  );
}
