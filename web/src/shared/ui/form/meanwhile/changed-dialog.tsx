import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Modal } from '../../dialog/modal.tsx';
import { Button } from '../button.tsx';
import './changed-dialog.css';
import { differing } from './differing.ts';
import type { Difference, Meanwhile } from './use-edit.ts';

/** Shows what was saved elsewhere while a form was open, and asks which version of each field counts. */
export function ChangedDialog({ meanwhile }: { meanwhile: Meanwhile | null }) {
  return meanwhile && <Question {...meanwhile} />;
}

function Question({ both, taken, resolve, dismiss }: Meanwhile) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setTheirs(next);
  };
  return (
    <Modal
      title={t`Changed meanwhile`}
      size="48rem"
      persistent
      onClose={dismiss}
      actions={
        <>
          <Button kind="second" onClick={dismiss}>{t`Back to the form`}</Button>
          <Button onClick={() => resolve(theirs)}>{t`Save`}</Button>
        </>
      }
    >
      <p>{t`Since you opened this form, something has been saved by somebody else, or by you in another window. Nothing has been overwritten.`}</p>
      {both.length > 0 && <p>{t`These fields have two new versions. Choose which one to save:`}</p>}
      {both.length > 1 && (
        <div className="row">
          <Button kind="second" small onClick={() => setTheirs(new Set())}>{t`Keep all of mine`}</Button>
          <Button
            kind="second"
            small
            onClick={() => setTheirs(new Set(both.map(({ name }) => name)))}
          >{t`Take all saved ones`}</Button>
        </div>
      )}
      {both.map((field) => (
        <Versions
          key={field.name}
          field={field}
          isTheirs={theirs.has(field.name)}
          onChoose={(isTheirs) => choose(field.name, isTheirs)}
        />
      ))}
      {taken.length > 0 && (
        <section className="changed-taken" aria-labelledby="changed-taken">
          <h3 id="changed-taken">{t`Changed elsewhere, and kept:`}</h3>
          <dl>
            {taken.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>
                  <Value lang={field.lang} text={field.theirs} other={field.mine} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Modal>
  );
}

interface VersionsProps {
  field: Difference;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Versions({ field: { name, label, lang, mine, theirs }, isTheirs, onChoose }: VersionsProps) {
  const version = (
    text: string,
    other: string,
    of: { title: string; isChosen: boolean; theirs: boolean },
  ) => (
    <label>
      <input
        type="radio"
        name={`changed:${name}`}
        checked={of.isChosen}
        onChange={() => onChoose(of.theirs)}
      />
      <b>{of.title}</b>
      <Value lang={lang} text={text} other={other} />
    </label>
  );
  return (
    <fieldset className="choice changed-versions">
      <legend className="lbl choice-legend">{label}</legend>
      {version(mine, theirs, { title: t`My version`, isChosen: !isTheirs, theirs: false })}
      {version(theirs, mine, { title: t`Saved version`, isChosen: isTheirs, theirs: true })}
    </fieldset>
  );
}

/** A value whose part that the other version lacks is marked. */
function Value({ text, other, lang }: { text: string; other: string; lang: string | undefined }) {
  if (!text) return <span className="changed-value muted">{t`(empty)`}</span>;
  const [before, changed, after] = differing(text, other);
  return (
    <span className="changed-value" lang={lang}>
      {before}
      {changed && <mark>{changed}</mark>}
      {after}
    </span>
  );
}
