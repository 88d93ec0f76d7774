import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The navigation, which a button unfolds on phones. Every navigation and Escape fold it; Escape returns to the button. */
export function useFoldedMenu() {
  const { key } = useLocation();
  // Stores the entry of the history at which the menu was opened, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The page below knows the key, too.
      event.stopPropagation();
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', close, { capture: true });
    return () => document.removeEventListener('keydown', close, { capture: true });
  }, [open]);

  return { open, button, toggle: () => setOpenAt(open ? null : key) };
}
