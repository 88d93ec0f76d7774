import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

interface Props {
  /** Name of the file, such as "CV". */
  label: string;
  file: File;
}

/**
 * A PDF that was chosen and is not sent yet: it has no address of ours, so it is shown from memory. Safari's viewer stays blank
 * there, because the frame inherits the policy of the page (docs/decisions/0074); its style hides the frame.
 */
export function ChosenPdf({ label, file }: Props) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <>
      <p className="row">
        <a href={url} target="_blank" rel="noreferrer">{t`Open ${label}`}</a>
        <a href={url} download={file.name}>{t`Download ${label}`}</a>
      </p>
      {url && navigator.pdfViewerEnabled && (
        <iframe className="pdf-frame from-memory" src={`${url}#view=FitH`} title={label} />
      )}
    </>
  );
}
