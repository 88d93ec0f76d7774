import { LANGUAGE_NAMES, LANGUAGES, localizedPath } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { leaveUnasked } from '../../shared/api/unsaved.ts';
import { LANGUAGE, routePath } from '../../shared/language.ts';

/**
 * The same page in each language, by the name that the language has for itself. Each is a document of its own, so the
 * browser loads it; what was typed is kept as a draft, and the query goes along, which the drawn page does not know.
 */
export function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <nav className="languages" aria-label={t`Language`}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localizedPath(language, pathname)}
          lang={language}
          hrefLang={language}
          aria-current={language === LANGUAGE ? 'true' : undefined}
          onClick={({ currentTarget }) => {
            const { search, hash } = window.location;
            currentTarget.href = localizedPath(language, routePath()) + search + hash;
            leaveUnasked();
          }}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
