import type { Language } from '@consulting/contracts';
import { CloseIcon } from '../../shared/ui/display/icons.ts';
import { LanguageLink } from './language-links.tsx';

/**
 * In the offered language, because people who need the offer may not read the page's. Not in the catalogues, because
 * each build contains those of one language.
 */
/* eslint-disable lingui/no-unlocalized-strings */
const OFFERS: Record<Language, { text: string; close: string }> = {
  en: { text: 'This page is also available in English.', close: 'Close' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', close: 'Schließen' },
};
/* eslint-enable lingui/no-unlocalized-strings */

interface Props {
  language: Language;
  /** Called when the link is followed or the line is closed. */
  onAnswer: () => void;
}

/** The text of the offer, the link to the same page and a button to close it. */
export function LanguageOffer({ language, onAnswer }: Props) {
  const { text, close } = OFFERS[language];
  return (
    <div className="wrap small">
      <span>{text}</span>
      <LanguageLink language={language} onChoose={onAnswer} />
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          onAnswer();
          // The button is gone, so the page takes the focus, without scrolling.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
