import { useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useFocusFallback } from '../../shared/ui/focus.ts';
import { BackIcon } from '../../shared/ui/icons.ts';

/** The link back from an entry to its list. It takes the focus when mounted; a new `key` makes it do so again. */
export function BackToList({ label, onBack }: { label: string; onBack: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  // Focusing also scrolls up: an entry opened far down the list would otherwise not start at its top.
  useFocusFallback(() => root.current?.querySelector('button')?.focus(), null, true);
  return (
    <div ref={root}>
      <Button kind="quiet" small onClick={onBack}>
        <BackIcon /> {label}
      </Button>
    </div>
  );
}
