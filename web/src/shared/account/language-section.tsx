import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { Audience } from '../api/session/reauth.ts';
import { saveLanguage } from '../language-choice.ts';
import { SelectField } from '../ui/form/fields.tsx';
import { editOf } from '../ui/form/meanwhile/use-edit.ts';
import { LANGUAGE_OPTIONS } from '../ui/list/language-filter.tsx';
import { useApiForm } from '../ui/form/use-api-form.ts';
import { AccountForm } from './account-form.tsx';
import './account.css';

interface Props {
  audience: Audience;
  /** Whose language it is. */
  person: Owner;
}

interface Owner {
  language?: Language;
  version?: string | undefined;
}

const toValues = ({ language = DEFAULT_LANGUAGE }: Owner): { language: string } => ({ language });

/** Chooses the language of the mails and messages to the account; each language of the site has its own address. */
export function LanguageSection({ audience, person }: Props) {
  const form = useApiForm({
    initial: toValues(person),
    edits: editOf(person, toValues, { follows: true }),
    texts: { failed: t`The language could not be saved. Please try again.`, network: t`Server error` },
    send: async (values, _, from) => {
      const language = isLanguage(values.language) ? values.language : DEFAULT_LANGUAGE;
      const { message, version } = await saveLanguage(audience, language, { ifMatch: from?.version });
      form.saved(values, { version, values });
      return message;
    },
  });
  return (
    <section className="card form" aria-labelledby="language-heading">
      <h2 id="language-heading">{t`Language`}</h2>
      <p>{t`We write our emails and messages to you in this language. Switching the language of the pages changes it, too.`}</p>
      <AccountForm form={form} button={t`Save language`} working={t`Saving...`}>
        <SelectField
          label={t`Language of emails and messages`}
          options={LANGUAGE_OPTIONS}
          {...form.getInputProps('language')}
        />
      </AccountForm>
    </section>
  );
}
