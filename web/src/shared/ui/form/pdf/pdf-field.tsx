import { t } from '@lingui/core/macro';
import type { FileInfo } from '../../../api/types.ts';
import type { Url } from '../../../api/wire.ts';
import { formatSize } from '../../display/file-size.ts';
import { PdfView } from '../../display/pdf-view.tsx';
import { Button } from '../button.tsx';
import { ChosenPdf } from './chosen-pdf.tsx';
import { FileRow, PdfInput, type PdfInputProps } from './pdf-input.tsx';

interface Props extends Omit<PdfInputProps, 'optional' | 'hasStored' | 'children'> {
  /** The stored file and its URL. */
  stored?: FileInfo | null;
  storedAt?: Url<Blob>;
  onRemove?: () => void;
}

/** Selects, shows and removes the PDF of a form; always optional. */
export function PdfField({ stored, storedAt, onRemove, ...input }: Props) {
  const { label, file } = input;
  return (
    <PdfInput {...input} optional hasStored={Boolean(stored)}>
      {file && <ChosenPdf label={label} file={file} />}
      {!file && stored && storedAt && (
        <>
          <FileRow name={stored.filename} info={formatSize(stored.size)}>
            {onRemove && <Button kind="quiet" small onClick={onRemove}>{t`Remove ${label}`}</Button>}
          </FileRow>
          <PdfView label={label} file={storedAt} filename={stored.filename} />
        </>
      )}
    </PdfInput>
  );
}
