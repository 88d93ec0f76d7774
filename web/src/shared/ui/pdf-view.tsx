import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { errorText, getFile } from '../api/client.ts';
import type { Url } from '../api/wire.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type State =
  { kind: 'closed' | 'loading' } | { kind: 'open'; url: string } | { kind: 'failed'; text: string };

interface Props {
  /** "CV" or "Certificate", used as "View CV". */
  label: string;
  /** The protected URL of the file. */
  file: Url<Blob>;
  filename?: string;
  buttonLabel?: string;
}

/** Loads a protected PDF on demand, shows it if the browser can, and always offers it for download. */
export function PdfView({ label, file, filename = `${label}.pdf`, buttonLabel = t`View ${label}` }: Props) {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const open = async () => {
    setState({ kind: 'loading' });
    try {
      setState({ kind: 'open', url: URL.createObjectURL(await getFile(file, 'application/pdf')) });
    } catch (error) {
      setState({ kind: 'failed', text: errorText(error, t`The file could not be loaded.`) });
    }
  };
  const url = state.kind === 'open' ? state.url : null;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return (
    <div className="form">
      {url ? (
        <PdfFrame url={url} title={label} filename={filename} onClose={() => setState({ kind: 'closed' })} />
      ) : (
        <p>
          <Button
            kind="second"
            small
            working={state.kind === 'loading' && t`Loading...`}
            onClick={() => void open()}
          >
            {buttonLabel}
          </Button>
        </p>
      )}
      {state.kind === 'failed' && <Notice tone="bad">{state.text}</Notice>}
    </div>
  );
}

interface FrameProps {
  url: string;
  title: string;
  filename: string;
  onClose?: () => void;
}

/** A PDF from a blob URL. Browsers without a PDF viewer get only the links. */
export function PdfFrame({ url, title, filename, onClose }: FrameProps) {
  const canShow = typeof navigator !== 'undefined' && navigator.pdfViewerEnabled;
  return (
    <>
      <p className="row">
        <a href={url} target="_blank" rel="noreferrer">{t`Open ${title}`}</a>
        <a href={url} download={filename}>{t`Download ${title}`}</a>
        {onClose && <Button kind="quiet" small onClick={onClose}>{t`Hide`}</Button>}
      </p>
      {canShow && <iframe className="pdf-frame" src={url} title={title} />}
    </>
  );
}
