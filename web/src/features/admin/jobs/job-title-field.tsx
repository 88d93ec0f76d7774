import { LIMITS, type Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Button } from '../../../shared/ui/form/button.tsx';
import { TextField } from '../../../shared/ui/form/fields.tsx';

const MARK = '(m/w/d)';

/** "(m/w/d)", "(w/m/x)", "(all genders)", "(gn)" …: the title says that it is meant for everybody. */
const FOR_EVERYBODY = /\(\s*(?:(?:[mwfdx]\s*[/|]\s*){2}[mwfdx]|(?:all|alle)\s+\p{L}+|gn\*?)\s*\)/iu;

/** One that names two genders only. */
const FOR_TWO = /\(\s*[mwf]\s*[/|]\s*[mwf]\s*\)/giu;

interface Props {
  title: string;
  /** In which the job is written. */
  language: Language;
  /** What `getInputProps` of the form returns. */
  input: object;
  /** Takes the title with "(m/w/d)", and the focus back into the field. */
  onSuggested: (title: string) => void;
}

/**
 * The title of a job. German ones say that the job is for all genders, because a posting must not exclude anybody
 * (section 11 of the AGG, Germany's General Act on Equal Treatment): where it is missing, the field offers it.
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
            <span className="muted">{t`German job titles say that they are meant for all genders.`}</span>
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
