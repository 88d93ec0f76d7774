import { LIMITS, type Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Button } from '../../../shared/ui/form/button.tsx';
import { TextField } from '../../../shared/ui/form/fields.tsx';

const MARK = '(m/w/d)';

/** Matches "(m/w/d)", "(w/m/x)", "(all genders)", "(gn)" …: a title for all genders. */
const FOR_EVERYBODY = /\(\s*(?:(?:[mwfdx]\s*[/|]\s*){2}[mwfdx]|(?:all|alle)\s+\p{L}+|gn\*?)\s*\)/iu;

/** Matches a mark that names only two genders. */
const FOR_TWO = /\(\s*[mwf]\s*[/|]\s*[mwf]\s*\)/giu;

interface Props {
  title: string;
  /** Language of the job. */
  language: Language;
  /** `getInputProps` of the form. */
  input: object;
  /** Sets the title with "(m/w/d)", and moves the focus back to the field. */
  onSuggested: (title: string) => void;
}

/**
 * The title of a job. German titles say that the job is for all genders, because a posting must not exclude anybody
 * (section 11 of the AGG, Germany's General Act on Equal Treatment): if the mark is missing, the field suggests it.
 */
export function JobTitleField({ title, language, input, onSuggested }: Props) {
  const text = title.trim();
  const lacksIt = language === 'de' && text !== '' && !FOR_EVERYBODY.test(text);
  return (
    <div>
      <TextField label={t`Title`} maxLength={LIMITS.title} lang={language} {...input} />
      <div role="status">
        {lacksIt && (
          <p className="row small title-offer">
            <span className="muted">{t`German job titles point out that they address all genders.`}</span>
            <Button
              kind="second"
              small
              onClick={() =>
                onSuggested(`${text.replace(FOR_TWO, ' ').split(/\s+/).filter(Boolean).join(' ')} ${MARK}`)
              }
            >
              {t`Add “${MARK}”`}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
