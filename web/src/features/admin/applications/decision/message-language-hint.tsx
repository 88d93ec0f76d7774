import { isLanguage, type Language } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { LANGUAGE, languageName } from '../../../../shared/language.ts';

/**
 * Tells in which language the recipients read a decision, if it differs from the page's: the dialog shows the message
 * in the page's language, and notes are not translated.
 */
export function MessageLanguageHint({ languages }: { languages: readonly Language[] }) {
  // A server of the previous version does not send it yet.
  const others = languages.filter((language) => isLanguage(language) && language !== LANGUAGE);
  return [...new Set(others)].map((language) => {
    const name = languageName(language);
    const count = others.filter((each) => each === language).length;
    return (
      <p className="hint" key={language}>
        {languages.length === 1
          ? t`Sent in ${name}, the language of this account. A note is sent as you write it.`
          : plural(count, {
              one: `# of them receives it in ${name}, the language of the account. A note is sent as you write it.`,
              other: `# of them receive it in ${name}, the language of their accounts. A note is sent as you write it.`,
            })}
      </p>
    );
  });
}
