import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.ts';

export type Tone = 'ok' | 'bad' | 'care' | 'info';

/** A message in place, never a toast. Red ones interrupt a screen reader, the others wait their turn. */
export function Notice({
  tone,
  children,
  onClose,
}: {
  tone: Tone;
  children: ReactNode;
  onClose?: () => void;
}) {
  return (
    <div className={`note ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {tone === 'ok' ? <CheckIcon /> : tone === 'info' ? <InfoIcon /> : <AlertIcon />}
      <div>
        <p>{children}</p>
      </div>
      {onClose && (
        <button className="x" type="button" aria-label="Close notice" onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
