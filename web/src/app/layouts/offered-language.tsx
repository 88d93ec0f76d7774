import { LANGUAGE_NAMES } from '@consulting/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { adminSession, userSession } from '../../shared/api/session/session.ts';
import { answerOffer, languageToOffer } from '../../shared/language-choice.ts';
import './language-offer.css';
import type { LanguageOffer } from './language-offer.tsx';

function subscribe(listener: () => void) {
  const offs = [userSession.subscribe(listener), adminSession.subscribe(listener)];
  return () => offs.forEach((off) => off());
}

/**
 * Offers the visitor's language once, in a line at the lower edge of the window; nobody is redirected. Space for it is
 * reserved at the end of the page, so that nothing moves and nothing stays covered. It is not prerendered: it appears
 * after hydration, and its texts are loaded only then.
 */
export function OfferedLanguage() {
  const language = useSyncExternalStore(subscribe, languageToOffer, () => null);
  const [isAnswered, setAnswered] = useState(false);
  const [Offer, setOffer] = useState<typeof LanguageOffer | null>(null);
  const isOffered = language !== null && !isAnswered;

  useEffect(() => {
    if (!isOffered) return;
    import('./language-offer.tsx').then(
      (loaded) => setOffer(() => loaded.LanguageOffer),
      // If its texts cannot be loaded, there is no line; the navigation has the same link.
      () => setAnswered(true),
    );
  }, [isOffered]);

  if (!isOffered) return null;
  const answer = () => {
    answerOffer();
    setAnswered(true);
  };
  return (
    <aside className="language-offer" lang={language} aria-label={LANGUAGE_NAMES[language]}>
      {Offer && <Offer language={language} onAnswer={answer} />}
    </aside>
  );
}
