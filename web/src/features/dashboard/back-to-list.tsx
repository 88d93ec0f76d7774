import { useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useFocusKept } from '../../shared/ui/focus.ts';
import { BackIcon } from '../../shared/ui/icons.ts';

/** The way back from an entry to its list. It takes the focus when it appears: give it a new `key` when it has to again. */
export function BackToList({ label, onBack }: { label: string; onBack: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  // Scrolls, too: who comes from far down a list would else see the foot of the page.
  useFocusKept(() => root.current?.querySelector('button')?.focus(), null, true);
  return (
    <div ref={root}>
      <Button kind="quiet" small onClick={onBack}>
        <BackIcon /> {label}
      </Button>
    </div>
  );
}
