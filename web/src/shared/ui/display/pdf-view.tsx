import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { getPreview } from '../../api/client.ts';
import type { Url } from '../../api/wire.ts';
import { Button } from '../form/button.tsx';
import { useFocusFallback } from '../page/focus.ts';
import { TaskNotice } from '../feedback/task-notice.tsx';
import { useTask } from '../feedback/use-task.ts';
import { saveFrom } from './save-as.ts';

interface Props {
  /** Name of the file, such as "CV". */
  label: string;
  /** The protected URL of the file. */
  file: Url<Blob>;
  filename: string;
}

/** Milliseconds for which an address is used again: it is valid for a minute from before it has arrived. */
const FRESH = 45_000;

/**
 * Shows a protected PDF on demand, if the browser can, and then offers it for opening and for download. These use the same
 * address while it is valid, because each new one is a look at the file, which its owner may see.
 */
export function PdfView({ label, file, filename }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const task = useTask({ failed: t`The file could not be loaded.` });
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is replaced by the last of others, and returns when the file is hidden.
  useFocusFallback(
    () => [...(root.current?.querySelectorAll('button') ?? [])].at(-1)?.focus(),
    shown !== null,
  );
  const kept = useRef({ address: '', until: 0 });
  const address = async () => {
    if (Date.now() >= kept.current.until)
      kept.current = { address: await getPreview(file), until: Date.now() + FRESH };
    return kept.current.address;
  };
  const view = () => task.run(async () => setShown(await address()));
  const save = async () => saveFrom(await address(), filename);
  return (
    <div className="form" ref={root}>
      {shown === null ? (
        <p>
          <Button
            kind="second"
            small
            working={task.working && t`Loading...`}
            onClick={view}
          >{t`View ${label}`}</Button>
        </p>
      ) : (
        <>
          <p className="row">
            <Button
              kind="quiet"
              small
              onClick={() => task.run(() => openInTab(address, save))}
            >{t`Open ${label}`}</Button>
            <Button kind="quiet" small onClick={() => task.run(save)}>{t`Download ${label}`}</Button>
            <Button kind="quiet" small onClick={() => setShown(null)}>{t`Hide`}</Button>
          </p>
          {/* Open parameters of PDF viewers: the page as wide as the frame. */}
          {navigator.pdfViewerEnabled && (
            <iframe className="pdf-frame" src={`${shown}#view=FitH`} title={label} />
          )}
        </>
      )}
      <TaskNotice task={task} />
    </div>
  );
}

/**
 * Opens an address in a tab of its own. Browsers allow a new tab during the click only, so it is there before its address. Where
 * none is allowed, `save` is the next best.
 */
async function openInTab(address: () => Promise<string>, save: () => Promise<void>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return save();
  try {
    const place = await address();
    tab.opener = null;
    tab.location.replace(place);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
