import { t } from '@lingui/core/macro';
import type { ProfileWarnings as Warnings } from '../../../../shared/api/types.ts';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { Button } from '../../../../shared/ui/form/button.tsx';

const FIELDS: Record<string, string> = {
  position: t`Position`,
  skills: t`Skills`,
  languages: t`Languages`,
  availability: t`Availability`,
  rate: t`Rate`,
  text: t`Text`,
};

/** The name of a field as in the form, such as `profile.employers.0.branch`. */
function fieldName(field: string): string {
  const [, name = '', index] = field.split('.');
  if (name !== 'employers') return FIELDS[name] ?? name;
  const number = Number(index) + 1;
  return t`Branch, employer ${number}`;
}

interface Props {
  warnings: Warnings;
  /** Asks with the profile as it is; undefined once it was changed after the check. */
  onAsk: (() => void) | undefined;
}

/** Of letters that the PDF cannot show, not of who the person is. */
const LETTERS = 'proposal.warns-letters';

/** Names what the desk should look at before the person is asked. The desk corrects it, or asks all the same. */
export const ProfileWarnings = ({ warnings, onAsk }: Props) => (
  <Notice
    tone="care"
    focusOnShow
    more={
      <>
        <ul className="propose-warnings">
          {warnings.map(({ field, message }, index) => (
            <li key={index}>
              <b>{fieldName(field)}:</b> {message}
            </li>
          ))}
        </ul>
        <p>
          {onAsk ? (
            <Button small kind="second" onClick={onAsk}>{t`Ask all the same`}</Button>
          ) : (
            t`The profile has been changed and is checked again when you ask.`
          )}
        </p>
      </>
    }
  >
    {warnings.every(({ code }) => code === LETTERS)
      ? t`The PDF of the profile cannot show all letters. Nobody has been asked yet.`
      : t`The profile may say who the person is. Nobody has been asked yet.`}
  </Notice>
);
