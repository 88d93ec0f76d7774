import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { getFile } from '../../api/client.ts';
import type { Url } from '../../api/wire.ts';
import { Button } from '../form/button.tsx';
import { useFocusFallback } from '../page/focus.ts';
import { TaskNotice } from '../feedback/task-notice.tsx';
import { useTask } from '../feedback/use-task.ts';

interface Props {
  /** Name of the file, such as "CV". */
  label: string;
  /** The protected URL of the file. */
  file: Url<Blob>;
  filename: string;
}

/** Loads a protected PDF on demand, shows it if the browser can, and always offers it for download. */
export function PdfView({ label, file, filename }: Props) {
  const [loaded, setLoaded] = useState<Blob | null>(null);
  const task = useTask({ failed: t`The file could not be loaded.` });
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by another one, and returns when the file is hidden.
  useFocusFallback(() => root.current?.querySelector('button')?.focus(), loaded !== null);
  const open = () => task.run(async () => setLoaded(await getFile(file, 'application/pdf')));
  return (
    <div className="form" ref={root}>
      {loaded ? (
        <PdfFrame file={loaded} title={label} filename={filename} onClose={() => setLoaded(null)} />
      ) : (
        <p>
          <Button
            kind="second"
            small
            working={task.working && t`Loading...`}
            onClick={open}
          >{t`View ${label}`}</Button>
        </p>
      )}
      <TaskNotice task={task} />
    </div>
  );
}

interface FrameProps {
  file: Blob;
  title: string;
  filename: string;
  onClose?: () => void;
}

/** A PDF. Browsers without a PDF viewer get only the links. */
export function PdfFrame({ file, title, filename, onClose }: FrameProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const canShow = typeof navigator !== 'undefined' && navigator.pdfViewerEnabled;
  return (
    <>
      <p className="row">
        <a href={url} target="_blank" rel="noreferrer">{t`Open ${title}`}</a>
        <a href={url} download={filename}>{t`Download ${title}`}</a>
        {onClose && <Button kind="quiet" small onClick={onClose}>{t`Hide`}</Button>}
      </p>
      {/* Open parameters of PDF viewers: the page as wide as the frame. */}
      {url && canShow && <iframe className="pdf-frame" src={`${url}#view=FitH`} title={title} />}
    </>
  );
}
