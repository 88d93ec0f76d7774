import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../display/icons.ts';

const ICONS = { ok: CheckIcon, bad: AlertIcon, care: AlertIcon, info: InfoIcon };

interface Props {
  tone: keyof typeof ICONS;
  children: ReactNode;
  onClose?: () => void;
  /** For results that replace the clicked button, which would otherwise lose the focus. */
  focusOnShow?: boolean;
  /** Announced by an existing live region elsewhere. */
  announced?: boolean;
  /** Details below the text. */
  more?: ReactNode;
}

/** An inline message. Errors interrupt a screen reader, others do not. */
export function Notice({ tone, children, onClose, focusOnShow, announced, more }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const Icon = ICONS[tone];
  useEffect(() => {
    if (focusOnShow) root.current?.focus();
  }, [focusOnShow]);
  const close = () => {
    // The focused close button disappears, so the focus goes to the surrounding region.
    root.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onClose?.();
  };
  return (
    <div
      className={`note ${tone}`}
      role={announced ? undefined : tone === 'bad' ? 'alert' : 'status'}
      ref={root}
      tabIndex={focusOnShow ? -1 : undefined}
    >
      <Icon />
      <div>
        <p>{children}</p>
        {more}
      </div>
      {onClose && (
        <button className="x" type="button" aria-label={t`Close notice`} onClick={close}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
