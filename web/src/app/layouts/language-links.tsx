import { LANGUAGE_NAMES, LANGUAGES, localizedPath, type Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { leaveUnasked } from '../../shared/api/unsaved.ts';
import { LANGUAGE, routePath } from '../../shared/language.ts';
import { rememberLanguage } from '../../shared/language-choice.ts';
import { LanguageIcon } from '../../shared/ui/display/icons.ts';

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== LANGUAGE);

interface LinkProps {
  language: Language;
  /** Rendered as a menu entry, with an icon. */
  inMenu?: boolean;
  onChoose?: () => void;
}

/**
 * Links to the same page in a language, by the language's native name. Each language is a document of its own, so the
 * browser loads it; typed text is kept as a draft. Query and hash are added on click: prerendered pages lack them.
 */
export function LanguageLink({ language, inMenu, onChoose }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      className={inMenu ? 'menu-item' : undefined}
      href={localizedPath(language, pathname)}
      lang={language}
      hrefLang={language}
      aria-current={language === LANGUAGE ? 'true' : undefined}
      onClick={({ currentTarget }) => {
        const { search, hash } = window.location;
        currentTarget.href = localizedPath(language, routePath()) + search + hash;
        rememberLanguage(language);
        onChoose?.();
        leaveUnasked();
      }}
    >
      {inMenu && <LanguageIcon />}
      {LANGUAGE_NAMES[language]}
    </a>
  );
}

/** The other languages as items of a list. */
export function OtherLanguages({ inMenu = false }: { inMenu?: boolean }) {
  return OTHER_LANGUAGES.map((language) => (
    <li key={language}>
      <LanguageLink language={language} inMenu={inMenu} />
    </li>
  ));
}

/** All languages, side by side. */
export function LanguageLinks() {
  return (
    <nav className="languages" aria-label={t`Language`}>
      {LANGUAGES.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </nav>
  );
}
