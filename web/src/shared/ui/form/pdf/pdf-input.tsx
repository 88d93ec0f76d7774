import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { askBeforeLeaving } from '../../../api/unsaved.ts';
import { FileIcon } from '../../display/icons.ts';
import { formatSize } from '../../display/file-size.ts';
import { Button } from '../button.tsx';
import { described, Field } from '../fields.tsx';

export interface PdfInputProps {
  label: string;
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** The selected file, not sent yet. */
  file: File | null;
  onFile: (file: File | null) => void;
  /** True when there is a stored file, which a selected one replaces. */
  hasStored?: boolean;
  /** Share sent so far, 0 to 1; null while nothing is being sent. */
  progress?: number | null;
  /** Shown below the selected file. */
  children?: ReactNode;
}

/** Why a file would be rejected, or null. Saves an upload; the server checks more thoroughly. */
async function pdfProblem(file: File): Promise<string | null> {
  if (file.size > LIMITS.fileBytes) return t`This file is larger than 5 MB. Please choose a smaller file.`;
  const head = await file.slice(0, 1024).text();
  return head.includes('%PDF-')
    ? null
    : t`This is not a PDF. Save the document as a PDF and choose it again.`;
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
  const shown = problem ?? error;
  const size = file ? formatSize(file.size) : '';
  const isEmpty = !file && !hasStored;
  useEffect(() => (file ? askBeforeLeaving() : undefined), [file]);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await pdfProblem(chosen);
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
