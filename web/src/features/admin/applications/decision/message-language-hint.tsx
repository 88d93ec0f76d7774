import { isLanguage, type Language } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { LANGUAGE, languageName } from '../../../../shared/language.ts';

/**
 * Says in which language those who are told of a decision read it, where that is not the one of the page: the sentence
 * is shown in that of the page, and notes are translated by nobody.
 */
export function MessageLanguageHint({ languages }: { languages: readonly Language[] }) {
  // A server of the version before does not say it yet.
  const others = languages.filter((language) => isLanguage(language) && language !== LANGUAGE);
  return [...new Set(others)].map((language) => {
    const name = languageName(language);
    const count = others.filter((each) => each === language).length;
    return (
      <p className="hint" key={language}>
        {languages.length === 1
          ? t`It goes out in ${name}, the language of this account. A note goes out as you write it.`
          : plural(count, {
              one: `# of them reads it in ${name}, the language of the account. A note goes out as you write it.`,
              other: `# of them read it in ${name}, the language of their accounts. A note goes out as you write it.`,
            })}
      </p>
    );
  });
}
