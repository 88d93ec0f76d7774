import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/form/button.tsx';
import { saveAs } from '../ui/display/save-as.ts';
import { TaskNotice } from '../ui/feedback/task-notice.tsx';
import { useTask } from '../ui/feedback/use-task.ts';
import './second-factor.css';

interface Props {
  codes: readonly string[];
  /** Text of the closing button. */
  done: string;
  onDone: () => void;
}

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, done, onDone }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const copying = useTask({
    failed: t`The codes could not be copied. Please select them, or save them as a file.`,
  });
  useEffect(() => text.current?.focus(), []);
  const lines = `${codes.join('\n')}\n`;
  const save = () => {
    const company = COMPANY.shortName;
    const heading = t`Recovery codes for ${company}. Each works once.`;
    saveAs(new Blob([`${heading}\n\n${lines}`], { type: 'text/plain' }), t`recovery-codes.txt`);
  };
  return (
    <div className="form">
      <p ref={text} tabIndex={-1}>
        {t`Store these recovery codes where you will find them without your phone: on paper, or in a password manager. Each replaces one code of the app. They are not shown again.`}
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <TaskNotice task={copying} />
      <div className="row">
        <Button
          kind="second"
          small
          onClick={() =>
            void copying.run(async () => {
              await navigator.clipboard.writeText(lines);
              return t`Copied.`;
            })
          }
        >{t`Copy`}</Button>
        <Button kind="second" small onClick={save}>{t`Save as a file`}</Button>
      </div>
      <div className="modal-actions">
        <Button onClick={onDone}>{done}</Button>
      </div>
    </div>
  );
}
