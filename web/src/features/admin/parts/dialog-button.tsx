import { useState, type ReactNode } from 'react';
import { Button, type Kind } from '../../../shared/ui/form/button.tsx';

interface Props {
  kind?: Kind;
  dialog: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ kind, dialog, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small kind={kind} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
