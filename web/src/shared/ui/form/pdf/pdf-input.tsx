import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { askBeforeLeaving } from '../../../api/unsaved.ts';
import { FileIcon } from '../../display/icons.ts';
import { formatSize } from '../../display/file-size.ts';
import { Button } from '../button.tsx';
import { described, Field } from '../fields.tsx';
import { pdfProblem } from './pdf-problem.ts';

export interface PdfInputProps {
  label: string;
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** The selected file, not sent yet. */
  file: File | null;
  /** Called for each choice, also of a file that is refused (null): `error` was about the one before. */
  onFile: (file: File | null) => void;
  /** True when there is a stored file, which a selected one replaces. */
  hasStored?: boolean;
  /** Share sent so far, 0 to 1; null while nothing is being sent. */
  progress?: number | null;
  /** Shown below the selected file. */
  children?: ReactNode;
}

/** Selects the PDF of a form. */
export function PdfInput({
  label,
  error,
  optional,
  file,
  onFile,
  hasStored = false,
  progress,
  children,
}: PdfInputProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const reason = problem ?? error;
  const shown = reason && optional ? t`${reason} You can also leave this file out and add it later.` : reason;
  const size = file ? formatSize(file.size) : '';
  const isEmpty = !file && !hasStored;
  useEffect(() => (file ? askBeforeLeaving() : undefined), [file]);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(null);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    latest.current = chosen;
    const found = await pdfProblem(chosen);
    // Another one was chosen while this one was looked at.
    if (latest.current !== chosen) return;
    setProblem(found);
    onFile(found ? null : chosen);
  };
  const giveUp = () => {
    onFile(null);
    // The clicked button disappears with the file.
    input.current?.focus();
  };
  return (
    <Field id={id} label={label} optional={optional} hint={t`PDF, at most 5 MB.`} error={shown}>
      <div className="in file-in">
        <span className="file-choose" aria-hidden="true">
          {isEmpty ? t`Choose file` : t`Choose another file`}
        </span>
        {isEmpty && <span className="muted" aria-hidden="true">{t`No file chosen`}</span>}
        <input
          type="file"
          accept=".pdf,application/pdf"
          {...described(id, { hint: true, error: shown })}
          ref={input}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Otherwise selecting the same file again would fire no change event.
            event.target.value = '';
          }}
        />
      </div>
      {file && (
        <FileRow
          name={file.name}
          info={progress == null ? size : t`${size}, ${Math.floor(progress * 100)}% uploaded`}
        >
          {progress == null ? (
            <Button kind="quiet" small onClick={giveUp}>
              <Trans>
                Remove file<span className="sr"> {file.name}</span>
              </Trans>
            </Button>
          ) : (
            <progress aria-label={t`Upload of ${label}`} value={progress} />
          )}
        </FileRow>
      )}
      {children}
    </Field>
  );
}

export function FileRow({ name, info, children }: { name: string; info: string; children: ReactNode }) {
  return (
    <div className="pdf-row">
      <span>
        <FileIcon /> {name} <span className="muted small">{info}</span>
      </span>
      {children}
    </div>
  );
}
