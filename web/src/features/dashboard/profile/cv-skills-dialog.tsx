import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { errorText } from '../../../shared/api/client.ts';
import type { CvSkills } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Modal } from '../../../shared/ui/dialog/modal.tsx';
import { Failed, Loading } from '../../../shared/ui/feedback/loaded.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import './cv-skills.css';

/** The CV is read once for each opening. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

interface Props {
  onClose: () => void;
  onTake: (skills: string[]) => void;
}

/** The skills that the stored CV names, each with its line. Only ticked ones are taken. */
export default function CvSkillsDialog({ onClose, onTake }: Props) {
  const { data, error, mutate, isValidating } = useApi(urlOf('/private/api/me/cv/skills'), ONCE);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const toggle = (skill: string) =>
    setTicked(ticked.includes(skill) ? ticked.filter((each) => each !== skill) : [...ticked, skill]);
  const shown = isValidating ? undefined : data;
  const count = ticked.length;
  const hasChoice = shown !== undefined && shown.suggestions.length > 0;
  return (
    <Modal
      title={t`Skills from your CV`}
      onClose={onClose}
      size="36rem"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {hasChoice ? t`Cancel` : t`Close`}
          </Button>
          {hasChoice && (
            <Button aria-disabled={count === 0} onClick={() => count > 0 && onTake(inOrder(shown, ticked))}>
              {plural(count, { one: 'Take over # skill', other: 'Take over # skills' })}
            </Button>
          )}
        </>
      }
    >
      {error && !isValidating ? (
        <Failed
          text={errorText(error, t`Your CV could not be read. Please try again.`)}
          onRetry={() => void mutate()}
        />
      ) : shown ? (
        <>
          <Summary cv={shown} />
          {hasChoice && (
            <ul className="cv-suggestions">
              {shown.suggestions.map(({ skill, line }) => (
                <li key={skill}>
                  <label className="check">
                    <input type="checkbox" checked={ticked.includes(skill)} onChange={() => toggle(skill)} />
                    <span>
                      <b>{skill}</b>
                      <q className="muted small">{line}</q>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <Loading text={t`Reading your CV...`} />
      )}
    </Modal>
  );
}

/** Returns the ticked skills in the order of the CV. */
const inOrder = ({ suggestions }: CvSkills, ticked: readonly string[]) =>
  suggestions.map(({ skill }) => skill).filter((skill) => ticked.includes(skill));

function Summary({ cv: { suggestions, pages, readPages, hasText } }: { cv: CvSkills }) {
  const partly = readPages < pages && t`We have read the first ${readPages} of ${pages} pages.`;
  const text = !hasText
    ? t`Your CV has no text that we can read: its pages are pictures, as those of a scan. Save it as a PDF from your word processor, and we can suggest skills.`
    : suggestions.length === 0
      ? t`We have found no skills in your CV that are missing from your profile.`
      : t`Tick what belongs in your profile. Nothing else is taken over, and we keep nothing of what we have read.`;
  return (
    <p role="status">
      {text} {partly}
    </p>
  );
}
