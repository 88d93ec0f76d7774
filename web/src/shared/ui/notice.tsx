import { useEffect, useRef, type ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.ts';

type Tone = 'ok' | 'bad' | 'care' | 'info';

interface Props {
  tone: Tone;
  children: ReactNode;
  onClose?: () => void;
  /** For outcomes whose button goes with them: the focus would fall out of the page. */
  focusOnShow?: boolean;
}

/** A message in place, never a toast. Red ones interrupt a screen reader, the others wait their turn. */
export function Notice({ tone, children, onClose, focusOnShow }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOnShow) root.current?.focus();
  }, [focusOnShow]);
  const close = () => {
    // The button that has the focus goes with the notice: what the notice stood in takes it.
    root.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onClose?.();
  };
  return (
    <div
      className={`note ${tone}`}
      role={tone === 'bad' ? 'alert' : 'status'}
      ref={root}
      tabIndex={focusOnShow ? -1 : undefined}
    >
      {tone === 'ok' ? <CheckIcon /> : tone === 'info' ? <InfoIcon /> : <AlertIcon />}
      <div>
        <p>{children}</p>
      </div>
      {onClose && (
        <button className="x" type="button" aria-label="Close notice" onClick={close}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
